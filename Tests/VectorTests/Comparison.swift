import AutoLayout
import Scene

/// Collects where an answer differs from what a vector expects; what it does not understand counts as a difference.
struct Comparison {
    let tolerance: Double
    /// Pixels per point.
    let scale: Double
    private(set) var count = 0
    private(set) var differences: [String] = []

    init(_ vector: Vector, scale: Double? = nil) {
        self.scale = scale ?? vector.scale
        tolerance = vector.tolerance(atScale: self.scale)
    }

    mutating func expect(_ name: String, _ value: Double?, _ wanted: JSONValue) {
        guard let wanted = wanted.number else { return fail("\(name): the vector has no number") }
        expect(name, value, wanted)
    }

    mutating func expect(_ name: String, _ value: Double?, _ wanted: Double) {
        count += 1
        guard let value else { return fail("\(name): there is none, for \(wanted)") }
        if abs(value - wanted) > tolerance { fail("\(name): \(value) for \(wanted)") }
    }

    mutating func expect(_ name: String, _ value: String?, _ wanted: JSONValue) {
        count += 1
        if value != wanted.string { fail("\(name): \(value ?? "nothing") for \(wanted.string ?? "no text")") }
    }

    /// Compares a rectangle that is rounded to pixels first, edge by edge; a text in the place of a number stands for
    /// any number.
    mutating func expect(_ name: String, _ exact: Rect?, _ wanted: JSONValue) {
        count += 1
        guard let exact else { return fail("\(name): there is no such view") }
        guard wanted.array.count == 4 else { return fail("\(name): the vector has no frame") }
        let frame = rounded(exact)
        for (value, wanted) in zip([frame.x, frame.y, frame.width, frame.height], wanted.array) {
            guard let wanted = wanted.number else { continue }
            if abs(value - wanted) > tolerance { return fail("\(name): \(frame) for \(wanted)") }
        }
    }

    mutating func fail(_ message: String) { differences.append(message) }

    /// What differs, or that nothing was compared at all.
    var result: [String] { count == 0 && differences.isEmpty ? ["nothing was compared"] : differences }

    /// Each edge to the nearest pixel, halves up; stated here anew, so that the engine does not vouch for itself.
    func rounded(_ rect: Rect) -> Rect {
        func nearest(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (x, y) = (nearest(rect.x), nearest(rect.y))
        return Rect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
    }
}
