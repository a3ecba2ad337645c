/// The maps `rate × parameter + constant` of up to 64 variables in a row.
///
/// Few variables change their maps from one piece to the next; pieces share the blocks of all others, which therefore
/// never change.
@usableFromInline
struct MapBlock: @unchecked Sendable {
    @usableFromInline static var length: Int { 64 }

    /// The rates, then the constants; 0 where there is no variable.
    private let numbers: UncheckedArray<Double>
    /// Where they lie, for as long as the block is there.
    @usableFromInline let start: UnsafePointer<Double>
    @usableFromInline let hasConstants: Bool
    /// The largest magnitude among the numbers; infinite where one is no number or nobody asks.
    let largest: Double

    /// How many blocks it takes for so many variables.
    static func count(for variables: Int) -> Int { (variables + length - 1) / length }

    /// The maps of the block of a number, of so many variables in all.
    @inline(__always)
    init(_ number: Int, of variables: Int, map: (Int) -> (rate: Double, constant: Double)) {
        var numbers = UncheckedArray<Double>(repeating: 0, count: 2 * Self.length)
        var (hasConstants, largest) = (false, 0.0)
        let first = number * Self.length
        for place in 0..<min(Self.length, variables - first) {
            let (rate, constant) = map(first + place)
            (numbers[place], numbers[Self.length + place]) = (rate, constant)
            hasConstants = hasConstants || constant != 0
            let size = max(abs(rate), abs(constant))
            if !(size <= largest) { largest = size.isNaN ? .infinity : size }
        }
        self.init(numbers, hasConstants: hasConstants, largest: largest)
    }

    /// The values of the block of a number, as maps that stand still.
    init(_ number: Int, of values: UncheckedArray<Double>) {
        var numbers = UncheckedArray<Double>(repeating: 0, count: 2 * Self.length)
        let first = number * Self.length
        numbers.copy(values, from: first, count: min(Self.length, values.count - first), to: Self.length)
        self.init(numbers, hasConstants: true, largest: .infinity)
    }

    private init(_ numbers: UncheckedArray<Double>, hasConstants: Bool, largest: Double) {
        (self.numbers, self.hasConstants, self.largest) = (numbers, hasConstants, largest)
        start = numbers.start.unsafelyUnwrapped
    }

    @inlinable
    @inline(__always)
    func map(at place: Int) -> (rate: Double, constant: Double) { (start[place], start[Self.length + place]) }

    /// Calls the body with the values of the first so many maps at a parameter, eight at a time, 0 after the last.
    @inlinable
    @inline(__always)
    func forEachEight(of count: Int, at parameter: Double, _ body: (SIMD8<Double>) -> Void) {
        if hasConstants {
            for place in stride(from: 0, to: count, by: 8) {
                body(eight(from: place) * parameter + eight(from: Self.length + place))
            }
        } else {
            for place in stride(from: 0, to: count, by: 8) { body(eight(from: place) * parameter) }
        }
    }

    @inlinable
    @inline(__always)
    func eight(from place: Int) -> SIMD8<Double> {
        UnsafeRawPointer(start + place).loadUnaligned(as: SIMD8<Double>.self)
    }

    /// Whether both have the same maps, but for rounding near a parameter.
    func agrees(with other: MapBlock, near parameter: Double) -> Bool {
        if start == other.start { return true }
        let size = max(1, abs(parameter))
        for place in 0..<Self.length where abs(numbers[place] - other.numbers[place]) * size > 1e-9 { return false }
        for place in Self.length..<(2 * Self.length) {
            let constant = numbers[place]
            if abs(constant - other.numbers[place]) > 1e-9 * max(1, abs(constant)) { return false }
        }
        return true
    }
}
