import Foundation
import Testing

@testable import Preview

@Suite("A running preview", .serialized)
struct PreviewServerTests {
    @Test("answers before its first build, then with the site, then with each change")
    func followsChanges() throws {
        let scene = try ServedScene("first")
        defer { scene.server.stop() }
        #expect(RawClient.get("/", port: scene.server.port).hasPrefix("HTTP/1.1 "))
        #expect(scene.waitFor("<p>first</p>"))
        try scene.write("second")
        #expect(scene.waitFor("<p>second</p>"))
    }

    @Test("starts with content that is wrong")
    func startsBroken() throws {
        let scene = try ServedScene("wrong")
        defer { scene.server.stop() }
        #expect(scene.waitFor("The site is being built"))
        let event = Self.nextEvents(scene.server.port) { $0.contains("it is wrong") }
        #expect(event.contains("/content/a.md:1:1"))
        try scene.write("right")
        #expect(scene.waitFor("<p>right</p>"))
    }

    @Test("tells streams that are open and streams that come later, and takes it back")
    func tellsStreams() throws {
        let scene = try ServedScene("good")
        defer { scene.server.stop() }
        #expect(scene.waitFor("<p>good</p>"))
        guard let open = Self.openStream(scene.server.port) else { throw CocoaError(.featureUnsupported) }
        _ = open.read { $0.contains("\"build\":1") }
        try scene.write("wrong")
        #expect(open.read { $0.contains("it is wrong") }.contains("it is wrong"))
        #expect(Self.nextEvents(scene.server.port) { $0.contains("data:") }.contains("it is wrong"))
        #expect(RawClient.get("/", port: scene.server.port).contains("<p>good</p>"))
        try scene.write("good again")
        #expect(open.read { $0.contains("\"build\":2,\"problems\":[]") }.contains("\"build\":2"))
    }

    @Test("answers every request during sixty saves with a whole page")
    func neverMisses() throws {
        let scene = try ServedScene("save 0")
        defer { scene.server.stop() }
        #expect(scene.waitFor("<p>save 0</p>"))
        for index in 1...60 {
            try scene.write("save \(index)")
            for _ in 0..<3 {
                let answer = RawClient.get("/", port: scene.server.port)
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("</p><script"))
            }
        }
        #expect(scene.waitFor("<p>save 60</p>"))
        try scene.remove()
        #expect(scene.waitFor("<p>no lesson</p>"))
        try scene.write("back")
        #expect(scene.waitFor("<p>back</p>"))
    }

    @Test("fails on a port that was asked for and is taken, and names who has it")
    func sayWhoHasThePort() throws {
        let scene = try ServedScene("x")
        defer { scene.server.stop() }
        let taken = PreviewError.portBusy(port: scene.server.port, owner: Int(getpid()))
        #expect(throws: taken) { try ServedScene("y", port: scene.server.port) }
    }

    @Test("goes to the next port where none was asked for")
    func hunts() throws {
        let first = try ServedScene("x", port: nil)
        defer { first.server.stop() }
        let second = try ServedScene("y", port: nil)
        defer { second.server.stop() }
        #expect(second.server.port > first.server.port)
        #expect(second.waitFor("<p>y</p>"))
    }

    @Test("wants its token from a network, and keeps it in a cookie")
    func wantsToken() throws {
        let scene = try ServedScene("lan", isOpenToNetwork: true)
        defer { scene.server.stop() }
        let port = scene.server.port
        #expect(RawClient.get("/", port: port).hasPrefix("HTTP/1.1 403 "))
        let query = scene.server.addresses.first?.split(separator: "?").last ?? ""
        #expect(RawClient.get("/?\(query)", port: port).hasPrefix("HTTP/1.1 303 "))
        guard let client = RawClient(port: port) else { throw CocoaError(.featureUnsupported) }
        let cookie = query.replacing("token=", with: "plumb-\(port)=")
        client.write(Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n".utf8))
        #expect(!client.read().hasPrefix("HTTP/1.1 403 "))
    }

    @Test("lives on when more streams come than it has threads")
    func boundsStreams() throws {
        let scene = try ServedScene("x")
        defer { scene.server.stop() }
        #expect(scene.waitFor("<p>x</p>"))
        for _ in 0..<200 {
            guard let client = Self.openStream(scene.server.port) else { continue }
            _ = client.read { $0.contains("data:") }
        }
        #expect(scene.waitFor("<p>x</p>"))
    }

    private static func openStream(_ port: Int) -> RawClient? {
        guard let client = RawClient(port: port) else { return nil }
        client.write(Array("GET /.plumb/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
        return client
    }

    private static func nextEvents(_ port: Int, until isEnough: (String) -> Bool) -> String {
        guard let client = openStream(port) else { return "" }
        return client.read(until: isEnough)
    }
}
