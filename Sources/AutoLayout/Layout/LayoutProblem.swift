import Diagnostics
import Scene

/// A mistake in a layout, which was solved nevertheless.
public struct LayoutProblem: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// Required constraints contradict each other; `broken` was given up.
        case conflict
        /// More than one layout satisfies everything.
        case ambiguous
        /// UIKit would throw.
        case misuse
    }

    public var kind: Kind
    /// For the author, one sentence.
    public var message: String
    /// The constraints concerned, each in words, with its place; for a conflict an irreducible set.
    public var constraints: [Participant] = []
    /// The one that was given up.
    public var broken: Participant?
    /// What holds instead of the one that was given up, such as `avatar.width is 60`; nil where none was.
    public var outcome: String?
    /// What to write instead, one sentence; nil where nothing is known.
    public var advice: String?
    /// What UIKit says when it refuses; nil for anything but misuse.
    public var reason: String?
    /// The views concerned.
    public var views: [ViewID] = []
    /// For an ambiguous layout, two solutions: the frames of `views` in each, in the screen's coordinates, points.
    public var layouts: [[Rect]] = []
    /// For an ambiguous layout, `card can be [16, 60, 358, 0] as well as [16, 60, 358, 50]`: x, y, width and height on
    /// the screen; nil where rounding hides the other solution.
    public var witnesses: String?
    /// For an ambiguous layout, where the author wrote the first of `views`.
    public var source: SourceLocation?
    /// How often it was found: by every row of a table, or every turn of a loop, that repeats the mistake.
    public var occurrences = 1
    /// In how many rows of a table it was found.
    public var rows = 0

    /// A constraint in words, such as `avatar.width == 60`.
    public struct Participant: Hashable, Sendable {
        public var description: String
        /// As a sentence, such as `avatar is 60 points wide`.
        public var sentence: String
        /// As UIKit logs it.
        public var logged: String
        public var source: SourceLocation?

        public init(description: String, sentence: String = "", logged: String = "", source: SourceLocation?) {
            self.description = description
            self.sentence = sentence.isEmpty ? description : sentence
            self.logged = logged
            self.source = source
        }
    }
}
