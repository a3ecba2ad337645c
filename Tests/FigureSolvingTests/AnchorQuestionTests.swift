import AutoLayout
import Testing

@testable import FigureSolving

@Suite("A question about an edge or a size")
struct AnchorQuestionTests {
    private static let tree: ViewTree = {
        var tree = ViewTree(root: View(name: "Page", kind: .view))
        let card = tree.addSubview(View(name: "card", kind: .view), to: ViewTree.rootID)
        let row = tree.addSubview(View(name: "row[0]", kind: .view), to: card)
        _ = tree.addSubview(View(name: "avatar", kind: .view), to: row)
        _ = tree.addSubview(View(name: "avatar", kind: .view), to: ViewTree.rootID)
        let other = tree.addSubview(View(name: "other", kind: .view), to: ViewTree.rootID)
        for parent in [card, other] { _ = tree.addSubview(View(name: "title", kind: .view), to: parent) }
        return tree
    }()

    private static func path(_ question: String) -> String? {
        guard case .success(let anchor) = AnchorQuestion(question).anchor(in: tree) else { return nil }
        return "\(tree.path(of: anchor.item.view)).\(anchor.attribute.rawValue)"
    }

    @Test(
        "finds its view by path, by the end of a path, or by a name",
        arguments: [
            ("Page.width", "Page.width"), ("card.height", "Page/card.height"),
            ("Page/card/row[0].top", "Page/card/row[0].top"),
            ("row[0]/avatar.leading", "Page/card/row[0]/avatar.leading"),
            ("row[0].avatar.leading", "Page/card/row[0]/avatar.leading"), ("avatar.centerX", "Page/avatar.centerX"),
            ("card/title.firstBaseline", "Page/card/title.firstBaseline"),
        ])
    func found(_ question: String, _ path: String) { #expect(Self.path(question) == path) }

    @Test(
        "says what it does not understand",
        arguments: [
            ("width", "'width' does not name an edge or a size"), ("card.wdth", "'wdth' is not an edge or a size"),
            ("avatr.width", "there is no view named 'avatr'"), ("title.width", "there are 2 views named 'title'"),
        ])
    func failures(_ question: String, _ message: String) {
        guard case .failure(let failure) = AnchorQuestion(question).anchor(in: Self.tree) else {
            Issue.record("it was understood")
            return
        }
        #expect(failure.message == message)
        #expect(!failure.help.isEmpty)
    }
}
