import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of pages and of mail, and telephone numbers, in a text.
///
/// What Apple's detector takes for one is not published: here an address has a scheme, `www.`, an `@` or one of the usual domains, and
/// a telephone number between seven and fifteen digits.
open class NSDataDetector: NSObject {
    public final let checkingTypes: NSTextCheckingTypes

    public init(types checkingTypes: NSTextCheckingTypes) throws { self.checkingTypes = checkingTypes }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let links = wanted.contains(.pageOrMail) ? found(Self.link, in: string, range, as: .pageOrMail) : []
        let numbers = wanted.contains(.telephone) ? found(Self.number, in: string, range, as: .telephone) : []
        let others = numbers.filter { number in !links.contains { $0.range.intersection(number.range) != nil } }
        return (links + others).sorted { $0.range.location < $1.range.location }
    }
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !isStopped.boolValue {
            block(match, [], &isStopped)
        }
    }

    private func found(
        _ pattern: String, in string: String, _ range: NSRange, as type: NSTextCheckingResult.CheckingType
    ) -> [NSTextCheckingResult] {
        let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        return (expression?.matches(in: string, range: range) ?? []).compactMap { match in
            DetectedData((string as NSString).substring(with: match.range), at: match.range, type)
        }
    }

    private static let link =
        #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)'\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#
        + #"|\b(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|app|dev|co|me|info|[a-z]{2}(?=/)))"#
        + #"[\w-]*(?:/[^\s<>"]*[^\s<>".,;:!?)'\]])?"#
    private static let number = #"(?<![\w.])\+?\(?\d[\d ().\u2011-]{5,}\d(?!\w)"#
}

/// An address or a number where it stands.
private final class DetectedData: NSTextCheckingResult {
    private let type: CheckingType
    private let place: NSRange
    let address: URL?
    let number: String?

    init?(_ text: String, at place: NSRange, _ type: CheckingType) {
        (self.type, self.place) = (type, place)
        number = type == .telephone ? text : nil
        let scheme = text.contains("://") ? "" : text.contains("@") ? "mailto:" : "http://"
        address = type == .pageOrMail ? URL(string: scheme + text) : nil
        super.init()
        guard type == .pageOrMail ? address != nil : (7...15).contains(text.count(where: \.isNumber)) else {
            return nil
        }
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    public var url: URL? { (self as? DetectedData)?.address }
    public var phoneNumber: String? { (self as? DetectedData)?.number }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation's own names of these values say that nobody finds such data on Linux.
    fileprivate static let pageOrMail = Self(rawValue: 1 << 6)
    fileprivate static let telephone = Self(rawValue: 1 << 11)
}
