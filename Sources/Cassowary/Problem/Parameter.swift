/// A number on which the constants of constraints depend linearly, such as a width or a scroll offset.
public struct Parameter: Hashable, Sendable {
    /// The parameter's position in the order in which parameters were added, from 0.
    public let index: Int

    init(index: Int) { self.index = index }

    /// The parameter that every solver has from the start.
    public static var first: Parameter { Parameter(index: 0) }
}

/// How much a constant grows with each unit of a parameter.
public struct Slope: Hashable, Sendable {
    public var parameter: Parameter
    public var rate: Double

    public init(_ rate: Double, of parameter: Parameter) {
        self.rate = rate
        self.parameter = parameter
    }
}
