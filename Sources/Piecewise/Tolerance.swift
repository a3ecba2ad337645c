/// Every threshold below which a computed number counts as zero, or two as equal.
///
/// Lengths, widths and offsets are points. Three scales follow from each other: values that a solver gives are exact to
/// `tie`, lines through two of them to `agreement`, and what is drawn to `drawing`.
public enum Tolerance {
    // MARK: Comparing

    /// Of a difference between two numbers that are compared: less is a tie.
    public static let tie = 1e-9
    /// Of the distance of a row or a variable from its kink, relative to max(1, |constant|).
    public static let kink = 1e-8
    /// Of two values that should be the same, each computed from a solution of its own.
    public static let agreement = 1e-7
    /// Of two lines that should be one, at both ends of the segment that would continue.
    public static let continuation = 1e-8
    /// Of a rate: less is a constant.
    public static let rate = 1e-9
    /// Of the rate of a slack: one that falls slower never ends a segment.
    public static let slackRate = 1e-10
    /// Of a value that bends although no certificate failed.
    public static let bend = 1e-5

    // MARK: Along the width

    /// Breakpoints nearer to each other are one.
    public static let resolution = 1e-9
    /// How far behind its true position a breakpoint stands where nobody can doubt that it is passed.
    public static let settling = resolution / 2
    /// Breakpoints that settled so near to each other stand for one: `settling`, and a trace of float noise.
    public static let unsettled = 5.1e-10
    /// Segments shorter than this are none.
    public static let shortest = 1e-6
    /// Of the end of a segment, which a longer baseline gives more exactly.
    public static let end = 1e-3

    // MARK: Along width and offset

    /// Of a value in a cell, from samples at its corners.
    public static let cell = 1e-6
    /// Of a stop that a shorter interval and a longer one both give.
    public static let stop = 1e-2

    // MARK: Drawing

    /// Of the sides of a drawn length, and of its rate.
    public static let drawing = 1e-7
    /// Of the constant of a drawn length, which is written with three decimals.
    public static let drawnConstant = 1e-5
    /// Of the step of a staircase, in height and in width.
    public static let step = 1e-4
}
