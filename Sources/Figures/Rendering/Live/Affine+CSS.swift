import Piecewise

extension Affine {
    /// The value as a CSS length inside a container as wide as the screen.
    ///
    /// Chromium cuts a length to 64ths of a pixel, Firefox rounds it: a quarter of a 64th more keeps whole numbers
    /// whole in both. Four decimals of a hundredth of the width are less than a thousandth of a pixel on any screen.
    var css: String {
        guard !isConstant else { return pixels(Self.onGrid(constant)) }
        if isWholeWidth { return "100cqw" }
        return "calc(\(Figures.css(percent))cqw\(Self.term(constant)))"
    }

    /// The value as a CSS length along the horizontal axis inside a box so wide.
    ///
    /// In a box as wide as the screen a percentage is the same length, cut as often; but the browser finds it by layout
    /// alone, where `cqw` has it compute the element's style anew at every width.
    func css(across room: Affine) -> String {
        guard !isConstant, room.isNearly(Affine(rate: 1, constant: 0)) else { return css }
        return isWholeWidth ? "100%" : "calc(\(Figures.css(percent))%\(Self.term(constant)))"
    }

    /// The value as a CSS length that is measured from the far end of the box around it, which was cut once itself.
    var cssFromEnd: String {
        if isConstant, abs(constant) < Tolerance.drawing { return "100%" }
        return css(adding: 1)
    }

    /// The value and a share of the box around it, which was cut once itself.
    func css(adding share: Double) -> String {
        guard share != 0 else { return css }
        let slope = isConstant ? "" : Self.signed(percent) + "cqw"
        return "calc(\(Figures.css(share * 100))%\(slope)\(Self.term(constant + Self.bias(ofShare: share))))"
    }

    /// The value as a term of a sum in CSS: only the sum is cut, so only the sum gets the bias, and what is left out of
    /// the terms must not add up to anything.
    var summand: String {
        guard !isConstant else { return Figures.css(constant) + "px" }
        let constant = constant < 0 ? " - \(pixels(-constant))" : " + \(pixels(constant))"
        return "(\(Figures.css(rate * 100))cqw\(self.constant == 0 ? "" : constant))"
    }

    /// The value as the first terms of a sum in CSS, with the bias of the whole sum.
    var sum: String {
        if isConstant { return Figures.css(Self.biased(constant)) + "px" }
        return "\(Figures.css(percent))cqw\(Self.term(constant))"
    }

    /// A sum of heights, such as `var(--R0)`, and this value's constant as a CSS length.
    ///
    /// Heights are whole pixels of the screen, halves or thirds of a point: half a step of the grid more takes each sum
    /// of them to the nearest 64th in Chromium, and leaves it where it is in Firefox, whose grid has them.
    func css(adding heights: [String]) -> String {
        guard !heights.isEmpty else { return pixels(Self.onGrid(constant)) }
        return "calc(\(heights.joined(separator: " + "))\(Self.term(constant + Self.bias)))"
    }

    /// The value at any one width as a CSS length that is measured from the middle of the box around it.
    var cssFromMiddle: String { "calc(50%\(Self.term(constant)))" }

    /// A length on the browsers' grid is itself; any other, mostly a third of a point, gets half a step more, so that
    /// Chromium cuts it to the nearest one there; Firefox has the thirds on its own grid and finds them.
    fileprivate static func onGrid(_ length: Double) -> Double {
        let steps = length * 64
        return abs(steps - steps.rounded()) < Tolerance.drawnConstant ? steps.rounded() / 64 : biased(length + bias)
    }

    fileprivate static func biased(_ length: Double) -> Double { rounded(length + bias, decimals: 3) }

    private static func term(_ constant: Double) -> String {
        let number = biased(constant)
        return CSSWriter.text { writer in
            writer.write(number < 0 ? " - " : " + ")
            writer.write(abs(number))
            writer.write("px")
        }
    }

    private static func signed(_ number: Double) -> String {
        number < 0 ? " - \(Figures.css(-number))" : " + \(Figures.css(number))"
    }

    /// The rate as hundredths of the width, as it is written.
    fileprivate var percent: Double { Self.rounded(rate * 100, decimals: 4) }

    /// Whether it is the width itself.
    fileprivate var isWholeWidth: Bool { percent == 100 && abs(constant) < Tolerance.drawing }

    /// A quarter of a step of the grid, pixels.
    private static let bias = 1.0 / 256

    /// What a share of a box that was cut itself has to be given back, pixels: what it has lost on average.
    fileprivate static func bias(ofShare share: Double) -> Double { bias * share }

    private static func rounded(_ number: Double, decimals: Int) -> Double {
        var power = 1.0
        for _ in 0..<decimals { power *= 10 }
        return (number * power).rounded() / power
    }
}

extension Breakpoint {
    /// The condition on the container's width that holds from here on.
    ///
    /// Chromium's widths are multiples of a 64th of a pixel, and it takes `>=` for fulfilled a 64th too early; so a width of that grid
    /// is included by `>` between it and the last width before it. Those of Firefox are multiples of a 60th, and it takes what lies just
    /// below a width, or just above, for the width itself.
    var containerCondition: String {
        let steps = position * 64
        let nearest = steps.rounded()
        let isIncluded = abs(steps - nearest) < Tolerance.grid ? isIncluded : steps < nearest
        let isNear = abs(steps - nearest) < Tolerance.nearGrid
        let width = nearest / 64
        let last = max(width - 1 / 64, ((width * 60).rounded(.up) - 1) / 60)
        let threshold = isNear ? (isIncluded ? (last + width) / 2 : width) : position
        return "(width>\(css(threshold))px)"
    }
}

/// The numbers that are written of a length beside a share of the box around it: where they are the same, so is the text.
struct WrittenLength: Hashable {
    private var percent: Double
    private var length: Double
    private var isConstant: Bool
    private var isWholeWidth: Bool

    init(_ value: Affine, adding share: Double) {
        isConstant = value.isConstant
        isWholeWidth = share == 0 && !value.isConstant && value.isWholeWidth
        percent = value.isConstant ? 0 : value.percent
        length =
            share == 0 && value.isConstant
            ? Affine.onGrid(value.constant) : Affine.biased(value.constant + Affine.bias(ofShare: share))
    }
}
