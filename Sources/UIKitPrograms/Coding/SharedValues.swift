import Piecewise

extension ValueEncoder: SharingEncoder {
    func share<Value: Hashable & Encodable>(_ value: Value) throws {
        let known = written(Value.self)
        if let place = known.places[value] { return write(place) }
        let place = known.places.count
        write(place)
        try write(value)
        guard known.places.count == place else { throw Self.unknown("a shared value inside of another one") }
        known.places[value] = place
    }

    private func written<Value: Hashable>(_ type: Value.Type) -> WrittenValues<Value> {
        if let known = shared[ObjectIdentifier(type)] as? WrittenValues<Value> { return known }
        let none = WrittenValues<Value>()
        shared[ObjectIdentifier(type)] = none
        return none
    }
}

extension ValueDecoder: SharingDecoder {
    func shared<Value: Decodable, Held>(_ type: Value.Type, heldBy hold: (Value) -> Held) throws -> Held {
        let known = readValues(type, Held.self)
        let place = try readInt()
        if known.values.indices.contains(place) { return known.values[place] }
        guard place == known.values.count else { throw Self.damaged("a value that has not been there") }
        let held = hold(try read(type))
        known.values.append(held)
        return held
    }

    private func readValues<Value, Held>(_ type: Value.Type, _: Held.Type) -> ReadValues<Held> {
        if let known = shared[ObjectIdentifier(type)] as? ReadValues<Held> { return known }
        let none = ReadValues<Held>()
        shared[ObjectIdentifier(type)] = none
        return none
    }
}

/// The values of a type that an encoder has written, each with its number.
private final class WrittenValues<Value: Hashable> {
    var places: [Value: Int] = [:]
}

/// What holds the values of a type that a decoder has read, in their order.
private final class ReadValues<Held> {
    var values: [Held] = []
}
