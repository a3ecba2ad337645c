/// A path of the site that a request names, decoded once and free of tricks.
struct SitePath: Hashable, Sendable {
    /// The segments between slashes; the last is empty where the target ends in a slash.
    let segments: [String]

    /// Reads a request's target; nil where it is none that a page of a site can have.
    ///
    /// Refused: what does not begin with a slash, broken percent signs, control characters, backslashes, bytes that
    /// are no UTF-8, encoded slashes, empty segments, `.` and `..`. Source: RFC 3986, sections 2.1 and 3.3.
    init?(target: String) {
        guard target.utf8.first == UInt8(ascii: "/"), target.utf8.count <= Self.limit else { return nil }
        var segments: [String] = []
        let parts = target.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            guard let segment = Self.decoded(part), segment != ".", segment != ".." else { return nil }
            if segment.isEmpty, index + 1 < parts.count { return nil }
            segments.append(segment)
        }
        self.segments = segments
    }

    /// The file that answers for it: itself, or the index of a folder.
    var file: String {
        let path = segments.joined(separator: "/")
        return segments.last?.isEmpty == true ? path + "index.html" : path
    }

    /// The same below the folder of a site, which begins and ends in a slash; nil for a path that is not in it.
    func file(below folder: String) -> String? {
        guard folder != "/" else { return file }
        let above = (SitePath(target: folder)?.segments ?? []).dropLast()
        guard segments.count > above.count, segments.starts(with: above) else { return nil }
        return SitePath(segments: Array(segments.dropFirst(above.count))).file
    }

    private init(segments: [String]) { self.segments = segments }

    /// The path as a URL has it, with everything encoded that need not stand as it is.
    var encoded: String {
        segments.map { segment in
            "/" + segment.utf8.map { Self.isPlain($0) ? String(UnicodeScalar($0)) : Self.percent($0) }.joined()
        }.joined()
    }

    /// The longest target that is looked at, in bytes.
    static let limit = 2_048

    private static func decoded(_ part: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = part[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") })
        else {
            return nil
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    private static func percent(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
}
