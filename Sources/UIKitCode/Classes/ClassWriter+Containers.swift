import AutoLayout
import Notation

extension ClassWriter {
    /// `var embedded`: the screen in the controllers around it, as its figure shows it; empty where it is alone.
    ///
    /// What is said of them in a branch is said of every screen.
    func embedding() throws(Untranslatable) -> [SwiftFunction] {
        let said = definition.body.containerProperties
        guard contents.isScreen, !said.isEmpty else { return [] }
        func value(_ name: String) -> ResolvedExpression? { said.last { $0.property.name == name }?.value }
        var shown: SwiftExpression?
        let ofNavigation = ["title", "prompt", "prefersLargeTitles", "leftBarButtonItems", "rightBarButtonItems"]
        let hasBar = said.contains { ofNavigation.contains($0.property.name) || $0.property.name == "backItem" }
        let hasToolbar = value("toolbarItems") != nil
        if hasBar || hasToolbar {
            contents.needs.extensions.insert(.navigationContainer)
            var arguments: [SwiftExpression.Argument] = []
            if let back = value("backItem") {
                arguments.append(.init("behind", try bodies.writer.write(back, as: .text)))
            }
            if !hasBar { arguments.append(.init("showsBar", .bool(false))) }
            if hasToolbar { arguments.append(.init("showsToolbar", .bool(true))) }
            shown = .call(.name("inNavigation"), arguments, .oneLine)
        }
        if let tabs = value("tabs") {
            contents.needs.extensions.insert(.tabContainer)
            var arguments: [SwiftExpression.Argument] = [.init(try bodies.writer.barItems(tabs, .tab))]
            if let selected = value("selectedTab") {
                arguments.append(.init("selected", try bodies.writer.write(selected, as: .number)))
            }
            shown = .call(shown?.dot("inTabs") ?? .name("inTabs"), arguments, .fitting)
        }
        guard let shown else { return [] }
        return [
            SwiftFunction(
                comment: "The screen in the controllers around it.", words: "var embedded: UIViewController",
                parameters: nil, body: [.expression(shown)])
        ]
    }
}
