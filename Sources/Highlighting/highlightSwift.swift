internal import SwiftIDEUtils
internal import SwiftParser
internal import SwiftSyntax

/// Swift code as HTML, one `<span class="line">` a line, coloured by SwiftSyntax; fragments and errors are welcome.
///
/// Code that no lesson would hold, longer than 64 KB or nested more than 100 deep, stays without colours.
///
/// - Parameter newLines: the lines, counted from 1, that get the class `new` too.
public func highlightSwift(_ code: String, newLines: Set<Int> = []) -> String {
    let utf8 = Array(code.utf8)
    var lines = CodeLines(utf8, newLines: newLines)
    return lines.marked(isModest(utf8) ? withDeepStack { spans(of: code, utf8) } : [])
}

private func spans(of code: String, _ utf8: [UInt8]) -> [CodeSpan] {
    Parser.parse(source: code).classifications.compactMap { classified in
        let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
        return CodeSpan.Kind(classified.kind, in: utf8, at: range).map { CodeSpan(range: range, kind: $0) }
    }
}

/// Whether SwiftParser, which takes quadratic time on nested code, is done with `utf8` in no time.
private func isModest(_ utf8: [UInt8]) -> Bool {
    var depth = 0
    for (index, byte) in utf8.enumerated() {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "#"):
            if utf8[index...].starts(with: "#if".utf8) { depth += 1 }
            if utf8[index...].starts(with: "#endif".utf8) { depth -= 1 }
        default: break
        }
        if depth > 100 { return false }
    }
    return utf8.count <= 64 << 10
}

extension CodeSpan.Kind {
    /// SwiftSyntax knows types only where the grammar asks for one, so that names are told apart by their looks: a
    /// capital makes a type, an opening parenthesis behind a function, a dot before a property.
    fileprivate init?(_ kind: SyntaxClassification, in utf8: [UInt8], at range: Range<Int>) {
        switch kind {
        case .keyword, .ifConfigDirective: self = .keyword
        case .type: self = .type
        case .attribute: self = .attribute
        case .argumentLabel: self = .label
        case .stringLiteral, .regexLiteral: self = .string
        case .integerLiteral, .floatLiteral: self = .number
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
        case .identifier: self.init(nameIn: utf8, at: range)
        default: return nil
        }
    }

    private init?(nameIn utf8: [UInt8], at range: Range<Int>) {
        guard let first = utf8[safe: range.lowerBound] else { return nil }
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            self = .type
        } else if utf8[safe: range.upperBound] == UInt8(ascii: "(") {
            self = .function
        } else if utf8[safe: range.lowerBound - 1] == UInt8(ascii: ".") {
            self = .property
        } else {
            return nil
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
