import Adaptive
import AutoLayout
import Content
import SeededRandomness
import Site
import Testing
import Typesetting

@Suite("Live figures")
struct LiveFigureTests {
    /// Shrinking text, stairs, stacks, tables, regular and compact screens.
    static let names = [
        "players-profile/players-name", "players-profile/players-profile-narrow",
        "music-album/album",
    ]
    static let seed: UInt64 = 5

    /// Points; of what the engine says.
    static let tolerance = 1e-6

    @Test("The pieces of the course's figures say at any width and around breakpoints what the engine says")
    func piecesAgreeWithTheEngine() throws {
        let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let tools = BuildTools(fileSystem: .disk, fonts: try FontLibrary(), workers: 1)
        let course = Course.read(SiteLayout(folder: folder, templates: folder + "/templates"), with: tools)
        let study = LiveFigureStudy(course, tools: tools)
        var generator = SeededGenerator(seed: Self.seed)
        for name in Self.names {
            let request = try #require(study.requests.first { $0.name == name }?.request, "\(name)")
            let figure = study.figure(name, request)
            let layout = try figure.layout.get()
            for width in Self.widths(of: layout, using: &generator) {
                let (tree, exact) = try #require(study.layout(of: figure, at: width))
                let difference = Self.difference(layout.layout(at: width), exact, tree)
                #expect(difference == nil, "\(name) at \(width), seed \(Self.seed)")
            }
        }
    }

    /// The range's ends, some widths in it, and some breakpoints with their surroundings.
    private static func widths(of layout: AdaptiveLayout, using generator: inout SeededGenerator) -> [Double] {
        var widths = [layout.widths.lowerBound, layout.widths.upperBound]
        for _ in 0..<3 { widths.append(Double.random(in: layout.widths, using: &generator)) }
        let breakpoints = layout.variants.flatMap { $0.breakpoints }.shuffled(using: &generator)
        for breakpoint in breakpoints.prefix(3) {
            widths += [breakpoint - 1.0 / 64, breakpoint, breakpoint + 1.0 / 64]
        }
        return widths.filter { layout.widths.contains($0) }
    }

    private static func difference(_ found: Layout, _ exact: Layout, _ tree: ViewTree) -> String? {
        guard found.frames.count == exact.frames.count else { return "\(found.frames.count) views" }
        for index in exact.frames.indices {
            let (a, b) = (found.frames[index], exact.frames[index])
            let distances = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
            guard distances.allSatisfy({ abs($0) <= tolerance }) else {
                return "\(tree.path(of: ViewID(index))): \(a), not \(b)"
            }
            let (lines, exactLines) = (found.textLines[index], exact.textLines[index])
            guard lines?.map({ $0.text }) == exactLines?.map({ $0.text }) else {
                return "\(tree.path(of: ViewID(index))): other lines"
            }
        }
        return nil
    }
}
