import Cassowary
import Diagnostics
import Testing

@testable import AutoLayout

@Suite("The console text of a conflict")
struct ConsoleTests {
    @Test("is UIKit's, with names in the place of addresses")
    func wholeText() throws {
        var stage = Stage()
        let avatar = stage.image("avatar", 10, 10)
        stage.pin(avatar, [.leading, .top], to: Stage.root)
        stage.constrain(avatar[.width], plus: 60)
        stage.constrain(avatar[.width], plus: 40)
        let problem = try #require(stage.problems().first)
        let expected = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            (
                "<NSLayoutConstraint:0x6000000000b0 UIImageView:avatar.width == 60   (active)>",
                "<NSLayoutConstraint:0x6000000000c0 UIImageView:avatar.width == 40   (active)>"
            )

            Will attempt to recover by breaking constraint\u{20}
            <NSLayoutConstraint:0x6000000000c0 UIImageView:avatar.width == 40   (active)>

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> \
            may also be helpful.

            """
        #expect(problem.console == expected)
    }

    /// A constraint on `view`, a label in a card beside `other`, and how UIKit would log it.
    struct Case: Sendable, CustomTestStringConvertible {
        var first: LayoutAttribute
        var relation = LayoutRelation.equal
        var second: (item: Item, attribute: LayoutAttribute)?
        var times = 1.0
        var plus = 0.0
        var priority = LayoutPriority.required
        var logged: String
        var sentence: String
        var testDescription: String { logged }
    }

    enum Item { case card, margins, other }

    static let cases = [
        Case(first: .width, plus: 50, logged: "UILabel:view'Hi'.width == 50", sentence: "view is 50 points wide"),
        Case(
            first: .height, relation: .atLeast, plus: 44.5, priority: .defaultHigh,
            logged: "UILabel:view'Hi'.height >= 44.5 @750",
            sentence: "view is at least 44.5 points high, at priority 750"),
        Case(
            first: .leading, second: (.card, .leading), plus: 8,
            logged: "H:|-(8)-[UILabel:view'Hi']", sentence: "the leading edge of view is 8 points after that of card"),
        Case(
            first: .trailing, relation: .atMost, second: (.card, .trailing), plus: -16,
            logged: "H:[UILabel:view'Hi']-(>=16)-|",
            sentence: "the trailing edge of view is at least 16 points before that of card"),
        Case(
            first: .bottom, second: (.card, .bottom), logged: "V:[UILabel:view'Hi']-(0)-|",
            sentence: "the bottom of view is at that of card"),
        Case(
            first: .top, second: (.other, .bottom), plus: 4, priority: LayoutPriority(751),
            logged: "V:[UIView:other]-(4@751)-[UILabel:view'Hi']",
            sentence: "the top of view is 4 points below the bottom of other, at priority 751"),
        Case(
            first: .trailing, relation: .atMost, second: (.other, .leading), plus: -10,
            logged: "H:[UILabel:view'Hi']-(>=10)-[UIView:other]",
            sentence: "the trailing edge of view is at least 10 points before the leading edge of other"),
        Case(
            first: .top, second: (.margins, .top),
            logged: "UILabel:view'Hi'.top == UILayoutGuide:card'UIViewLayoutMarginsGuide'.top",
            sentence: "the top of view is at that of the margins of card"),
        Case(
            first: .width, relation: .atMost, second: (.card, .width), times: 0.5, plus: -3,
            logged: "UILabel:view'Hi'.width <= 0.5*UIView:card.width - 3",
            sentence: "view is at most 0.5 times as wide as card, less 3 points"),
        Case(
            first: .height, second: (.card, .width), plus: 2,
            logged: "UILabel:view'Hi'.height == UIView:card.width + 2",
            sentence: "view is as high as card is wide, plus 2 points"),
        Case(
            first: .centerX, second: (.card, .centerX), logged: "UILabel:view'Hi'.centerX == UIView:card.centerX",
            sentence: "the horizontal centre of view is at that of card"),
        Case(
            first: .centerY, second: (.card, .bottom), times: 0.5,
            logged: "UILabel:view'Hi'.centerY == 0.5*UIView:card.bottom",
            sentence: "the vertical centre of view is 0.5 times as far in as the bottom of card"),
        Case(
            first: .firstBaseline, relation: .atLeast, second: (.other, .lastBaseline), plus: 20,
            logged: "UILabel:view'Hi'.firstBaseline >= UIView:other.lastBaseline + 20",
            sentence: "the first baseline of view is at least 20 points below the last baseline of other"),
    ]

    @Test("has each constraint in UIKit's form and in words", arguments: cases)
    func constraint(_ given: Case) {
        var stage = Stage()
        let card = stage.add("card")
        let other = stage.add("other", to: card)
        let view = stage.label("view", "Hi", to: card)
        let second = given.second.map { pair -> LayoutAnchor in
            switch pair.item {
            case .card: card[pair.attribute]
            case .margins: card[.layoutMargins, pair.attribute]
            case .other: other[pair.attribute]
            }
        }
        stage.constrain(
            view[given.first], given.relation, second, times: given.times, plus: given.plus, at: given.priority)
        let (row, names) = Self.authoredRow(stage)
        let bar = given.logged.contains("|") ? ", names: '|':UIView:card " : ""
        #expect(
            ConsoleWriter(names: names).logged(row, position: 0)
                == "<NSLayoutConstraint:0x600000000010 \(given.logged)   (active\(bar))>")
        #expect(SentenceWriter(names: names).sentence(for: row) == given.sentence)
    }

    private static func authoredRow(_ stage: Stage) -> (SystemRow, SystemNames) {
        let index = TreeIndex(stage.tree)
        var builder = SystemBuilder(
            tree: stage.tree, screen: stage.screen, index: index, state: SystemState(count: stage.tree.views.count),
            root: Stage.root)
        builder.addAuthorRows()
        return (builder.rows[0], SystemNames(tree: stage.tree, index: index, system: builder))
    }

    @Test("names a stack's constraints as UIKit does")
    func stack() throws {
        var stage = Stage()
        let stack = stage.stack("row", .horizontal, 8)
        stage.pin(stack, [.leading, .trailing, .top], to: Stage.root)
        for name in ["a", "b"] { stage.size(stage.add(name, to: stack), 100, 20) }
        let logged = try #require(stage.problems().first).constraints.map(\.logged)
        #expect(logged.contains { $0.contains("'UISV-spacing' H:[UIView:a]-(8)-[UIView:b]   (active)>") })
        #expect(
            logged.contains {
                $0.contains("'UISV-canvas-connection' H:|-(0)-[UIView:a]   (active, names: '|':UIStackView:row )>")
            })
        #expect(logged.contains { $0.contains("'UIView-Encapsulated-Layout-Width' UIView:Screen.width == 390") })
    }

    @Test("names what a content asks for, once, and leaves out what UIKit holds without a constraint")
    func content() throws {
        var stage = Stage()
        let title = stage.label("title", "Twelve chars")
        stage.tree[title].hugging.horizontal = .required
        stage.tree[title].compressionResistance.horizontal = .required
        stage.pin(title, [.leading, .top], to: Stage.root)
        stage.constrain(title[.width], plus: 50)
        let resisting = try #require(stage.problems().first)
        #expect(
            resisting.constraints.map(\.logged) == [
                "<NSContentSizeLayoutConstraint:0x600000000050 UILabel:title'Twelve chars'.width == 120 "
                    + "Hug:1000 CompressionResistance:1000   (active)>",
                "<NSLayoutConstraint:0x6000000000b0 UILabel:title'Twelve chars'.width == 50   (active)>",
            ])

        var narrow = Stage()
        let view = narrow.add("view")
        narrow.pin(view, [.leading, .top], to: Stage.root)
        narrow.constrain(view[.trailing], .equal, Stage.root[.leading], plus: -8)
        let negative = try #require(narrow.problems().first)
        #expect(negative.constraints.contains { $0.sentence == "view cannot be less than 0 points wide" })
        #expect(negative.console?.contains(">= 0") == false)
        #expect(negative.console?.contains("(\n    \"<NSLayoutConstraint") == true)
    }
}
