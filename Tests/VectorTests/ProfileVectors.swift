import AutoLayout
import Notation

/// The profile: a scroll view, a header that rides on its content, tweets of all kinds.
enum ProfileVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        var screen = Screen(vector.given, height: 844)
        screen.scrolledBy = vector.given["scrolledBy"].number ?? 0
        let solved = try SolvedScreen("profile", on: screen, given: given(vector))
        var comparison = Comparison(vector, scale: screen.scale)
        for problem in solved.layout.problems { comparison.fail(problem.message) }
        for (key, wanted) in vector.expect.members { compare(key, wanted, solved, &comparison) }
        return comparison.result
    }

    private static func compare(
        _ key: String, _ wanted: JSONValue, _ solved: SolvedScreen, _ comparison: inout Comparison
    ) {
        let scroll = solved.scrolling("scroll")
        let safeTop = solved.screen.safeAreaInsets.top
        switch key {
        case "headerHeight": comparison.expect(key, solved.frame("header")?.height, wanted)
        case "headerMinHeight": comparison.expect(key, solved.frame("header").map { $0.height - safeTop }, wanted)
        case "header", "headerFrame": comparison.expect(key, solved.frame("header"), wanted)
        case "contentInsetTop": comparison.expect(key, scroll.map { $0.adjustedContentInset.top - safeTop }, wanted)
        case "restContentOffsetY": comparison.expect(key, scroll?.contentOffset.y, wanted)
        case "contentViewAtRest": comparison.expect(key, solved.frame("contentView"), wanted)
        case "border":
            let border = solved.frame("border", in: "followersView")
            comparison.expect("width of the border", border?.width, wanted["width"])
            comparison.expect(
                "centre of the border", border.map { $0.x + $0.width / 2 },
                (solved.frame("followersView")?.width ?? 0) / 2)
        case "inContentView":
            for (name, frame) in wanted.members {
                comparison.expect(name, solved.frame(path(of: name), in: "contentView"), frame)
            }
        default: comparison.fail("'\(key)' is not understood")
        }
    }

    /// The path of a view that the vector names in its own way.
    private static func path(of name: String) -> String {
        let content = "Profile/scroll/contentView"
        let columns = content + "/followersView/columns"
        switch name {
        case "followers first column": return columns + "/followers"
        case "FOLLOWERS label": return columns + "/followers/title"
        case "followers value label": return columns + "/followers/value"
        case "RECENT TWEETS label": return content + "/tweetsStack/title"
        default: break
        }
        guard name.hasPrefix("tw"), let digit = name.dropFirst(2).first, let index = digit.wholeNumberValue else {
            return name
        }
        let tweet = content + "/tweetsStack/tweet[\(index)]"
        switch name.dropFirst(3) {
        case ".av": return tweet + "/avatar"
        case ".cs": return tweet + "/content"
        case ".ls": return tweet + "/content/labels"
        case ".tx": return tweet + "/content/text"
        case ".m": return tweet + "/content/media"
        default: return tweet
        }
    }

    private static func given(_ vector: Vector) -> DataValue {
        let lines = vector.given["textLines"]
        let media: [DataValue] = [
            .fields(["width": .number(315), "height": .number(315)]), .null,
            .fields(["width": .number(514), "height": .number(315)]), .null,
        ]
        let counts = lines["tweets"].numbers.isEmpty ? [1, 1, 1, 1] : lines["tweets"].numbers
        let tweets = zip(counts, media).map { count, media in
            DataValue.fields(["text": .text(width: 900, lines: Int(count)), "media": media])
        }
        let buttons = vector.given["buttonStackSize"].numbers
        return .fields([
            "bio": .text(width: 900, lines: Int(lines["bio"].number ?? 1)),
            "buttonsWidth": .number(buttons.first ?? 266), "buttonsHeight": .number(buttons.last ?? 15),
            "followersTitle": .text(width: vector.given["labelWidths"]["followersTitle"].number ?? 80),
            "followersValue": .text(width: vector.given["labelWidths"]["followersValue"].number ?? 95),
            "tweets": .list(tweets),
        ])
    }
}
