import Adaptive
import AutoLayout
import Content
import Diagnostics
import FigureSolving
import Figures
import Notation

extension CourseDrawer {
    /// The figure's layout at every width; nil where it cannot be followed, which must be explained of a program.
    func liveLayout(of request: FigureRequest, resources: SiteResources) -> (AdaptiveLayout?, [Diagnostic]) {
        do {
            let solver = LiveFigureSolver(resources: resources)
            let layout = try solver.solve(request, defaultWidths: sources.settings.widths).get()
            let turning = request.code.flatMap { TurningCheck(code: $0, resources: resources).failure(of: layout) }
            return (layout, turning.map { [request.turnedOtherwise($0)] } ?? [])
        } catch {
            return (nil, request.code == nil ? [] : reasons(for: error, of: request, resources: resources))
        }
    }

    /// Why a program's figure is not followed: the mistake that ends the program at a width, or what it computes.
    private func reasons(
        for failure: AdaptiveFailure, of request: FigureRequest, resources: SiteResources
    ) -> [Diagnostic] {
        guard case .unsolvable(let width) = failure else { return [request.unfollowed(because: failure)] }
        let screen = request.liveScreen(width: width, defaultWidths: sources.settings.widths)
        var mistakes = FigureSolver(resources: resources).solve(request, on: screen).1.filter { $0.severity == .error }
        for index in mistakes.indices { mistakes[index].message += " (at \(number(width)) pt)" }
        return mistakes.isEmpty ? [request.unfollowed(because: failure)] : mistakes
    }

    /// The preview that shows a layout at every width.
    func livePreview(of request: FigureRequest, showing layout: AdaptiveLayout) -> LivePreview {
        let widths = sources.settings.widths
        let appearances = request.settings.appearances
        let width = request.firstLiveWidth(defaultWidths: widths)
        return LivePreview(
            layout: layout, width: width, opening: request.firstOffset(defaultWidths: widths),
            presets: request.livePresets(defaultWidths: widths),
            isPlain: request.settings.isPlain, appearance: appearances.count == 1 ? appearances[0] : nil,
            followsOthers: request.settings.height == nil && !request.settings.isPlain)
    }
}

extension FigureRequest {
    /// The fixed preview's width that is nearest to an iPhone's, points.
    func firstLiveWidth(defaultWidths: [Double]) -> Double {
        let fixed = previews(defaultWidths: defaultWidths).map(\.screen.size.width)
        return fixed.min { abs($0 - 390) < abs($1 - 390) } ?? 390
    }

    /// The offset of the least scrolled fixed preview, points.
    package func firstOffset(defaultWidths: [Double]) -> Double {
        let offsets = previews(defaultWidths: defaultWidths).map(\.screen.scrolledBy)
        return offsets.min { abs($0) < abs($1) } ?? 0
    }

    /// The devices whose widths a reader may choose by name, and the width the figure begins with, ascending.
    func livePresets(defaultWidths: [Double]) -> [LivePreview.Preset] {
        let range = liveWidths(defaultWidths: defaultWidths)
        let first = firstLiveWidth(defaultWidths: defaultWidths)
        var presets = Self.usualPresets.filter { range.contains($0.width) }
        if !presets.contains(where: { $0.width == first }) {
            presets.append(LivePreview.Preset(name: number(first), width: first))
        }
        if settings.isPlain {
            for index in presets.indices { presets[index].name = number(presets[index].width) }
        }
        return presets.sorted { $0.width < $1.width }
    }

    /// From the smallest phone to the largest tablet.
    private static let usualPresets: [LivePreview.Preset] = [
        LivePreview.Preset(name: "SE", width: 320), LivePreview.Preset(name: "iPhone", width: 390),
        LivePreview.Preset(name: "Pro Max", width: 430), LivePreview.Preset(name: "iPad", width: 768),
        LivePreview.Preset(name: "iPad Pro", width: 1024),
    ]
}
