import AutoLayout
import Diagnostics
import Foundation
import Notation
import Scene

/// A layout of the fixtures, solved on a screen.
struct SolvedScreen {
    let tree: ViewTree
    let layout: Layout
    let screen: Screen

    /// Reads `name.layout`, elaborates its screen with `given`, and solves it.
    init(_ name: String, on screen: Screen, given: DataValue = .null) throws {
        let path = Vector.fixtures.appendingPathComponent(name + ".layout")
        let file = SourceFile(path: path.lastPathComponent, utf8: Array(try Data(contentsOf: path)))
        var program = LayoutProgram()
        let read = program.append(SourceExcerpt(whole: file))
        let (tree, found) = program.elaborate(
            screen: program.lastScreen ?? "", on: screen, globals: [DataValue.Field(name: "given", value: given)],
            resources: GivenResources())
        let messages = read + found
        guard let tree, messages.isEmpty else { throw Unsolved(messages: messages.map(\.rendered)) }
        self.init(tree, on: screen)
    }

    init(_ tree: ViewTree, on screen: Screen) {
        self.tree = tree
        self.screen = screen
        layout = LayoutEngine(measurer: GivenTexts()).layout(tree, on: screen)
    }

    /// The first view of that path or last name.
    func view(_ name: String) -> ViewID? {
        let index = tree.views.indices.first { tree.path(of: ViewID($0)) == name || tree.views[$0].name == name }
        return index.map { ViewID($0) }
    }

    /// A view's frame, exact, in the coordinates of another view's content or of the screen.
    func frame(_ name: String, in space: String? = nil) -> Rect? {
        guard let id = view(name) else { return nil }
        var frame = layout.frames[id.index]
        guard let space else { return frame }
        guard let outer = view(space).map({ layout.frames[$0.index] }) else { return nil }
        frame.x -= outer.x
        frame.y -= outer.y
        return frame
    }

    /// Where a scroll or table view stands.
    func scrolling(_ name: String) -> Layout.ScrollState? {
        guard let id = view(name) else { return nil }
        return layout.scrollStates.first { $0.view == id }
    }

    /// The size of a view as `systemLayoutSizeFitting` gives it for a width.
    func fittingHeight(of name: String, width: Double) -> Double? {
        guard let id = view(name) else { return nil }
        return LayoutEngine(measurer: GivenTexts()).systemLayoutSizeFitting(
            Size(width: width, height: 0), of: id, in: tree, on: screen, horizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// What stands against a fixture.
struct Unsolved: Error, CustomStringConvertible {
    var messages: [String]
    var description: String { messages.joined(separator: "\n") }
}

extension Screen {
    /// The screen that a vector describes.
    init(_ given: JSONValue, height: Double = 2000) {
        let width = given["width"].number ?? given["contentViewWidth"].number ?? given["viewWidth"].number ?? 390
        let size = Size(width: width, height: given["height"].number ?? height)
        let isRegular = given["horizontalSizeClass"].string.map { $0 == "regular" } ?? (width >= 678)
        self.init(
            size: size, scale: given["scale"].number ?? 3,
            safeAreaInsets: EdgeInsets(top: given["safeTop"].number ?? 0, bottom: given["safeBottom"].number ?? 0),
            horizontalSizeClass: isRegular ? .regular : .compact)
    }
}
