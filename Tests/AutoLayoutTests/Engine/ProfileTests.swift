import Scene
import Testing

@testable import AutoLayout

/// The scrolled content of a profile: avatar, names, columns of numbers, and tweets of all kinds.
@Suite struct ProfileTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var width: Double
        var scale: Double
        var bioLines: Int
        /// Lines and the side lengths of the picture of each tweet.
        var tweets: [(lines: Int, picture: Size?)]
        var share: Double
        /// By name, in the content's coordinates, rounded.
        var expected: [(String, Rect)]
        var testDescription: String { "\(width) wide" }
    }

    private static let square = Size(width: 315, height: 315)
    private static let wide = Size(width: 514, height: 315)

    static let cases = [
        Case(
            width: 358, scale: 3, bioLines: 2, tweets: [(2, square), (3, nil), (0, wide), (6, nil)], share: 1,
            expected: [
                ("avatar", Rect(0, -50, 100, 100)), ("user", Rect(108, -26, 250, 18)),
                ("display", Rect(108, -46.3333, 250, 20.3333)), ("bio", Rect(108, 8, 250, 42.3333)),
                ("buttons", Rect(46, 66, 266, 15)), ("followers", Rect(0, 97, 358, 64.3333)),
                ("tweets", Rect(0, 177.3333, 358, 916.3333)), ("tweet0", Rect(0, 199.6667, 358, 376.6667)),
                ("picture0", Rect(68, 286.3333, 290, 290)), ("tweet1", Rect(0, 592.3333, 358, 96.6667)),
                ("picture2", Rect(68, 737.3333, 290, 177.6667)), ("tweet3", Rect(0, 931, 358, 162.6667)),
            ]),
        Case(
            width: 672, scale: 2, bioLines: 1, tweets: [(1, square), (2, nil), (0, wide), (3, nil)], share: 0.7,
            expected: [
                ("display", Rect(108, -46.5, 564, 20.5)), ("bio", Rect(108, 8, 564, 20.5)),
                ("buttons", Rect(203, 66, 266, 15)), ("followers", Rect(0, 97, 672, 64.5)),
                ("tweets", Rect(0, 177.5, 672, 914)), ("picture0", Rect(68, 265, 315, 315)),
                ("tweet1", Rect(0, 596, 672, 75)), ("picture2", Rect(68, 719.5, 423, 259)),
                ("tweet3", Rect(0, 994.5, 672, 97)),
            ]),
    ]

    @Test(arguments: cases) func everythingStandsWhereUIKitPutsIt(given: Case) throws {
        var stage = Stage(Size(width: given.width, height: 3000), scale: given.scale)
        let content = stage.add("content")
        stage.pin(content, [.leading, .trailing], to: Stage.root)
        stage.pin(content, [.top], to: Stage.root, plus: 100)
        let bottom = Self.addHead(&stage, content, bioLines: given.bioLines)
        let list = stage.stack("tweets", .vertical, 16, to: content)
        stage.pin(list, [.leading, .trailing, .bottom], to: content)
        stage.constrain(list[.top], .equal, bottom[.bottom], plus: 16)
        let title = stage.text("title", size: 12, leading: 16, to: list)
        stage.tree[title].customSpacingAfter = 8
        for (position, tweet) in given.tweets.enumerated() {
            Self.addTweet(&stage, list, position, tweet.lines, tweet.picture, share: given.share)
        }
        let layout = stage.layout()
        for (name, expected) in given.expected {
            let view = try #require(stage.tree.views.firstIndex { $0.name == name })
            var frame = layout.frames[view]
            frame.y -= 100
            #expect(frame.isClose(to: expected, within: 1 / given.scale + 1e-3), "\(name): \(frame), not \(expected)")
        }
    }

    private static func addHead(_ stage: inout Stage, _ content: ViewID, bioLines: Int) -> ViewID {
        let avatar = stage.image("avatar", 100, 100, to: content)
        stage.tree[avatar].hugging.horizontal = .defaultHigh
        stage.pin(avatar, [.leading], to: content)
        stage.constrain(avatar[.centerY], .equal, content[.top])
        let user = stage.text("user", size: 15, leading: 20, to: content)
        let display = stage.text("display", size: 17, leading: 22, to: content)
        let bio = stage.text("bio", size: 17, leading: 22, lines: bioLines, to: content)
        for label in [user, display, bio] {
            stage.constrain(label[.leading], .equal, avatar[.trailing], plus: 8)
            stage.pin(label, [.trailing], to: content)
        }
        stage.constrain(user[.bottom], .equal, content[.top], plus: -8)
        stage.constrain(display[.bottom], .equal, user[.top])
        stage.constrain(bio[.top], .equal, content[.top], plus: 8)
        let buttons = stage.add("buttons", to: content)
        stage.size(buttons, 266, 15)
        stage.pin(buttons, [.centerX], to: content)
        stage.constrain(buttons[.top], .atLeast, bio[.bottom], plus: 8)
        stage.constrain(buttons[.top], .atLeast, avatar[.bottom], plus: 16)
        stage.constrain(buttons[.top], .equal, avatar[.bottom], plus: 16, at: .defaultLow)
        let margins = EdgeInsets(top: 8, bottom: 8)
        let followers = stage.stack("followers", .horizontal, 0, .fill, .fillEqually, margins: margins, to: content)
        stage.pin(followers, [.leading, .trailing], to: content)
        stage.constrain(followers[.top], .equal, buttons[.bottom], plus: 16)
        for _ in 0..<2 {
            let column = stage.stack("column", .vertical, 4, .center, to: followers)
            _ = stage.text("title", size: 15, leading: 20, to: column)
            _ = stage.text("value", size: 22, leading: 28, to: column)
        }
        return followers
    }

    private static func addTweet(
        _ stage: inout Stage, _ list: ViewID, _ position: Int, _ lines: Int, _ picture: Size?, share: Double
    ) {
        let tweet = stage.add("tweet\(position)", to: list)
        let avatar = stage.add("face", to: tweet)
        stage.size(avatar, 60, 60)
        stage.pin(avatar, [.leading, .top], to: tweet)
        stage.constrain(avatar[.bottom], .atMost, tweet[.bottom])
        let body = stage.stack("body", .vertical, 12, .leading, to: tweet)
        stage.pin(body, [.trailing, .top, .bottom], to: tweet)
        stage.constrain(body[.leading], .equal, avatar[.trailing], plus: 8)
        let names = stage.text("names", size: 17, leading: 22, to: body)
        stage.constrain(names[.width], .equal, body[.width])
        if lines > 0 {
            let text = stage.text("text", size: 17, leading: 22, lines: lines, to: body)
            stage.constrain(text[.width], .equal, body[.width])
        }
        guard let picture else { return }
        let view = stage.add("picture\(position)", to: body)
        stage.constrain(view[.width], plus: picture.width, at: .defaultHigh)
        stage.constrain(view[.width], .atMost, body[.width], times: share)
        stage.constrain(view[.height], .equal, view[.width], times: picture.height / picture.width)
    }
}
