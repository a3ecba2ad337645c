/// The maps `rate × parameter + constant` of up to 64 variables in a row.
///
/// Few variables change their maps from one piece to the next; pieces share the blocks of all others.
struct MapBlock: Sendable {
    static let length = 64

    /// The rates, then the constants.
    private var numbers: Lane<Double>
    /// The largest magnitude among the numbers; infinite if one is no number.
    private(set) var largest = 0.0
    private var hasConstants = false
    /// The pairs of places with a rate that is not 0, as bits, and how many they are.
    private var moving: UInt32 = 0
    private var movingCount = 0

    init() { numbers = Lane(repeating: 0, count: 2 * Self.length) }

    /// How many blocks it takes for so many variables.
    static func count(for variables: Int) -> Int { (variables + length - 1) / length }

    mutating func set(rate: Double, constant: Double, at place: Int) {
        numbers[place] = rate
        numbers[Self.length + place] = constant
        hasConstants = hasConstants || constant != 0
        let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: place / 2)
        if rate != 0 && moving & bit == 0 {
            moving |= bit
            movingCount += 1
        }
        note(rate)
        note(constant)
    }

    private mutating func note(_ number: Double) {
        if !(abs(number) <= largest) { largest = number.isNaN ? .infinity : abs(number) }
    }

    func map(at place: Int) -> (rate: Double, constant: Double) { (numbers[place], numbers[Self.length + place]) }

    /// Whether both have the same maps, but for rounding near a parameter.
    func agrees(with other: MapBlock, near parameter: Double) -> Bool {
        if numbers.start == other.numbers.start { return true }
        let size = max(1, abs(parameter))
        for place in 0..<Self.length where abs(numbers[place] - other.numbers[place]) * size > 1e-9 { return false }
        for place in Self.length..<(2 * Self.length) {
            let constant = numbers[place]
            if abs(constant - other.numbers[place]) > 1e-9 * max(1, abs(constant)) { return false }
        }
        return true
    }

    /// The first so many maps for as long as the block is there.
    @inline(__always)
    func view(count: Int) -> MapView? {
        numbers.start.map {
            MapView(
                rates: $0, count: count, hasConstants: hasConstants, moving: moving,
                areFewMoving: movingCount <= Self.length / 6)
        }
    }
}
