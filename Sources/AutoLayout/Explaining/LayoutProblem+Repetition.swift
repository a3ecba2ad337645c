extension LayoutProblem {
    /// Whether fixing one of the two fixes the other: they concern the same source lines and differ in numbers only, as
    /// on another screen, in another row of a table or in another iteration of a loop.
    public func isSameMistake(as other: LayoutProblem) -> Bool {
        guard kind == other.kind, constraints.count == other.constraints.count, message.isAlike(other.message) else {
            return false
        }
        return zip(constraints, other.constraints).allSatisfy { $0.isSameWriting(as: $1) }
    }

    /// ` in 15 rows`, ` 3 times`; empty where it was found once.
    public var repetition: String {
        if rows > 1 { return " in \(rows) rows" }
        return occurrences > 1 ? " \(occurrences) times" : ""
    }
}

extension LayoutProblem.Participant {
    fileprivate func isSameWriting(as other: LayoutProblem.Participant) -> Bool {
        guard source == other.source else { return false }
        return source == nil ? description == other.description : description.isAlike(other.description)
    }
}

extension String {
    /// Whether nothing but numbers differs.
    fileprivate func isAlike(_ other: String) -> Bool {
        utf8.lazy.filter { !Self.isNumeric($0) }.elementsEqual(other.utf8.lazy.filter { !Self.isNumeric($0) })
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+")
    }
}
