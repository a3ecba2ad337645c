import Testing

@testable import Preview

@Suite("Who may ask")
struct AccessRulesTests {
    private static let rules = AccessRules(port: 8080)
    private static let lan = AccessRules(port: 8080, addresses: ["192.168.1.5"], token: "secret")

    private static func request(_ fields: [(String, String)], query: String? = nil) -> PreviewRequest {
        PreviewRequest(
            method: "GET", target: "/", query: query,
            fields: fields.map { PreviewRequest.Field(name: $0.0, value: $0.1) })
    }

    @Test(
        "is whoever calls this machine by its own name",
        arguments: [
            "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080",
        ])
    func allows(_ host: String) {
        #expect(Self.rules.judge(Self.request([("Host", host)])) == .allowed)
    }

    @Test(
        "is nobody who uses another name",
        arguments: [
            "", "localhost", "localhost:80", "localhost:08080", "127.0.0.1", "127.0.0.1:80801", "127.0.0.2:8080",
            "[::1]",
            "0.0.0.0:8080", "evil.example:8080", "localhost.evil.example:8080", "evil.example#localhost:8080",
            "localhost:8080.evil.example", "localhost:8080@evil.example", "user@localhost:8080", " localhost:8080",
            "localhost:8080,evil.example", "127.1:8080", "2130706433:8080", "[::ffff:127.0.0.1]:8080",
            "192.168.1.5:8080",
        ])
    func refuses(_ host: String) {
        #expect(Self.rules.judge(Self.request([("Host", host)])) == .foreignHost)
    }

    @Test("is nobody without a name or with two")
    func wantsOneHost() {
        #expect(Self.rules.judge(Self.request([])) == .foreignHost)
        let two = Self.request([("Host", "localhost:8080"), ("host", "evil.example")])
        #expect(Self.rules.judge(two) == .foreignHost)
    }

    @Test("may leave out port 80, which browsers do")
    func knowsTheUsualPort() {
        #expect(AccessRules(port: 80).judge(Self.request([("Host", "localhost")])) == .allowed)
    }

    @Test(
        "is, in a network, only who has the token",
        arguments: [
            ([("Host", "192.168.1.5:8080")], nil, AccessRules.Verdict.missingToken),
            ([("Host", "127.0.0.1:8080")], nil, .missingToken),
            ([("Host", "192.168.1.5:8080")], "token=secret", .introduced),
            ([("Host", "192.168.1.5:8080")], "a=b&token=secret&c", .introduced),
            ([("Host", "192.168.1.5:8080")], "token=secreT", .missingToken),
            ([("Host", "192.168.1.5:8080")], "token=", .missingToken),
            ([("Host", "192.168.1.5:8080")], "token=secret%20", .missingToken),
            ([("Host", "192.168.1.5:8080"), ("Cookie", "x=y; plumb-8080=secret")], nil, .allowed),
            ([("Host", "192.168.1.5:8080"), ("Cookie", "plumb-8081=secret")], nil, .missingToken),
            ([("Host", "192.168.1.5:8080"), ("Cookie", "plumb-8080=secret2")], nil, .missingToken),
            ([("Host", "evil.example:8080"), ("Cookie", "plumb-8080=secret")], "token=secret", .foreignHost),
        ] as [([(String, String)], String?, AccessRules.Verdict)])
    func wantsTheToken(_ fields: [(String, String)], _ query: String?, _ verdict: AccessRules.Verdict) {
        #expect(Self.lan.judge(Self.request(fields, query: query)) == verdict)
    }

    @Test(
        "is no page of another origin",
        arguments: [
            ([], true),
            ([("Origin", "http://127.0.0.1:8080")], true),
            ([("Origin", "http://localhost:8080"), ("Sec-Fetch-Site", "same-origin")], true),
            ([("Sec-Fetch-Site", "none")], true),
            ([("Origin", "http://127.0.0.1:8081")], false),
            ([("Origin", "https://127.0.0.1:8080")], false),
            ([("Origin", "http://evil.example")], false),
            ([("Origin", "null")], false),
            ([("Origin", "")], false),
            ([("Origin", "http://127.0.0.1:8080.evil.example")], false),
            ([("Sec-Fetch-Site", "cross-site")], false),
            ([("Sec-Fetch-Site", "same-site")], false),
            ([("Origin", "http://127.0.0.1:8080"), ("Origin", "http://evil.example")], false),
        ] as [([(String, String)], Bool)])
    func knowsItsOrigin(_ fields: [(String, String)], _ isOwn: Bool) {
        #expect(Self.rules.isOwnOrigin(Self.request(fields)) == isOwn)
    }

    @Test("gets a new token of 128 bits each time")
    func makesTokens() {
        let tokens = (0..<100).map { _ in AccessRules.newToken() }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.utf8.count == 32 })
    }
}
