/// What a request says, as far as the preview listens.
struct PreviewRequest: Hashable, Sendable {
    var method: String
    /// The path as it was sent: nothing decoded, without `?` and what follows.
    var target: String
    /// What follows `?`, as it was sent.
    var query: String?
    /// The header fields in their order.
    var fields: [Field] = []

    /// A header field.
    struct Field: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// The values of all fields of a name, in any case.
    subscript(name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// The value of a cookie, the first of its name.
    func cookie(_ name: String) -> String? {
        let pairs = self["Cookie"].flatMap { $0.split(separator: ";") }
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }

    /// The value of a parameter of the query as it was sent, the first of its name.
    func parameter(_ name: String) -> String? {
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, parts[0] == name { return String(parts[1]) }
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
