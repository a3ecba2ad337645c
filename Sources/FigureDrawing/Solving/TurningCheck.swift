import Adaptive
import AutoLayout
import Notation
import Scene
import UIKitPrograms

/// Turns a program's screen, and holds what it shows then to what it shows when it starts so: a program that sets up for
/// one size and forgets the other looks right at every width of a figure, and wrong in the hand.
struct TurningCheck {
    let code: FigureProgram
    let resources: SiteResources

    /// A turn after which a view has another frame or text than after a start.
    struct Failure: Sendable {
        /// Points.
        var from, to: Double
        /// The view's path; nil where there are other views.
        var view: String?
    }

    /// The first one among turns between both ends of a layout's widths; nil where there is none, and where a program
    /// does not run.
    func failure(of layout: AdaptiveLayout) -> Failure? {
        let (narrow, wide) = (layout.widths.lowerBound, layout.widths.upperBound)
        return failure(from: narrow, to: wide, in: layout) ?? failure(from: wide, to: narrow, in: layout)
    }

    private func failure(from: Double, to: Double, in layout: AdaptiveLayout) -> Failure? {
        let (start, screen) = (layout.screen(at: from), layout.screen(at: to))
        guard let run = try? resources.layout(of: code, on: screen, turnedFrom: start) else { return nil }
        let tree = run.tree(on: screen)
        let turned = LayoutEngine(measurer: resources.measurer).layout(tree, on: screen)
        let started = layout.layout(at: to, offset: screen.scrolledBy)
        guard turned.frames.count == started.frames.count else { return Failure(from: from, to: to, view: nil) }
        let other = turned.frames.indices.first { index in
            !Self.isNear(turned.frames[index], started.frames[index])
                || turned.textLines[index]?.map(\.text) != started.textLines[index]?.map(\.text)
        }
        return other.map { Failure(from: from, to: to, view: tree.path(of: ViewID($0))) }
    }

    /// Points.
    private static let tolerance = 1e-6

    private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
        [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
    }
}
