import Files
import Notation

/// What a page shows of a code block.
public struct BlockPlan: Sendable {
    /// Whether the code stands on the page.
    public var showsCode: Bool
    /// The figure it draws, if any.
    public var figure: FigureRequest?
    /// Whether it would draw a figure if it had no mistakes.
    package var lacksFigure = false
    /// The diagram that a block of the language `dot` draws; nil for any other.
    package var diagram: DiagramSettings?
    /// Tells one figure from another by all that its author wrote: the lesson's layout blocks so far, the block's info
    /// string, its name and the data. Nil for one that is not kept.
    package var figureContent: Fingerprint?
    /// The lines of the block, counted from 1, that say something new beside an elision.
    public var newLines: Set<Int>
    /// What the page shows of a block that can make a figure; nil for any other.
    package var listing: CodeListing?
    /// The lesson's program as it stands after a layout block, nil for any other.
    package var program: LayoutProgram?
    /// The program so far, behind a fragment of it; nil where the block shows all of it.
    package var wholeProgram: WholeProgram?
    /// What the block is in an exercise; nil for a part of the lesson itself.
    public var exercise: FigureSettings.ExerciseRole?
    /// What the exercise that it begins asks for, each as it is written.
    public var goals: [String] = []
    /// The numbers of the code that readers change with sliders.
    package var knobs: [KnobPlace] = []
    /// The components and screens that a layout block defines or opens.
    package var names: [String] = []
}
