import Testing

@testable import AutoLayout

@Suite struct MisuseTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        var first: LayoutAttribute
        var second: LayoutAttribute?
        var times = 1.0
        var plus = 0.0
        var priority = 1000.0
        var guide: LayoutGuide?
        var message: String
        /// How UIKit's exception begins; nil where it throws none.
        var reason: String?
        var testDescription: String { message }
    }

    private static let cases = [
        Case(
            first: .leading, plus: 10,
            message: "view.leading is a position and needs another view's position to be measured from",
            reason: "A multiplier of 0 or a nil second item"),
        Case(
            first: .leading, second: .top,
            message: "view.leading and Screen.top cannot be compared: one is horizontal, the other vertical",
            reason: "Invalid pairing"),
        Case(
            first: .centerX, second: .width,
            message: "view.centerX and Screen.width cannot be compared: one is a size, the other a position",
            reason: "Invalid pairing"),
        Case(
            first: .leading, second: .left,
            message: "view.leading and Screen.left cannot be compared: "
                + "leading and trailing follow the reading direction, left and right do not",
            reason: "A constraint cannot be made between a leading/trailing"),
        Case(
            first: .width, second: .width, times: 0,
            message: "with a multiplier of 0, view.width does not depend on Screen.width"),
        Case(
            first: .width, plus: .infinity, message: "view.width == inf has a number that is not finite",
            reason: "Constant is not finite"),
        Case(
            first: .width, plus: .nan, message: "view.width == nan has a number that is not finite",
            reason: "Constant is not finite"),
        Case(
            first: .width, priority: 1001,
            message: "the priority of view.width == 0 @ 1001 is not above 0 and at most 1000",
            reason: "Priorities must be greater than 0"),
        Case(
            first: .width, priority: 0, message: "the priority of view.width == 0 @ 0 is not above 0 and at most 1000",
            reason: "Priorities must be greater than 0"),
        Case(first: .top, second: .top, guide: .content, message: "Screen does not scroll, so it has no content"),
        Case(first: .top, second: .top, guide: .frame, message: "Screen does not scroll, so it has no frame"),
    ]

    @Test(arguments: cases) private func isExplainedAndLeftOut(given: Case) throws {
        var stage = Stage()
        let view = stage.add("view")
        stage.constrain(
            view[given.first], .equal, given.second.map { LayoutAnchor(LayoutItem(Stage.root, given.guide), $0) },
            times: given.times, plus: given.plus, at: LayoutPriority(given.priority))
        let problem = try #require(stage.problems().first)
        #expect(problem.kind == .misuse)
        #expect(problem.message == given.message)
        #expect(given.reason.map { problem.reason?.hasPrefix($0) == true } ?? (problem.reason == nil))
        #expect(problem.constraints.count == 1)
    }

    @Test func aViewCannotBeBesideItself() {
        var stage = Stage()
        let view = stage.add("view")
        stage.constrain(view[.leading], .equal, view[.leading], plus: 8)
        #expect(
            stage.problems().map { $0.message } == [
                "view.leading == view.leading + 8 can never hold"
            ])
    }

    @Test func rowsAreOutOfReach() {
        var stage = Stage()
        let list = TableTests.table(&stage)
        let row = TableTests.row(&stage, in: list)
        let avatar = stage.add("avatar", to: row)
        let badge = stage.add("badge")
        stage.constrain(badge[.top], .equal, avatar[.bottom])
        #expect(
            stage.problems().map { $0.message } == [
                "badge and avatar cannot be constrained to each other: "
                    + "a table lays out each row and header separately"
            ])
    }

    @Test func viewsThatAreNotThereAreNoted() {
        var stage = Stage()
        stage.constrain(ViewID(99)[.top], .equal, Stage.root[.bottom])
        stage.constrain(Stage.root[.top], .equal, ViewID(-1)[.bottom])
        #expect(stage.problems().count == 2)
    }

    @Test func theSameMistakeInEveryRowIsReportedOnce() {
        var stage = Stage()
        let list = TableTests.table(&stage)
        for _ in 0..<20 {
            let row = TableTests.row(&stage, in: list)
            let avatar = stage.add("avatar", to: row)
            stage.constrain(avatar[.top], plus: 4)
        }
        #expect(stage.problems().map { $0.rows } == [20])
    }

    @Test func uikitNamesTheAnchorsThatHaveNoCommonAncestor() throws {
        var stage = Stage()
        let list = TableTests.table(&stage)
        let row = TableTests.row(&stage, in: list)
        let title = stage.label("title", "Hi", to: row)
        let badge = stage.add("badge")
        stage.constrain(badge[.width], .equal, title[.layoutMargins, .width])
        let problem = try #require(stage.problems().first)
        #expect(
            problem.reason
                == "Unable to activate constraint with anchors <NSLayoutDimension:0x600000000010 \"UIView:badge.width\"> "
                + "and <NSLayoutDimension:0x600000000020 \"UILayoutGuide:title'UIViewLayoutMarginsGuide'.width\"> "
                + "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                + "different view hierarchies?  That's illegal.")
    }
}
