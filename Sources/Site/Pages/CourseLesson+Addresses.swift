import Foundation
import Lessons

extension CourseLesson {
    /// The page's address below the site's own: its path, percent-encoded where a browser would read it otherwise.
    public var pageAddress: String { addressOfFile(pagePath) }

    /// The address that a link of the lesson has on its page; one to another lesson leads to that lesson's page.
    func address(of link: Lesson.Link) -> String {
        guard !link.url.contains("://") else { return link.url }
        let hash = link.url.firstIndex(of: "#") ?? link.url.endIndex
        guard link.url[..<hash].hasSuffix(".md") else { return link.url }
        return link.url[..<hash].dropLast(".md".count) + ".html" + link.url[hash...]
    }

    /// The path below the content folder that an address in the lesson means; nil for one that leads elsewhere.
    func path(ofFileAt address: String) -> String? {
        guard case .file(let path, _) = SiteAddressReader(baseURL: nil).destination(of: address, on: pagePath) else {
            return nil
        }
        return path
    }
}

/// A path below the output folder as an address below the site's own (RFC 3986, section 3.3).
func addressOfFile(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var address = ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            address.unicodeScalars.append(Unicode.Scalar(byte))
        default: address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }
    return address
}
