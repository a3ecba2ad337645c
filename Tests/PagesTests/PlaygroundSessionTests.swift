import Content
import Foundation
import Playground
import Scene
import Testing
import Typesetting

@testable import Pages

@Suite("A lesson open in a page")
struct PlaygroundSessionTests {
    private static let code = """
        screen Card {
            View box { leading == super.leading + 20; top == super.top + 30; width == 100; height == 40 }
        }

        """

    /// A site of no symbols, written once.
    private static let site = Result {
        let table = TextTable(try FontLibrary(), characters: [])
        return PlaygroundSite(widths: [390], components: [], pictures: [], symbols: [], textTable: table).encoded
    }

    private static func block(_ code: String, _ info: String, _ line: Int) -> PlaygroundLesson.Block {
        PlaygroundLesson.Block(
            code: code, fence: "```\(info)", info: info, infoColumn: 3, figure: "card\(line)", firstLine: line)
    }

    private static func text(_ json: [UInt8]) -> String { String(decoding: json, as: UTF8.self) }

    private func session() throws -> PlaygroundSession {
        let lesson = PlaygroundLesson(
            path: "content/card.md", root: "", globals: [],
            blocks: [
                PlaygroundLesson.Block(
                    code: Self.code, fence: "```layout", info: "layout", infoColumn: 3, figure: "card",
                    firstLine: 8)
            ])
        return try #require(PlaygroundSession(site: try Self.site.get(), lesson: lesson.encoded))
    }

    @Test("solves a block as its author wrote it")
    func original() throws {
        let session = try session()
        #expect(
            Self.text(session.frames(block: 0, code: nil, width: 400, draws: false))
                == #"{"width":400.0,"height":844.0,"direction":"ltr","views":["#
                + #"{"path":"Card","frame":[0.0,0.0,400.0,844.0],"lines":null},"#
                + #"{"path":"Card/box","frame":[20.0,30.0,100.0,40.0],"lines":null}],"messages":[]}"#)
        #expect(Self.text(session.findings) == #"{"problems":[],"messages":[]}"#)
    }

    @Test("solves and draws it as a reader has changed it")
    func changed() throws {
        let code = Self.code.replacing("width == 100", with: "width == 120")
        let answer = Self.text(try session().frames(block: 0, code: Array(code.utf8), width: 400, draws: true))
        #expect(answer.contains("\"frame\":[20.0,30.0,120.0,40.0]"))
        #expect(answer.contains("data-view=\\\"Card/box\\\""))
    }

    @Test("tells a mistake by the block's lines, and by the lesson's as the program does")
    func mistake() throws {
        let code = Self.code.replacing("width == 100", with: "widht == 100")
        let session = try session()
        let answer = Self.text(session.frames(block: 0, code: Array(code.utf8), width: 400, draws: true))
        #expect(Self.text(session.findings) == "null")
        #expect(answer.contains("\"severity\":\"error\",\"line\":2,\"column\":"))
        #expect(answer.contains("content/card.md:9:"))
        #expect(!answer.contains("\"html\""))
    }

    @Test("tells what is wrong with a layout after its frames, of those that were asked for last")
    func findings() throws {
        let session = try session()
        #expect(Self.text(session.findings) == "null")
        let conflict = Array(Self.code.replacing("width == 100", with: "width == 100; width == 120").utf8)
        let frames = Self.text(session.frames(block: 0, code: conflict, width: 400, draws: true))
        #expect(frames.contains(#""html":"<"#) && frames.hasSuffix(#","messages":[]}"#))
        _ = session.coloredCode(block: 0, code: Array(Self.code.utf8))
        let findings = Self.text(session.findings)
        #expect(findings.hasPrefix(#"{"problems":[{"kind":"conflict","message":""#), "\(findings)")
        #expect(findings.contains(#""messages":[{"severity":"error","line":2,"#), "\(findings)")
        _ = session.frames(block: 3, code: nil, width: 400, draws: true)
        #expect(Self.text(session.findings) == "null")
    }

    @Test("advises nothing that readers cannot change, and takes a conflict that they end for no mistake")
    func adviceForReaders() throws {
        let conflict = Self.code.replacing("width == 100", with: "width == 100; width == 120")
        for (code, info, beginning) in [
            (conflict, "layout", #"[{"severity":"error""#), (conflict, "layout expect=conflict", "[]"),
            (Self.code, "layout expect=conflict", "[]"),
            (Self.code.replacing("width == 100; ", with: ""), "layout", #"[{"severity":"warning""#),
        ] {
            let lesson = PlaygroundLesson(
                path: "content/card.md", root: "", globals: [], blocks: [Self.block(Self.code, info, 8)])
            let session = try #require(PlaygroundSession(site: try Self.site.get(), lesson: lesson.encoded))
            _ = session.frames(block: 0, code: Array(code.utf8), width: 400, draws: false)
            let messages = try #require(Self.text(session.findings).split(separator: "\"messages\":").last)
            #expect(messages.hasPrefix(beginning) && !messages.contains("expect="), "\(messages)")
        }
    }

    @Test("shows the line of an earlier block that a message is about")
    func earlierBlock() throws {
        let lesson = PlaygroundLesson(
            path: "a.md", root: "", globals: [],
            blocks: [
                Self.block("screen A {\n    View box { leading == super.leading }\n}\n", "layout", 4),
                Self.block("screen A {\n    ...\n}\n", "layout", 9),
            ])
        let session = try #require(PlaygroundSession(site: try Self.site.get(), lesson: lesson.encoded))
        _ = session.frames(block: 1, code: nil, width: 390, draws: false)
        let answer = Self.text(session.findings)
        #expect(answer.contains("     5 |     View box { leading == super.leading }\\u000a"), "\(answer)")
    }

    @Test(
        "says why an edge or a size has its value, by the block's lines",
        arguments: [
            (
                "box.width",
                #"{"fact":"Card/box.width is 100 points because","chain":[{"sentence":"box is 100 points wide","line":2}]}"#
            ),
            ("bax.width", #"{"failure":"there is no view named 'bax'"}"#),
        ])
    func reasons(question: String, answer: String) throws {
        let session = try session()
        let code = Array(Self.code.utf8)
        #expect(Self.text(session.reasons(block: 0, code: code, width: 400, question: question)) == answer)
        #expect(
            Self.text(session.reasons(block: 0, code: Array("screen".utf8), width: 400, question: question)) == "null")
        #expect(Self.text(session.reasons(block: 3, code: code, width: 400, question: question)) == "null")
    }

    @Test("solves it as it is scrolled")
    func scrolled() throws {
        let code = """
            screen Page {
                ScrollView pages {
                    edges == super.edges
                    View tall { edges == super.edges; width == super.width; height == 2000 }
                }
                View bar { leading == super.leading; trailing == super.trailing; bottom == tall.top + 100; top == super.top }
            }

            """
        let lesson = PlaygroundLesson(
            path: "content/page.md", root: "", globals: [], blocks: [Self.block(code, "layout", 8)])
        let session = try #require(PlaygroundSession(site: try Self.site.get(), lesson: lesson.encoded))
        for (offset, height) in [(0.0, "147.0"), (40, "107.0")] {
            let answer = Self.text(session.frames(block: 0, code: nil, width: 400, offset: offset, draws: true))
            #expect(answer.contains(#"{"path":"Page/bar","frame":[0.0,0.0,400.0,\#(height)]"#), "\(answer)")
            let reasons = session.reasons(
                block: 0, code: Array(code.utf8), width: 400, offset: offset, question: "bar.height")
            #expect(Self.text(reasons).hasPrefix("{\"fact\":\"Page/bar.height is \(Int(147 - offset)) points"))
        }
    }

    @Test("follows it through all widths and offsets, with classes that no other figure of the page has")
    func live() throws {
        let session = try session()
        let code = Self.code.replacing("width == 100", with: "width == super.width / 2")
        let answer = Self.text(session.live(block: 0, code: Array(code.utf8), width: 500))
        #expect(answer.hasPrefix(#"{"html":"<div class=\"Live\" style=\"--width:500;--height:844\">"#), "\(answer)")
        #expect(answer.contains(#"left:20px;width:calc(50% + 0.004px)"#), "\(answer)")
        #expect(answer == Self.text(session.live(block: 0, code: Array(code.utf8), width: 500)))
        #expect(Self.text(session.live(block: 0, code: nil, width: 500)).contains("width:100px"))
        for mistake in ["widht == 1", "text = 1"] {
            let wrong = Self.code.replacing("width == 100", with: mistake)
            #expect(Self.text(session.live(block: 0, code: Array(wrong.utf8), width: 500)) == "null")
        }
        #expect(Self.text(session.live(block: 3, code: nil, width: 500)) == "null")
    }

    @Test("writes it in UIKit beside what earlier blocks have shown, and marks what the reader has changed")
    func uiKit() throws {
        let first = "component Box() {\n    View side { width == 10; leading == super.leading; top == super.top }\n}\n"
        let code = "screen Card {\n    Box box { leading == super.leading + 20; top == super.top }\n}\n"
        let lesson = PlaygroundLesson(
            path: "content/card.md", root: "", globals: [],
            blocks: [Self.block(first, "layout", 4), Self.block(code, "layout", 12)])
        let session = try #require(PlaygroundSession(site: try Self.site.get(), lesson: lesson.encoded))
        let author = Self.text(session.uiKitCode(block: 1, code: Array(code.utf8)))
        #expect(author.hasPrefix(#"{"text":"// As above: Box.\u000a\u000afinal class Card"#), "\(author)")
        #expect(author.contains("constant: 20") && !author.contains(#"class=\"line new"#), "\(author)")
        let moved = Array(code.replacing("+ 20", with: "+ 24").utf8)
        let changed = Self.text(session.uiKitCode(block: 1, code: moved))
        #expect(changed.split(separator: #"<span class=\"line new"#).count == 2, "\(changed)")
        #expect(changed.contains("constant: 24") && !changed.contains("constant: 20"), "\(changed)")
        #expect(Self.text(session.uiKitCode(block: 1, code: Array("screen Card {".utf8))) == "null")
        #expect(Self.text(session.uiKitCode(block: 2, code: moved)) == "null")
    }

    @Test("colours every letter of a block")
    func colors() throws {
        let colored = try session().coloredCode(block: 0, code: Array(Self.code.utf8))
        #expect(colored.hasPrefix("<span class=\"line\"><span class=\"k\">screen</span> "))
    }

    /// The answer where both goals are about a view that nobody can see.
    private static func unseen(_ what: String) -> String {
        let account = "\"'box' \(what) at 320 pt, and what a goal is about must be seen; from 320 to 1024 pt\""
        return "[\(account),\(account)]"
    }

    @Test(
        "says of an exercise which goals its code meets, whatever the width",
        arguments: [
            (
                "width == 100",
                "[\"'box.trailing' is 120 at 1024 pt, not at least 512; from 320 to 1024 pt\",null]"
            ),
            ("width == super.width / 2", "[null,null]"),
            ("trailing == super.trailing", "[null,null]"),
            (
                "isHidden = true; trailing == super.trailing",
                Self.unseen("is hidden or transparent")
            ),
            ("width == super.width", Self.unseen("reaches 20 pt beyond the screen's right edge")),
            ("widht == 1", "null"),
        ])
    func grades(change: String, answer: String) throws {
        let goals = "    expect box.trailing >= screen.width / 2\n    expect box.height == 40\n}\n"
        let lesson = PlaygroundLesson(
            path: "content/card.md", root: "", globals: [],
            blocks: [
                Self.block(Self.code.replacing("\n}\n", with: "\n" + goals), "layout exercise=start", 8),
                Self.block("screen Card { View other { edges == super.edges } }", "layout exercise=solution", 20),
            ])
        let session = try #require(PlaygroundSession(site: try Self.site.get(), lesson: lesson.encoded))
        #expect(Self.text(session.blocks).contains(#""code":"screen Card {\u000a    View box {"#))
        #expect(!Self.text(session.blocks).contains("expect"))
        let code = Self.code.replacing("width == 100", with: change)
        #expect(Self.text(session.grade(block: 0, code: Array(code.utf8))) == answer)
        #expect(Self.text(session.grade(block: 1, code: Array(code.utf8))) == "null")
    }

    private static let views = """
        screen Views {
            NavigationBar bar { title = "Inbox"; backItem = "All"; leading == super.leading; trailing == super.trailing; top == super.top }
            SearchBar search { leading == super.leading; trailing == super.trailing; top == bar.bottom }
            TextField field { text = "A"; clearButtonMode = .always; leading == super.leading; trailing == super.trailing; top == search.bottom }
            ActivityIndicator wait { leading == super.leading; top == field.bottom }
            Button go { configuration = .filled; title = "Go"; showsActivityIndicator = true; leading == super.leading; top == wait.bottom }
            DatePicker day { preferredDatePickerStyle = .inline; leading == super.leading; top == go.bottom }
            TableView list { leading == super.leading; trailing == super.trailing; top == day.bottom; height == 300
                TableViewCell one { text = "One"; accessoryType = .disclosureIndicator }
                TableViewCell two { text = "Two"; accessoryType = .checkmark }
            }
            CollectionView tree {
                layout = .list(.insetGrouped)
                leading == super.leading; trailing == super.trailing; top == super.bottom - 200; height == 200
                section { CollectionViewListCell three { content.text = "Three"; accessories = [.outlineDisclosure] } }
            }
        }

        """

    @Test(
        "draws the arrows, marks and keys of views though the lesson names no symbol", arguments: ["", "direction=rtl"])
    func symbolsOfViews(conditions: String) throws {
        let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../templates")
        let catalog = SymbolCatalog(
            SiteLayout(folder: ".", templates: templates.standardizedFileURL.path(percentEncoded: false)), .disk)
        let table = TextTable(try FontLibrary(), characters: [])
        let lesson = PlaygroundLesson(
            path: "content/views.md", root: "", globals: [],
            blocks: [Self.block(Self.views, "layout keyboard=shown", 8)])
        let pictures = try [390.0, 1024].map { width in
            try [catalog.symbols, catalog.drawing(only: []), []].map { symbols in
                let site = PlaygroundSite(
                    widths: [390], components: [], pictures: [], symbols: symbols, textTable: table)
                let session = try #require(PlaygroundSession(site: site.encoded, lesson: lesson.encoded))
                session.choose(conditions: conditions)
                return Self.text(session.frames(block: 0, code: nil, width: width, draws: true))
            }
        }
        for drawn in pictures {
            #expect(drawn[0].contains("<svg") && drawn[0].hasSuffix(#""messages":[]}"#), "\(drawn[0].suffix(300))")
            #expect(drawn[1] == drawn[0])
            #expect(drawn[2] != drawn[0])
        }
    }

    @Test("opens nothing that no site has written", arguments: [[], [1], [255, 255, 255, 255, 255]] as [[UInt8]])
    func damaged(bytes: [UInt8]) throws {
        #expect(PlaygroundSession(site: bytes, lesson: bytes) == nil)
    }
}
