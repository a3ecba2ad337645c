/// What an initializer of a Swift class is called with.
struct SwiftInitializer: Hashable {
    private struct Parameter: Hashable {
        var label: String
        var mayBeLeftOut: Bool
    }

    private var parameters: [Parameter]

    /// The one whose parameters stand in the first parentheses from `position`.
    init?(at position: Int, in code: SwiftCode) {
        guard let open = code.first("(", from: position), let end = code.closing(ofParenthesisAt: open) else {
            return nil
        }
        parameters = code.parts(of: open + 1..<end - 1).compactMap { part in
            guard let label = part.split(whereSeparator: { $0.isWhitespace || $0 == ":" }).first else { return nil }
            return Parameter(label: String(label), mayBeLeftOut: part.contains("="))
        }
    }

    /// Whether a call with just these labels is one of it.
    func takes(_ labels: [String]) -> Bool {
        var rest = labels[...]
        for parameter in parameters {
            if parameter.label == rest.first {
                rest = rest.dropFirst()
            } else if !parameter.mayBeLeftOut {
                return false
            }
        }
        return rest.isEmpty
    }
}

extension SwiftCode {
    /// What stands between the commas that lie in no brackets; an arrow closes none.
    fileprivate func parts(of range: Range<Int>) -> [String] {
        var (depth, previous) = (0, UInt8(ascii: " "))
        let pieces = bytes[range].split(omittingEmptySubsequences: false) { byte in
            defer { previous = byte }
            if "([{<".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && previous != UInt8(ascii: "-") { depth -= 1 }
            return byte == UInt8(ascii: ",") && depth == 0
        }
        return pieces.map { String(decoding: $0, as: UTF8.self) }
    }
}
