import AutoLayout

/// How a block's figure is shown: the rest of its info string, after `layout`.
public struct FigureSettings: Hashable, Sendable {
    /// What must be wrong with the layout, so that the build fails when it is not.
    public enum Expectation: String, Hashable, Sendable, CaseIterable {
        case none, conflict, ambiguous
    }

    /// What a block is in an exercise, beside the lesson's program, which goes on as if neither were there.
    public enum ExerciseRole: String, Hashable, Sendable, CaseIterable {
        /// What readers begin with; what it expects is their goal, and fails.
        case start
        /// What they might write in its place; all that was expected holds.
        case solution
    }

    /// `figure=`; nil for a name made from the screen's.
    public var name: String?
    /// `widths=320,390`, points; nil where nothing is said.
    public var widths: [Double]?
    /// `devices="iPhone SE,iPad"`, by the names of `DevicePreset`.
    public var devices: [String] = []
    /// `height=`, points; nil for the device's.
    public var height: Double?
    /// `scroll=0,60`, points; empty for a figure at rest.
    public var scrollOffsets: [Double] = []
    /// `appearance=light,dark`; empty to follow the reader.
    public var appearances: [UserInterfaceStyle] = []
    /// `show=`: whether the block's code is shown.
    public var showsCode = true
    /// `show=`: whether the block's figure is shown.
    public var showsFigure = true
    /// `expect=`.
    public var expectation = Expectation.none
    /// `frame=plain`: no device and no safe area.
    public var isPlain = false
    /// `direction=ltr,rtl`; empty to follow the reader.
    public var directions: [LayoutDirection] = []
    /// `text-size=xSmall,AX5`; empty to follow the reader.
    public var textSizes: [ContentSizeCategory] = []
    /// `keyboard=hidden,shown`: whether the keyboard is shown; empty for a figure without.
    public var keyboards: [Bool] = []
    /// One line: what to look at.
    public var caption: String?
    public var title: String?
    /// `project=Timeline`: what the app is called that readers can take home; nil for none.
    public var project: String?
    /// `in=Type.function`, of a fence of Swift: where what has no type goes; nil for the one touched last.
    public var place: String?
    /// `remove=Type.member`, of a fence of Swift: what the program no longer has.
    public var removed: [String] = []

    /// `exercise=`: nil for a block that is a part of the lesson itself.
    public var exercise: ExerciseRole?

    public init() {}
}
