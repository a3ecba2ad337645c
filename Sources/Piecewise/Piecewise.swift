/// A function of one parameter in segments, each of which holds from its start to that of the next one.
///
/// Starts ascend. The first segment holds below its own start too, the last one has no end.
public struct Piecewise<Start, Value> {
    public struct Segment {
        public var start: Start
        public var value: Value

        @inlinable
        public init(start: Start, value: Value) {
            self.start = start
            self.value = value
        }
    }

    public private(set) var segments: [Segment]

    /// A function without segments, to which some are appended.
    @inlinable
    public init() { self.init(segments: []) }

    /// The same value everywhere.
    @inlinable
    public init(_ value: Value, from start: Start) { self.init(segments: [Segment(start: start, value: value)]) }

    /// Segments whose starts ascend; neighbours with equal values stay apart.
    public init(segments: [Segment]) { self.segments = segments }

    /// The number of segments.
    @inlinable public var count: Int { segments.count }
    @inlinable public var isEmpty: Bool { segments.isEmpty }
    /// Whether no breakpoint lies between two values.
    @inlinable public var isConstant: Bool { count < 2 }
    @inlinable public var values: [Value] { segments.map { $0.value } }
    @inlinable public var starts: [Start] { segments.map { $0.start } }

    /// The same segments with other values.
    @inlinable
    public func map<Other>(_ transform: (Value) -> Other) -> Piecewise<Start, Other> {
        Piecewise<Start, Other>(
            segments: segments.map { Piecewise<Start, Other>.Segment(start: $0.start, value: transform($0.value)) })
    }
}

extension Piecewise: Sendable where Start: Sendable, Value: Sendable {}
extension Piecewise.Segment: Sendable where Start: Sendable, Value: Sendable {}
extension Piecewise: Equatable where Start: Equatable, Value: Equatable {}
extension Piecewise.Segment: Equatable where Start: Equatable, Value: Equatable {}
extension Piecewise: Hashable where Start: Hashable, Value: Hashable {}
extension Piecewise.Segment: Hashable where Start: Hashable, Value: Hashable {}

extension Piecewise where Start: Equatable {
    /// Goes on with a value from `start` on, which must not lie before the last one; a value that is the same as its
    /// neighbour joins it, and one that begins where the last one does replaces that.
    ///
    /// - Parameter isSame: whether two neighbours are one segment.
    public mutating func append(_ value: Value, from start: Start, joining isSame: (Value, Value) -> Bool) {
        if let last = segments.last {
            guard !isSame(last.value, value) else { return }
            if last.start == start { segments.removeLast() }
            if let before = segments.last, isSame(before.value, value) { return }
        }
        segments.append(Segment(start: start, value: value))
    }
}

extension Piecewise where Start: Equatable, Value: Equatable {
    /// Goes on with a value from `start` on, as `append(_:from:joining:)`; equal neighbours join.
    @inlinable
    public mutating func append(_ value: Value, from start: Start) { append(value, from: start, joining: ==) }

    /// Goes on with the segments of another function.
    @inlinable
    public mutating func append(_ other: Piecewise) {
        for segment in other.segments { append(segment.value, from: segment.start) }
    }
}

extension Piecewise where Start == Breakpoint {
    /// The value at a parameter; nil without segments. Complexity: O(log segments).
    @inlinable
    public func value(at parameter: Double) -> Value? { index(at: parameter).map { segments[$0].value } }

    /// The position of the segment that holds at a parameter; nil without segments. Complexity: O(log segments).
    public func index(at parameter: Double) -> Int? {
        guard !segments.isEmpty else { return nil }
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if segments[middle].start.isReached(at: parameter) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Where each segment ends, of which the last one ends at `end`.
    @inlinable
    public func ends(before end: Double) -> [Double] { segments.dropFirst().map { $0.start.position } + [end] }

    /// The values of several functions from each breakpoint of any of them on; the first is where all have begun.
    ///
    /// Complexity: O(breakpoints × functions).
    public static func merged(_ functions: [Piecewise]) -> Piecewise<Breakpoint, [Value]> {
        var merged = Piecewise<Breakpoint, [Value]>()
        var next = functions.map { _ in 0 }
        while true {
            var start: Breakpoint?
            for (function, place) in zip(functions, next) where place < function.count {
                let other = function.segments[place].start
                start = start.map { min($0, other) } ?? other
            }
            guard let start else { return merged }
            for index in functions.indices
            where next[index] < functions[index].count && functions[index].segments[next[index]].start == start {
                next[index] += 1
            }
            guard !next.contains(0) else { continue }
            let values = zip(functions, next).map { $0.segments[$1 - 1].value }
            merged.segments.append(Piecewise<Breakpoint, [Value]>.Segment(start: start, value: values))
        }
    }
}
