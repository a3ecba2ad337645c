import Testing

@testable import Preview

@Suite("A request's path")
struct SitePathTests {
    @Test(
        "names a file of the site",
        arguments: [
            ("/", "index.html"),
            ("/profile.html", "profile.html"),
            ("/images/cover.jpg", "images/cover.jpg"),
            ("/part/", "part/index.html"),
            ("/a%20b.html", "a b.html"),
            ("/%C3%BCber.html", "über.html"),
            ("/%252e%252e/x", "%2e%2e/x"),
            ("/a%25b", "a%b"),
            ("/...", "..."),
            ("/.plumb/preview.js", ".plumb/preview.js"),
            ("/a;b=c", "a;b=c"),
            ("/a:b", "a:b"),
        ])
    func names(_ target: String, _ file: String) {
        #expect(SitePath(target: target)?.file == file)
    }

    @Test(
        "is refused where it is a trick or a mistake",
        arguments: [
            "", "x", "*", "http://127.0.0.1/", "//", "//evil.example/x", "/a//b", "/..", "/../x", "/a/../b", "/./x",
            "/a/.",
            "/%2e%2e/x", "/%2E./x", "/.%2e", "/%2e", "/%00", "/a%00.html", "/\\..\\x", "/a%5cb", "/a%5C..%5cb",
            "/a%2fb",
            "/a%2F..%2fb", "/%", "/%2", "/%zz", "/%0a", "/a%0d%0ab", "/a%7f", "/%ff", "/%c0%ae%c0%ae/x", "/%ed%a0%80",
            "/" + String(repeating: "a", count: 4_000),
        ])
    func isRefused(_ target: String) {
        #expect(SitePath(target: target) == nil)
    }

    @Test(
        "is encoded so that decoding gives it back",
        arguments: [
            "/", "/a b.html", "/über/%/\u{1F600}.html", "/part/", "/a\"b<c>\u{27}d",
        ])
    func comesBack(_ path: String) {
        let target = path.utf8.map { byte in
            byte == UInt8(ascii: "/") ? "/" : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        let read = SitePath(target: target)
        #expect(read != nil)
        #expect(read.flatMap { SitePath(target: $0.encoded) } == read)
    }
}
