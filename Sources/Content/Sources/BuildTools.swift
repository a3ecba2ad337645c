import Caching
import Diagnostics
import Files
import Typesetting

/// What a build needs from outside besides the site's folder.
public struct BuildTools: Sendable {
    public var fileSystem: FileSystem
    public var fonts: FontLibrary
    /// How many threads at most.
    public var workers: Int
    /// What becomes of drafts.
    public var drafts = DraftPolicy.leftOut
    /// The day, `YYYY-MM-DD` in UTC; lessons of later days wait. Empty where no lesson shall wait.
    public var today: @Sendable () -> String = { "" }
    /// What becomes of the pictures that stand for lessons elsewhere; pages name them in any case.
    public var cards = CardPolicy.painted
    /// Told what the build is about to do.
    public var progress: @Sendable (String) -> Void
    /// Told what is wrong so far, after each step but the last; a preview need not wait for the rest.
    public var found: @Sendable ([Diagnostic]) -> Void = { _ in }
    /// A steady clock, in seconds; what it says goes into reports, never into output.
    public var clock: @Sendable () -> Double
    /// How long one figure's layout may take, seconds; sound ones take a hundredth of the usual limit.
    public var figureTimeout = 30.0
    /// What runs other programs, such as git; nil where nothing does.
    public var runner: ProgramRunner?
    /// What runs the programs of lessons; nil where nothing does.
    public var programs: LessonPrograms?
    /// What earlier builds have made.
    public var cache = BuildCache()

    public init(
        fileSystem: FileSystem, fonts: FontLibrary, workers: Int,
        progress: @escaping @Sendable (String) -> Void = { _ in }, clock: @escaping @Sendable () -> Double = { 0 }
    ) {
        self.fileSystem = fileSystem
        self.fonts = fonts
        self.workers = workers
        self.progress = progress
        self.clock = clock
    }
}
