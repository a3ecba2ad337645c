import Answers
import Testing
import Typesetting

@testable import Content
@testable import Site

@Suite("plumb solve")
struct SolveQueryTests {
    private func answer(
        _ text: String, path: String = "a.layout", _ change: (inout SolveQuery) -> Void = { _ in }
    ) throws -> (SolveAnswer?, String) {
        let tools = BuildTools(fileSystem: .memory([path: text]), fonts: try FontLibrary(), workers: 1)
        var query = SolveQuery(path: path)
        change(&query)
        let (answer, diagnostics) = query.answer(templates: "templates", with: tools)
        return (answer, diagnostics.map(\.message).joined(separator: "\n"))
    }

    @Test("prints the documented form")
    func form() throws {
        let (answer, _) = try answer(
            "screen S { View a { leading == super.leading + 16; top == super.top; size == 60 } }"
        ) {
            $0.width = 390
        }
        #expect(
            try answer?.json() == """
                {"appearance":"light","device":"iPhone 14","direction":"ltr","figure":"a","height":844,"problems":[],\
                "scale":3,"textSize":"large","views":[\
                {"frame":[0,0,390,844],"lines":null,"path":"S","type":"View"},\
                {"frame":[16,0,60,60],"lines":null,"path":"S/a","type":"View"}],"width":390}

                """)
    }

    @Test(
        "finds the site above the file, also above the folder that the path begins at",
        arguments: [
            ("a/content/b.md", "a/site.yml", "a"), ("b.md", "../site.yml", ".."), ("c/b.md", "../../site.yml", "../.."),
            ("/a/content/b.md", "/a/site.yml", "/a"), ("b.md", "other/site.yml", "."),
        ])
    func site(path: String, settings: String, folder: String) {
        #expect(SolveQuery.siteFolder(of: path, in: .memory([settings: ""])) == folder)
    }

    @Test("adds the rows and the answer when asked")
    func systems() throws {
        let (answer, _) = try answer("screen S { View a { edges == super.edges } }") { $0.withSystems = true }
        let system = try #require(answer?.systems?.first)
        #expect(system.variables.contains("S/a.width"))
        #expect(system.solution["S/a.width"] == 390)
        #expect(system.constraints.contains { $0.source == "a.layout:1:21" && $0.priority == 1000 })
    }

    @Test("prints an exercise as UIKit code whose types follow from what the exercise says")
    func exercise() throws {
        func block(_ settings: String, _ width: Int) -> String {
            "```layout \(settings) frame=plain height=60\ncomponent Card(picture): View { ImageView poster { image = picture;"
                + " width == \(width) } }\nscreen S { Card card(\"harbour\") { edges == super.edges }\n"
                + "expect card.poster.width == 9 }\n```\n"
        }
        let text = "---\ntitle: A\n---\n" + block("exercise=start figure=card", 8) + block("exercise=solution", 9)
        let tools = BuildTools(
            fileSystem: .memory(["site.yml": "title: S", "content/a.md": text]), fonts: try FontLibrary(), workers: 1)
        var query = SolveQuery(path: "content/a.md")
        query.figure = "card"
        let (code, _) = query.uiKitCode(templates: "templates", with: tools)
        #expect(code?.contains("init(picture: UIImage?)") == true, "\(code ?? "")")
    }

    @Test("rounds to pixels when asked")
    func rounding() throws {
        let text =
            "screen S { View a { leading == super.leading; top == super.top; height == 10; width == super.width * (1 / 7) } }"
        let (exact, _) = try answer(text) { $0.width = 375 }
        let (rounded, _) = try answer(text) {
            $0.width = 375; $0.isRounded = true
        }
        #expect(abs((exact?.views[1].frame[2] ?? 0) - 375.0 / 7) < 1e-9)
        #expect(rounded?.views[1].frame[2] == 53.5)
    }

    @Test("says which traits it used, and the device where one has that screen")
    func traits() throws {
        let text = "screen S { View a { leading == super.leading; top == super.top; size == 10 } }"
        for device in ["iPhone SE landscape", "iPad 10.2\" landscape 535", "iPad 9.7\" portrait 438"] {
            #expect(try answer(text) { $0.device = device }.0?.device == device)
        }
        let (other, _) = try answer(text) {
            $0.width = 391; $0.textSize = .accessibility2; $0.direction = .rightToLeft; $0.appearance = .dark
        }
        #expect(other?.device == nil)
        #expect([other?.textSize, other?.direction, other?.appearance] == ["AX2", "rtl", "dark"])
    }

    @Test("prints no digits of noise")
    func noise() throws {
        let (answer, _) = try answer(
            "screen S { View a { leading == super.leading + 0.1; top == super.top; height == 1; width == 0.2 } "
                + "View b { leading == a.trailing; top == super.top; size == 1 } }")
        #expect(answer?.views[2].frame[0] == 0.3)
    }

    @Test("solves the live preview: one screen of which only the width is chosen")
    func liveScreen() throws {
        let text = "screen S { View a { top == super.safeArea.top; leading == super.leading; size == 10 } }"
        let (phone, _) = try answer(text) { $0.width = 390 }
        let (live, _) = try answer(text) {
            $0.width = 700.25; $0.isLive = true
        }
        #expect(live?.width == 700.25)
        #expect(live?.height == phone?.height)
        #expect(live?.views[1].frame == phone?.views[1].frame)
    }

    @Test(
        "says what is missing",
        arguments: [
            ("", nil, "'a.layout' draws no figure"),
            ("screen S { }", "other", "'a.layout' has no figure named 'other'"),
        ] as [(String, String?, String)])
    func missing(text: String, figure: String?, expected: String) throws {
        let (answer, messages) = try answer(text) { $0.figure = figure }
        #expect(answer == nil)
        #expect(messages.contains(expected))
    }
}
