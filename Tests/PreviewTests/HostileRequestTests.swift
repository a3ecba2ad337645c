import Foundation
import Testing

@testable import Preview

@Suite("A preview under attack")
struct HostileRequestTests {
    /// `PLUMB_HOSTILE_REQUESTS` asks for more of them, `PLUMB_SEED` for others.
    private static let count = number(from: "PLUMB_HOSTILE_REQUESTS") ?? 2_000
    private static let seed = number(from: "PLUMB_SEED") ?? 20_240_607

    private static func number(from variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }

    @Test("gives nobody a byte from outside of the site, and lives on")
    func survives() throws {
        let scene = try ServedScene("the lesson")
        defer { scene.server.stop() }
        try Data("OUTSIDE".utf8).write(to: URL(fileURLWithPath: scene.path + "/secret.txt"))
        #expect(scene.waitFor("<p>the lesson</p>"))
        var requests = HostileRequests(seed: UInt64(Self.seed), port: scene.server.port)
        var statuses: [Substring: Int] = [:]
        for index in 0..<Self.count {
            let (bytes, hangsUp) = requests.next()
            let answer = Self.ask(bytes, hangsUp: hangsUp, port: scene.server.port)
            statuses[answer.prefix(12), default: 0] += 1
            if let fault = Self.fault(in: answer) {
                Issue.record(
                    "seed \(Self.seed), request \(index): \(fault): \(String(decoding: bytes, as: UTF8.self).debugDescription.prefix(300))"
                )
            }
        }
        #expect(scene.waitFor("<p>the lesson</p>"))
        // The requests are worth something only while many of them get past the first door.
        for status in [200, 400, 403, 404, 405] {
            #expect(statuses["HTTP/1.1 \(status)", default: 0] * 500 > Self.count, "\(status): \(statuses)")
        }
    }

    @Test("answers although as many clients as it has threads stop half-way")
    func survivesHalfOpen() throws {
        let scene = try ServedScene("the lesson")
        defer { scene.server.stop() }
        #expect(scene.waitFor("<p>the lesson</p>"))
        let clients = (0..<CivetServer.threadCount).map { _ in HeldClient(port: scene.server.port) }
        #expect(scene.waitFor("<p>the lesson</p>", seconds: 15))
        #expect(clients.count == CivetServer.threadCount)
    }

    @Test(
        "keeps to itself what others' servers gave away",
        arguments: [
            // Vite: CVE-2025-31125, CVE-2025-31486, CVE-2025-32395 and the like.
            "/@fs/etc/passwd?raw??", "/@fs/etc/passwd?import&raw", "/etc/passwd?.svg?.wasm?init",
            "/@fs/x/../../../etc/passwd",
            "/secret.txt?url&inline", "/secret.txt%23", "/secret.txt#", "/./secret.txt", "//secret.txt",
            // VS Code Live Preview: CVE-2026-41612.
            "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt",
            // A folder whose name begins like the root's.
            "/../content-old/x", "/%2e%2e%2fcontent-old%2fx",
            "/content/a.md", "/.git/config", "/.plumb/../secret.txt", "/.plumb/%2e%2e/secret.txt",
        ])
    func keepsToItself(_ target: String) throws {
        let router = Router(rules: AccessRules(port: 1), run: 1)
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var state = PreviewState()
        state.tree = .init()
        let request = PreviewRequest(
            method: "GET", target: parts.first ?? "", query: parts.dropFirst().first,
            fields: [PreviewRequest.Field(name: "Host", value: "localhost:1")])
        guard case .response(let response) = router.answer(request, in: state) else {
            Issue.record("a stream for \(target)")
            return
        }
        #expect([400, 404].contains(response.status))
    }

    private static func ask(_ bytes: [UInt8], hangsUp: Bool, port: Int) -> String {
        guard let client = RawClient(port: port) else { return "no connection" }
        client.write(bytes)
        if hangsUp { return "" }
        client.finish()
        // A stream, which a hostile request may well ask for, ends only when its client does.
        return client.read { $0.contains("event: state") }
    }

    private static func fault(in answer: String) -> String? {
        if answer.isEmpty { return nil }
        for secret in ["OUTSIDE", "root:", "PATH="] where answer.contains(secret) { return "gave away \(secret)" }
        guard let head = answer.components(separatedBy: "\r\n\r\n").first, head.hasPrefix("HTTP/1.1 ") else {
            return "no answer but \(answer.prefix(80).debugDescription)"
        }
        for field in ["X-Content-Type-Options: nosniff", "Cache-Control: no-store"] where !head.contains(field) {
            return "without \(field): \(head)"
        }
        for field in ["Access-Control", "Set-Cookie"] where head.contains(field) { return "with \(field)" }
        if head.hasPrefix("HTTP/1.1 200"),
            !["the lesson", "event-stream", "javascript", "Content-Length"].contains(where: answer.contains)
        {
            return "an answer that is no page: \(answer.prefix(200))"
        }
        return nil
    }
}

/// A client that began a request and leaves it at that.
private final class HeldClient {
    private let client: RawClient?

    init(port: Int) {
        client = RawClient(port: port)
        client?.write(Array("GET / HTTP/1.1\r\nHost:".utf8))
    }
}
