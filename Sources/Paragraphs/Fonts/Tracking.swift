import AutoLayout
import Scene

extension Font {
    /// The letter spacing that makes Inter about as wide as San Francisco, in points after each grapheme cluster, the
    /// last one too; boxes have none.
    ///
    /// It is San Francisco's own tracking at that size, as Apple's Human Interface Guidelines list it, and what Inter's
    /// letters differ, calibrated against the widths that Interface Builder saved for one-line labels; and the author's
    /// kern.
    public var tracking: Double {
        guard pointSize.isFinite, pointSize > 0 else { return kern }
        let difference =
            Self.interDifference.value(at: pointSize)
            + weightDifference
            + Self.capitalsDifference.value(at: pointSize) * lettering.capitals
            + Self.figuresDifference.value(at: pointSize) * lettering.figures
            + Self.percentDifference * lettering.percents
        // Below the table, spacing shrinks with the letters.
        let sanFrancisco = Self.sanFranciscoTracking.value(at: pointSize) * min(1, pointSize / 6)
        return ((sanFrancisco + pointSize * difference) * 1000).rounded() / 1000 + kern
    }

    /// What letters of the weight differ, em: figures gain less width with it than others.
    private var weightDifference: Double {
        let axis = weight.axisValue
        let thinness = min(max((300 - axis) / 100, 0), 1)
        let others = Self.boldDifference.value(at: axis) + Self.thinDifference.value(at: pointSize) * thinness
        return others * (1 - lettering.figures) + Self.blackFiguresDifference.value(at: axis) * lettering.figures
    }

    /// Point size → points. The values below 11 and above 34 points have not been checked against the
    /// Guidelines.
    private static let sanFranciscoTracking = PiecewiseLinear([
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (26, 0.22), (28, 0.38), (34, 0.40), (40, 0.37), (48, 0.35), (56, 0.30), (64, 0.22),
        (72, 0.14), (80, 0),
    ])

    /// Point size → em. Up to 17 points both fonts are as wide; above, San Francisco goes over to its narrower display
    /// letters. At 40 and 50 points it rests on 33 labels, above 72 on six.
    private static let interDifference = PiecewiseLinear([
        (17, -0.0018), (19, -0.0063), (20, -0.0165), (25, -0.050), (28, -0.0575), (34, -0.059), (40, -0.056),
        (72, -0.056), (100, -0.068),
    ])

    /// Weight → em beside what regular differs: San Francisco's letters gain more width with weight. Medium rests on 35
    /// labels, semibold on 51, bold on 45 from 14 to 50 points, and black on two.
    private static let boldDifference = PiecewiseLinear([
        (400, 0), (500, 0.006), (600, 0.008), (700, 0.0175), (900, 0.028),
    ])

    /// Point size → em that thin letters differ from regular ones; four labels.
    private static let thinDifference = PiecewiseLinear([(17, 0), (32, -0.012), (40, -0.043)])

    /// Weight → em that figures differ from regular ones; those of black rest on one label at 80 points.
    private static let blackFiguresDifference = PiecewiseLinear([(700, 0), (900, 0.022)])

    /// Em that a percent sign beside figures is wider; four labels at 14 and 17 points.
    private static let percentDifference = 0.08

    /// Point size → em beside what words differ, where there are capitals and no small letters; 10 labels from 25 to 50
    /// points, and none that differs up to 17.
    private static let capitalsDifference = PiecewiseLinear([(20, 0), (25, 0.0115)])

    /// Point size → em beside what words differ, in texts of figures: San Francisco's are the wider ones, above all in
    /// its display letters. Words with figures in them, such as "Title 3", come out right without it. 12 labels from 25
    /// to 72 points.
    private static let figuresDifference = PiecewiseLinear([(17, 0.010), (20, 0.006), (25, 0.039)])
}

/// Numbers between which a function runs straight, and before and behind which it stays.
struct PiecewiseLinear: Sendable {
    private let knots: [(x: Double, y: Double)]

    /// A function through `knots`, which ascend.
    init(_ knots: [(x: Double, y: Double)]) { self.knots = knots }

    /// The function's value; 0 without knots.
    func value(at x: Double) -> Double {
        guard let upper = knots.firstIndex(where: { $0.x >= x }) else { return knots.last?.y ?? 0 }
        guard upper > 0 else { return knots[upper].y }
        let (low, high) = (knots[upper - 1], knots[upper])
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
