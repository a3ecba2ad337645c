import AutoLayout
import Diagnostics

/// An edge or size that a user asks about: `avatar.width`, `row[2]/avatar.leading`.
package struct AnchorQuestion {
    private let text: String

    package init(_ text: String) { self.text = text }

    /// Why a question means nothing.
    package struct Failure: Error, Hashable {
        package var message: String
        package var help: String

        package init(message: String, help: String) {
            self.message = message
            self.help = help
        }
    }

    /// The anchor that is meant: the view by its path, or by the end of its path where no other so near the
    /// screen ends so.
    package func anchor(in tree: ViewTree) -> Result<LayoutAnchor, Failure> {
        guard let dot = text.lastIndex(of: ".") else {
            return .failure(
                Failure(
                    message: "'\(text)' does not name an edge or a size",
                    help: "write VIEW.ATTRIBUTE, such as avatar.width"))
        }
        let (name, quantity) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
        guard let attribute = LayoutAttribute(rawValue: quantity) else {
            return .failure(unknownAttribute(quantity))
        }
        return view(name, in: tree).map { LayoutAnchor(LayoutItem($0), attribute) }
    }

    private func view(_ name: String, in tree: ViewTree) -> Result<ViewID, Failure> {
        let paths = tree.views.indices.map { tree.path(of: ViewID($0)) }
        let wanted = String(name.map { $0 == "." ? "/" : $0 })
        if let exact = paths.firstIndex(of: wanted) { return .success(ViewID(exact)) }
        let all = paths.indices.filter { paths[$0].hasSuffix("/" + wanted) }
        let depths = all.map { path in paths[path].count { $0 == "/" } }
        let matches = zip(all, depths).filter { $0.1 == depths.min() }.map { $0.0 }
        if let only = matches.first, matches.count == 1 { return .success(ViewID(only)) }
        guard matches.isEmpty else {
            return .failure(
                Failure(
                    message: "there are \(matches.count) views named '\(name)'",
                    help: "name it with its path, such as \(paths[matches[0]])"))
        }
        let names = tree.views.map { $0.name }
        let nearest = nearestName(to: wanted.split(separator: "/").last.map(String.init) ?? name, among: names)
        return .failure(
            Failure(
                message: "there is no view named '\(name)'",
                help: nearest.map { "did you mean '\($0)'?" } ?? "the views are listed by plumb solve without --explain"
            ))
    }

    private func unknownAttribute(_ quantity: String) -> Failure {
        let names = LayoutAttribute.allCases.map { $0.rawValue }
        let nearest = nearestName(to: quantity, among: names).map { "did you mean '\($0)'? " } ?? ""
        return Failure(
            message: "'\(quantity)' is not an edge or a size",
            help: nearest + "There are " + names.joined(separator: ", "))
    }
}
