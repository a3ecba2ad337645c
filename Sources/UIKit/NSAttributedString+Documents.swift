import Foundation

extension NSAttributedString {
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    fileprivate static func text(in data: Data, _ options: [DocumentReadingOptionKey: Any]) -> String? {
        let named = options[.characterEncoding]
        let encoding = (named as? String.Encoding)?.rawValue ?? (named as? NSNumber)?.uintValue
        if let encoding { return String(data: data, encoding: String.Encoding(rawValue: encoding)) }
        let isWide = data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff])
        return String(data: data, encoding: isWide ? .utf16 : .utf8) ?? String(data: data, encoding: .isoLatin1)
    }
}

/// Foundation's texts on Linux cannot hold different fonts in ranges beside each other, so that the module's own class takes their place:
/// only an initializer of a protocol may give an object of another class.
public protocol _ReadText {}

extension NSAttributedString: _ReadText {}

extension _ReadText {
    /// A plain text or one in HTML, of which paragraphs, lists, breaks, headings, bold and italic type, lines and links count.
    ///
    /// - Parameter dict: nothing is written there.
    /// - Throws: for bytes that are no text.
    public init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        guard let text = NSAttributedString.text(in: data, options) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let type = options[.documentType]
        let html = NSAttributedString.DocumentType.html
        guard type as? NSAttributedString.DocumentType == html || type as? String == html.rawValue else {
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self = try Self.made(of: NSMutableAttributedString(string: text, attributes: attributes))
            return
        }
        var reader = HTMLTextReader()
        reader.read(text)
        self = try Self.made(of: reader.result)
    }

    /// Foundation's own mutable text is another class, which nobody has where UIKit is imported.
    private static func made(of text: NSMutableAttributedString) throws -> Self {
        guard let text = text as? Self else { throw CocoaError(.featureUnsupported) }
        return text
    }
}
