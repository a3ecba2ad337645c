/// What a constraint asks for and how far it is missed, as numbers of any kind, points.
public struct ResidualOf<Number> {
    /// The constraint's constant.
    public var constant: Number
    /// By how much its first side exceeds the second; an inequality may exceed in the direction it allows.
    public var excess: Number

    @inlinable
    public init(constant: Number, excess: Number) {
        self.constant = constant
        self.excess = excess
    }

    /// Both residuals' numbers, combined one by one.
    @inlinable
    public func zip<A, B>(_ other: ResidualOf<A>, _ combine: (Number, A) -> B) -> ResidualOf<B> {
        ResidualOf<B>(constant: combine(constant, other.constant), excess: combine(excess, other.excess))
    }

    /// Its numbers with the values of a function.
    @inlinable
    public func map<B>(_ transform: (Number) -> B) -> ResidualOf<B> { zip(self) { number, _ in transform(number) } }
}

extension ResidualOf: Sendable where Number: Sendable {}
extension ResidualOf: Equatable where Number: Equatable {}
extension ResidualOf: Hashable where Number: Hashable {}
