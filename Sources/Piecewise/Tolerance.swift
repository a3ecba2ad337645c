/// Every threshold below which a computed number counts as zero, or two as equal.
///
/// Lengths, widths and offsets are points. What a solver gives is exact to `tie`, a line through two such values to
/// `agreement`, and nobody sees what is less than `drawnConstant`.
public enum Tolerance {
    // MARK: Values

    /// Of a difference between two numbers that are compared: less is a tie.
    public static let tie = 1e-9
    /// Of the distance of a row or a variable from its kink, relative to max(1, |constant|).
    public static let kink = 1e-8
    /// Of two values that should be the same, each from a solution of its own.
    public static let agreement = 1e-7
    /// Of two lines that should be one, at either end of what would be continued.
    public static let continuation = 1e-8
    /// Of a value against the line through two others, where a bend would mean a certificate that nobody logged.
    public static let bend = 1e-5
    /// Of a value that two solutions give alike but for the last digits.
    public static let rounding = 1e-10

    // MARK: Rates

    /// Of a rate that should be a round number.
    public static let rate = 1e-9
    /// Of the rate of a slack: one that falls slower ends nothing.
    public static let slackRate = 1e-10
    /// Of the rate of a view's width: one that changes slower is constant.
    public static let widthRate = 1e-12

    // MARK: Along the width

    /// Breakpoints nearer to each other are one.
    public static let resolution = 1e-9
    /// How far behind its true position a breakpoint stands, where nobody can doubt that it is passed.
    public static let settling = resolution / 2
    /// Breakpoints that settled so near to each other stand for one: `settling`, and a trace of float noise.
    public static let unsettled = 5.1e-10
    /// Segments shorter than this are none.
    public static let shortest = 1e-6
    /// Steps of a staircase shorter than this are none; ends that differ by less are one.
    public static let shortestStep = 1e-3

    // MARK: Along width and offset

    /// Of values, stops and slacks in a cell, which samples at its corners give.
    public static let cell = 1e-6
    /// Of a stop that both intervals at it give.
    public static let stop = 1e-2
    /// Of a row's constant that changes with what it is made of.
    public static let change = 1e-6

    // MARK: Texts

    /// Of the scale of a text that shrinks to fit, in the middle of a segment.
    public static let textScale = 1e-4

    // MARK: Drawing

    /// Of two lengths that are drawn as one, and of a rate that is drawn as none.
    public static let drawing = 1e-7
    /// Of the constant of a length, which is written with three decimals.
    public static let drawnConstant = 1e-5
    /// Of a rate found in what is drawn at two widths.
    public static let drawnRate = 1e-6
    /// Of a place in what is drawn against the line through two others.
    public static let drawnBend = 1e-4
    /// Of a multiple of a 64th of a pixel, in 64ths.
    public static let grid = 1e-6
    /// Of what a browser may take for such a multiple, in 64ths: Firefox reads widths as numbers of single precision.
    public static let nearGrid = 1e-2
    /// The browsers' grid, points: what is shorter, or lies less beside its place, nobody sees.
    public static let gridStep = 1.0 / 64
    /// What the formula of a staircase lies below its steps, points, so that float noise does not lead to the next one.
    public static let stepNoise = gridStep / 256
}
