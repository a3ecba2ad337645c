import Foundation

/// Foundation's class with attributes kept here: on Linux that one stops the program where two ranges beside each other
/// have fonts or other objects for the same attribute that are not equal.
open class NSMutableAttributedString: Foundation.NSMutableAttributedString {
    private var text = NSMutableString(string: "")
    /// The attributes of ranges one after the other, by lengths in UTF-16.
    private var runs: [Run] = []

    private struct Run {
        var length: Int
        var attributes: [NSAttributedString.Key: Any]
    }

    public convenience init() { self.init(string: "") }

    public override init(string: String) {
        super.init(string: "")
        replaceCharacters(in: NSRange(location: 0, length: 0), with: string)
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        replaceCharacters(in: NSRange(location: 0, length: 0), with: string)
        setAttributes(attrs, range: NSRange(location: 0, length: length))
    }

    public override init(attributedString attrStr: NSAttributedString) {
        super.init(string: "")
        append(attrStr)
    }

    public required init?(coder: NSCoder) { nil }

    open override var string: String { String(text) }
    open override var length: Int { text.length }
    open override var mutableString: NSMutableString { text }
    open override func copy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: self)
    }

    // MARK: Reading

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        var start = 0
        for run in runs {
            if location < start + run.length {
                range?.pointee = NSRange(location: start, length: run.length)
                return run.attributes
            }
            start += run.length
        }
        return [:]
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: text.substring(with: range))
        enumerateAttributes(in: range) { attributes, found, _ in
            part.setAttributes(
                attributes, range: NSRange(location: found.location - range.location, length: found.length))
        }
        return part
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var (start, found) = (0, [(attributes: [NSAttributedString.Key: Any], range: NSRange)]())
        for run in runs {
            let range = NSIntersectionRange(NSRange(location: start, length: run.length), enumerationRange)
            if range.length > 0 { found.append((run.attributes, range)) }
            start += run.length
        }
        var stops = ObjCBool(false)
        for (attributes, range) in opts.contains(.reverse) ? found.reversed() : found {
            block(attributes, range, &stops)
            if stops.boolValue { return }
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stops in
            block(attributes[attrName], range, stops)
        }
    }

    // MARK: Changing

    /// What is new has the attributes of the first character that it replaces, or of the one before it.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let neighbour = range.length > 0 ? range.location : range.location - 1
        let attributes = neighbour >= 0 && neighbour < length ? attributes(at: neighbour, effectiveRange: nil) : [:]
        replaceRuns(in: range, with: [Run(length: str.utf16.count, attributes: attributes)])
        text.replaceCharacters(in: range, with: str)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        var new: [Run] = []
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, range, _ in
            new.append(Run(length: range.length, attributes: attributes))
        }
        replaceRuns(in: range, with: new)
        text.replaceCharacters(in: range, with: attrString.string)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        replaceRuns(in: range, with: [Run(length: range.length, attributes: attrs ?? [:])])
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(in: range) { $0[name] = value }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(in: range) { $0.merge(attrs) { _, new in new } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(in: range) { $0[name] = nil }
    }

    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    private func change(in range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        var new: [Run] = []
        enumerateAttributes(in: range) { attributes, found, _ in
            var changed = attributes
            body(&changed)
            new.append(Run(length: found.length, attributes: changed))
        }
        replaceRuns(in: range, with: new)
    }

    private func replaceRuns(in range: NSRange, with new: [Run]) {
        let (start, end) = (range.location, range.location + range.length)
        var (before, after, position) = ([Run](), [Run](), 0)
        for run in runs {
            let last = position + run.length
            if position < start {
                before.append(Run(length: min(last, start) - position, attributes: run.attributes))
            }
            if last > end { after.append(Run(length: last - max(position, end), attributes: run.attributes)) }
            position = last
        }
        runs = []
        for run in before + new + after where run.length > 0 {
            if let last = runs.last, Self.areSame(last.attributes, run.attributes) {
                runs[runs.count - 1].length += run.length
            } else {
                runs.append(run)
            }
        }
    }

    private static func areSame(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
        a.count == b.count
            && a.allSatisfy { key, value in
                guard let left = value as? AnyHashable, let right = b[key] as? AnyHashable else { return false }
                return left == right
            }
    }
}
