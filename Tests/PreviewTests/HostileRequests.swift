import SeededRandomness

/// Requests that nobody with good intentions sends, the same ones for the same seed.
struct HostileRequests {
    private var generator: SeededGenerator
    let port: Int

    init(seed: UInt64, port: Int) {
        generator = SeededGenerator(seed: seed)
        self.port = port
    }

    /// Bytes to send, and whether to stop half-way and hang up.
    mutating func next() -> (bytes: [UInt8], hangsUp: Bool) {
        switch number(below: 10) {
        case 0: return (noise(upTo: 600), number(below: 2) == 0)
        case 1: return (damaged(request()), number(below: 2) == 0)
        case 2: return (Array(request().prefix(number(below: 200))), true)
        case 3: return (oversized(), false)
        case 4...7: return (polite(), false)
        default: return (request(), false)
        }
    }

    /// A request that is in order but for what it asks for.
    private mutating func polite() -> [UInt8] {
        let method = pick(["GET", "GET", "GET", "HEAD", "POST"])
        let more = number(below: 3) == 0 ? field() + "\r\n" : ""
        return Array("\(method) \(target()) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(more)\r\n".utf8)
    }

    private mutating func request() -> [UInt8] {
        let method = pick([
            "GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND",
            "FOO", "get", "",
        ])
        let version = pick(["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "http/1.1"])
        let end = pick(["\r\n", "\r\n", "\r\n", "\n", "\r"])
        var text = "\(method) \(target()) \(version)\(end)"
        for _ in 0..<number(below: 4) { text += field() + end }
        if number(below: 4) > 0 { text += "Host: \(host())\(end)" }
        return Array((text + end + pick(["", "", "body", "0\r\n\r\n"])).utf8)
    }

    private mutating func target() -> String {
        let up = [
            "..", "%2e%2e", ".%2e", "%2E%2e", "..%2f", "..%5c", "..\\", "%252e%252e", "..;", "%c0%ae%c0%ae",
            "%uff0e%uff0e", "....", ". .", "..%00", "%2e%2e%2f", "\u{FF0E}\u{FF0E}",
        ]
        let goals = [
            "secret.txt", "etc/passwd", "proc/self/environ", "content/a.md", "site-old/secret.txt", "index.html",
            ".git/config", "",
        ]
        let starts = [
            "/", "/", "/", "//", "/./", "/assets/", "/@fs/", "/.plumb/", "\\", "", "http://127.0.0.1:\(port)/",
            "http://evil.example/", "file:///", "/%2f", "/%00", "/images/",
        ]
        var path = pick(starts)
        for _ in 0..<max(0, number(below: 12) - 5) { path += pick(up) + pick(["/", "/", "%2f", "\\", "%5c", ""]) }
        path += pick(goals)
        return path
            + pick([
                "", "", "", "?raw", "?import&raw", "?url", "??", "#", "?%00", "::$DATA", "%00.html",
                "%0d%0aSet-Cookie:x=y", "/", "~",
            ])
    }

    private mutating func host() -> String {
        pick([
            "127.0.0.1:\(port)", "127.0.0.1:\(port)", "127.0.0.1:\(port)", "localhost:\(port)", "evil.example",
            "evil.example:\(port)", "127.0.0.1", "", ":", "[::1", "localhost:\(port)@evil.example", "\u{0}", "a:b:c",
            "%", "localhost:99999999999",
        ])
    }

    private mutating func field() -> String {
        pick([
            "Range: bytes=0-", "Range: bytes=-1", "Range: bytes=5-2", "Range: bytes=0-0,1-1,2-2,3-3",
            "Range: bytes=99999999999999999999-",
            "Range: bytes=\(String(repeating: "0-,", count: 300))", "Origin: http://evil.example", "Origin: null",
            "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 5", "Content-Length: 0x10",
            "Transfer-Encoding: chunked", "Transfer-Encoding: chunked, chunked", "Expect: 100-continue",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            "Connection: keep-alive", "Authorization: Digest username=\"\", realm=\"",
            "Authorization: Basic \(String(repeating: "A", count: 900))",
            "If-None-Match: *", "If-Modified-Since: yesterday", "Accept-Encoding: gzip;q=, br",
            "Cookie: \(String(repeating: "a=b; ", count: 200))",
            "X-Forwarded-Host: localhost", "X-Original-URL: /../secret.txt", "Sec-Fetch-Site: cross-site", ": nameless",
            "No colon at all", " Folded: yes", "Host: evil.example", "Upgrade-Insecure-Requests: 1",
            "HTTP2-Settings: AAMAAABk",
            String(repeating: "X", count: 2_000) + ": long",
        ])
    }

    private mutating func oversized() -> [UInt8] {
        switch number(below: 4) {
        case 0: Array("GET /\(String(repeating: "a", count: 40_000)) HTTP/1.1\r\nHost: \(host())\r\n\r\n".utf8)
        case 1:
            Array(("GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 200) + "Host: \(host())\r\n\r\n").utf8)
        case 2: Array("GET / HTTP/1.1\r\nHost: \(String(repeating: "h", count: 20_000))\r\n\r\n".utf8)
        default:
            Array("GET /\(String(repeating: "../", count: 600))etc/passwd HTTP/1.1\r\nHost: \(host())\r\n\r\n".utf8)
        }
    }

    private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...number(below: 5) where !bytes.isEmpty {
            bytes[number(below: bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
        }
        return bytes
    }

    private mutating func noise(upTo count: Int) -> [UInt8] {
        (0..<number(below: count)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }

    private mutating func pick(_ choices: [String]) -> String { choices[number(below: choices.count)] }

    private mutating func number(below limit: Int) -> Int { generator.next(below: limit) }
}
