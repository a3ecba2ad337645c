import Foundation

extension AttributeContainer {
    /// The attributes that UIKit has for texts; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.kern = (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
        self.baselineOffset = NSAttributedString.length(dictionary[.baselineOffset])
        self.underlineStyle = NSUnderlineStyle(attribute: dictionary[.underlineStyle])
        self.underlineColor = dictionary[.underlineColor] as? UIColor
        self.strikethroughStyle = NSUnderlineStyle(attribute: dictionary[.strikethroughStyle])
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    }

    /// What UIKit knows of them.
    var dictionary: [NSAttributedString.Key: Any] {
        var dictionary: [NSAttributedString.Key: Any] = [:]
        dictionary[.font] = self.font
        dictionary[.foregroundColor] = self.foregroundColor
        dictionary[.backgroundColor] = self.backgroundColor
        dictionary[.kern] = self.kern
        dictionary[.baselineOffset] = self.baselineOffset
        dictionary[.underlineStyle] = self.underlineStyle?.rawValue
        dictionary[.underlineColor] = self.underlineColor
        dictionary[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        dictionary[.strikethroughColor] = self.strikethroughColor
        dictionary[.link] = self.link
        dictionary[.paragraphStyle] = self.paragraphStyle
        return dictionary
    }
}

/// What is made of an `AttributedString`, as an object of the class that holds several attributes here.
public protocol _AttributedTextMaking {}

extension Foundation.NSAttributedString: _AttributedTextMaking {}

extension _AttributedTextMaking {
    /// A text with the attributes that UIKit has.
    public init(_ attributed: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attributed.runs {
            let part = String(attributed[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
        }
        guard let made = text as? Self else { raiseException("there is no such class of attributed strings") }
        self = made
    }
}

extension AttributedString {
    /// A text with the attributes that UIKit has.
    public init(_ text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
