/// A flat array for inner loops: an access is one load or store, without bounds or uniqueness checks.
///
/// Copies share their memory. The type that holds an array calls `detach()` before writing to it after a copy
/// (`Simplex` does so in `own()`, once for all of its arrays). Debug builds check bounds and uniqueness at every write.
struct UncheckedArray<Element: BitwiseCopyable>: @unchecked Sendable {
    /// Owns the elements; freed with the last copy.
    private var memory: ManagedBuffer<Void, Element>?
    private var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
    private(set) var capacity = 0

    init() {}

    init(repeating element: Element, count: Int) {
        resize(to: count, filling: element)
    }

    var count: Int { @inline(__always) get { elements.count } }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { elements[index] }
        set {
            assert(isKnownUniquelyReferenced(&memory), "written to while shared")
            elements[index] = newValue
        }
    }

    // MARK: Growing

    @inline(__always)
    mutating func append(_ element: Element) {
        if elements.count == capacity { grow() }
        elements = UnsafeMutableBufferPointer(start: elements.baseAddress, count: elements.count + 1)
        self[elements.count - 1] = element
    }

    /// Appends an element for which capacity has been reserved.
    @inline(__always)
    mutating func appendReserved(_ element: Element) {
        assert(elements.count < capacity, "no room")
        elements = UnsafeMutableBufferPointer(start: elements.baseAddress, count: elements.count + 1)
        self[elements.count - 1] = element
    }

    mutating func reserveCapacity(_ wanted: Int) {
        if wanted > capacity { move(to: wanted) }
    }

    /// Changes the length; new elements get the given value.
    mutating func resize(to count: Int, filling element: Element) {
        reserveCapacity(count)
        let old = elements.count
        elements = UnsafeMutableBufferPointer(start: elements.baseAddress, count: count)
        if count > old { UnsafeMutableBufferPointer(rebasing: elements[old...]).initialize(repeating: element) }
    }

    /// Changes the length and sets every element to the given value.
    mutating func reset(to count: Int, filling element: Element) {
        removeAll()
        resize(to: count, filling: element)
    }

    /// Removes all elements and keeps the capacity.
    @inline(__always)
    mutating func removeAll() { elements = UnsafeMutableBufferPointer(start: elements.baseAddress, count: 0) }

    /// Removes the elements from an index on.
    mutating func truncate(to count: Int) {
        elements = UnsafeMutableBufferPointer(start: elements.baseAddress, count: Swift.min(count, elements.count))
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard elements.count > 0 else { return nil }
        let last = elements[elements.count - 1]
        elements = UnsafeMutableBufferPointer(start: elements.baseAddress, count: elements.count - 1)
        return last
    }

    // MARK: Owning

    /// Copies the memory if it is shared.
    mutating func detach() {
        if memory != nil && !isKnownUniquelyReferenced(&memory) { move(to: elements.count) }
    }

    @inline(never)
    private mutating func grow() {
        move(to: capacity < 512 ? Swift.max(64, 4 * capacity) : capacity + capacity / 2)
    }

    private mutating func move(to newCapacity: Int) {
        let moved = ManagedBuffer<Void, Element>.create(minimumCapacity: newCapacity) { _ in }
        let start = moved.withUnsafeMutablePointerToElements { $0 }
        let copy = UnsafeMutableBufferPointer(start: start, count: elements.count)
        _ = copy.update(from: elements)
        (memory, elements, capacity) = (moved, copy, newCapacity)
    }
}

extension UncheckedArray<Double> {
    /// Whether one of `count` elements, a multiple of 4, is not 0.
    @inline(__always)
    func hasNonzero(at first: Int, count: Int) -> Bool {
        var place = first
        while place < first + count {
            if !areZero(at: place) { return true }
            place += 4
        }
        return false
    }

    /// Whether four elements are 0.
    @inline(__always)
    func areZero(at first: Int) -> Bool {
        let bits =
            self[first].bitPattern | self[first + 1].bitPattern | self[first + 2].bitPattern
            | self[first + 3].bitPattern
        return bits << 1 == 0
    }

    /// Subtracts `factor` times another array, whose length is a multiple of 4, from the elements that begin at
    /// `first`.
    @inline(__always)
    mutating func subtract(_ factor: Double, times other: UncheckedArray, at first: Int) {
        Self.subtract(factor, other.pairs(at: 0), from: pairs(at: first), count: other.count)
    }

    /// Subtracts `factor` times `count` elements that begin at `source` from those that begin at `target`; `count` is a
    /// multiple of 4, and both begin at one.
    @inline(__always)
    mutating func subtract(_ factor: Double, timesElementsAt source: Int, at target: Int, count: Int) {
        Self.subtract(factor, pairs(at: source), from: pairs(at: target), count: count)
    }

    /// The elements from an even index on, as pairs; the memory is aligned to 16 bytes.
    @inline(__always)
    private func pairs(at place: Int) -> UnsafeMutablePointer<SIMD2<Double>> {
        let start = elements.baseAddress.unsafelyUnwrapped + place
        return UnsafeMutableRawPointer(start).assumingMemoryBound(to: SIMD2<Double>.self)
    }

    /// Sets the elements from an even index on to 0 whose magnitude is at most `limit`; there must be an even number of
    /// them.
    mutating func dropSmall(_ limit: Double, from first: Int) {
        guard first < count else { return }
        let pairs = pairs(at: first)
        for place in 0..<((count - first) / 2) {
            let pair = pairs[place]
            pairs[place] = pair.replacing(with: 0, where: (pair .<= limit) .& (pair .>= -limit))
        }
    }

    @inline(__always)
    private static func subtract(
        _ factor: Double, _ source: UnsafeMutablePointer<SIMD2<Double>>,
        from target: UnsafeMutablePointer<SIMD2<Double>>, count: Int
    ) {
        var place = 0
        while place < count / 2 {
            target[place] -= factor * source[place]
            target[place + 1] -= factor * source[place + 1]
            place += 2
        }
    }
}

extension UncheckedArray<UInt64> {
    /// Clears every bit.
    @inline(__always)
    mutating func clear() { elements.update(repeating: 0) }
}

extension UncheckedArray: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
}

extension UncheckedArray: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) {
        for element in elements { append(element) }
    }
}
