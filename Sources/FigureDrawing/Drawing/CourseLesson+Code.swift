import Content
import Figures

extension CourseLesson {
    /// Where the code stands on the page that made the figure of a block.
    func code(ofFigureAt block: Int) -> FigureCode? {
        guard let request = plans[block].figure else { return nil }
        var lines: [Int: FigureCode.Line] = [:]
        for (plan, source) in zip(plans[...block], lesson.blocks)
        where plan.showsCode && source.location.path == request.file.path {
            guard let listing = plan.listing else { continue }
            for (position, line) in listing.lines.enumerated() {
                lines[line] = FigureCode.Line(listing: listing.name, number: position + 1)
            }
        }
        return FigureCode(
            path: request.file.path, lines: lines,
            components: request.code == nil ? request.program.placesOfComponents : [:])
    }
}
