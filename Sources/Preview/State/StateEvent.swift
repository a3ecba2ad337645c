import Foundation
import Site

/// The state as a server-sent event.
///
/// Source: HTML Standard, section 9.2, "Server-sent events".
struct StateEvent: Encodable {
    /// When the preview started, in milliseconds since 1970; builds of a later run are newer than all of this one.
    var run: Int
    var build: Int
    var time: String
    var warnings: Int
    var problems: [Problem]
    /// How many more there are than `problems` holds.
    var unlisted: Int

    /// No page needs more problems at once.
    static let limit = 100

    init(_ state: PreviewState, run: Int) {
        self.run = run
        build = state.build
        time = state.time
        warnings = state.warningCount
        problems = Array(state.problems.prefix(Self.limit))
        unlisted = state.problems.count - problems.count
    }

    /// One `state` event; JSON of one line, so no line of it can be taken for another field.
    var frame: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(self)) ?? Data("{}".utf8)
        return Array("event: state\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}
