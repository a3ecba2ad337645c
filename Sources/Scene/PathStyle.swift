import Piecewise

/// How a path's line and its ground are drawn.
public struct PathStyle: Hashable, Sendable, Serializable {
    public enum Cap: String, Hashable, Sendable, Serializable { case butt, round, square }
    public enum Join: String, Hashable, Sendable, Serializable { case miter, round, bevel }

    public var cap = Cap.butt
    public var join = Join.miter
    /// How long it is drawn and left out by turns, points; empty for a whole line.
    public var dashes: [Double] = []
    /// Where in these it begins, points.
    public var dashPhase = 0.0
    /// Whether what is encircled an even number of times is no ground.
    public var isEvenOdd = false

    public init() {}
}

/// Where the colours of a gradient lie.
public struct GradientLine: Hashable, Sendable, Serializable {
    /// Which way it goes along each axis: 1 to the right or downwards, -1 the other way, 0 not at all.
    public var x = 0
    public var y = 1
    /// How much of the whole way lies before each colour; empty where they are spread evenly.
    public var stops: [Double] = []

    public init() {}
}
