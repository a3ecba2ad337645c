import Files
import Testing

@testable import Preview

@Suite("The preview's answers")
struct RouterTests {
    private static let router = Router(rules: AccessRules(port: 8080), run: 7)

    private static var state: PreviewState {
        var tree = OutputTree()
        tree.add("<html><body>home</body></html>", at: "index.html")
        tree.add("<html><body>gone</body></html>", at: "404.html")
        tree.add("no end", at: "part/index.html")
        tree.add("a { color: red }", at: "assets/theme.css")
        tree.add("secret", at: ".hidden")
        return PreviewState(tree: tree, build: 3, time: "12:00:00", problems: [], version: 3)
    }

    private static func ask(
        _ target: String, method: String = "GET", host: String = "localhost:8080", _ fields: [(String, String)] = [],
        in state: PreviewState = state
    ) -> Router.Answer {
        let all = [("Host", host)] + fields
        return router.answer(
            PreviewRequest(
                method: method, target: target, fields: all.map { PreviewRequest.Field(name: $0.0, value: $0.1) }),
            in: state)
    }

    private static func response(_ answer: Router.Answer) -> PreviewResponse? {
        if case .response(let response) = answer { response } else { nil }
    }

    @Test(
        "have the status that the request deserves",
        arguments: [
            ("GET", "/", 200), ("HEAD", "/", 200), ("GET", "/assets/theme.css", 200), ("GET", "/part/", 200),
            ("GET", "/nothing.html", 404), ("GET", "/assets/", 404), ("GET", "/assets", 404), ("GET", "/../x", 400),
            ("POST", "/", 405), ("PUT", "/index.html", 405), ("DELETE", "/index.html", 405), ("OPTIONS", "/", 405),
            ("TRACE", "/", 405), ("CONNECT", "/", 405), ("PROPFIND", "/", 405), ("get", "/", 405),
            ("GET", "/.plumb/preview.js", 200), ("GET", "/.plumb/relay.js", 200), ("GET", "/.plumb/", 404),
            ("GET", "/.plumb/nothing", 404), ("HEAD", "/.plumb/events", 404),
        ])
    func status(_ method: String, _ target: String, _ status: Int) {
        #expect(Self.response(Self.ask(target, method: method))?.status == status)
    }

    @Test(
        "are below the folder that the site will have on its host",
        arguments: [
            ("/", 303), ("/course", 303), ("/course/", 200), ("/course/assets/theme.css", 200),
            ("/assets/theme.css", 404),
            ("/course/part/", 200), ("/course/none", 404), ("/other/", 404), ("/courses/", 404),
            ("/.plumb/preview.js", 200),
        ])
    func folder(_ target: String, _ status: Int) {
        var state = Self.state
        state.folder = "/course/"
        let response = Self.response(Self.ask(target, in: state))
        #expect(response?.status == status)
        if status == 303 {
            #expect(response?.fields.contains(PreviewRequest.Field(name: "Location", value: "/course/")) == true)
        }
    }

    @Test("are refusals to any other host, whatever is asked", arguments: ["/", "/.plumb/events", "/../x", "/none"])
    func refusesHosts(_ target: String) {
        #expect(Self.response(Self.ask(target, host: "evil.example:8080"))?.status == 403)
    }

    @Test("give the stream to pages of this origin alone")
    func stream() {
        #expect(Self.ask("/.plumb/events") == .stream)
        #expect(Self.response(Self.ask("/.plumb/events", [("Origin", "http://evil.example")]))?.status == 403)
        #expect(Self.response(Self.ask("/.plumb/events", [("Sec-Fetch-Site", "cross-site")]))?.status == 403)
    }

    @Test("are the site's bytes and one script tag")
    func injects() {
        let tag = "<script src=\"/.plumb/preview.js\" data-run=\"7\" data-build=\"3\"></script>"
        let body = Self.response(Self.ask("/")).map { String(decoding: $0.body, as: UTF8.self) }
        #expect(body == "<html><body>home\(tag)</body></html>")
        let open = Self.response(Self.ask("/part/")).map { String(decoding: $0.body, as: UTF8.self) }
        #expect(open == "no end\(tag)")
        let css = Self.response(Self.ask("/assets/theme.css")).map { String(decoding: $0.body, as: UTF8.self) }
        #expect(css == "a { color: red }")
    }

    @Test("wait where there is no build yet")
    func waits() {
        let answer = Self.response(Self.ask("/profile.html", in: PreviewState()))
        #expect(answer?.status == 503)
        #expect(answer.map { String(decoding: $0.body, as: UTF8.self).contains("data-build=\"0\"") } == true)
    }

    @Test(
        "name the media type",
        arguments: [
            ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
            ("a.js", "text/javascript; charset=utf-8"), ("a.svg", "image/svg+xml"), ("a.PNG", "image/png"),
            ("a.woff2", "font/woff2"), ("b.tar/a", "application/octet-stream"), (".x/a", "application/octet-stream"),
            ("a.unknown", "application/octet-stream"), ("", "application/octet-stream"),
            ("a.", "application/octet-stream"),
        ])
    func types(_ path: String, _ type: String) {
        #expect(contentType(ofFile: path) == type)
    }

    @Test("keep the token in a cookie and out of the address")
    func introduces() {
        let router = Router(rules: AccessRules(port: 80, token: "abc"), run: 7)
        let request = PreviewRequest(
            method: "GET", target: "/a%20b.html", query: "token=abc",
            fields: [PreviewRequest.Field(name: "Host", value: "localhost")])
        let response = Self.response(router.answer(request, in: Self.state))
        #expect(response?.status == 303)
        #expect(response?.fields.first { $0.name == "Location" }?.value == "/a%20b.html")
        #expect(
            response?.fields.first { $0.name == "Set-Cookie" }?.value == "plumb-80=abc; Path=/; HttpOnly; SameSite=Lax")
    }

    @Test("say their length, and that nothing may be guessed or kept")
    func writesHeads() {
        let text = String(decoding: PreviewResponse(404, "No.").bytes(withBody: false), as: UTF8.self)
        #expect(
            text == """
                HTTP/1.1 404 Not Found\r
                Content-Type: text/plain; charset=utf-8\r
                Content-Length: 4\r
                X-Content-Type-Options: nosniff\r
                Cache-Control: no-store\r
                Cross-Origin-Resource-Policy: same-origin\r
                Referrer-Policy: same-origin\r
                Connection: close\r
                \r

                """)
    }
}
