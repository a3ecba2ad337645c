import AutoLayout

/// The names of views: of one component or screen, or of one turn of a `for` within it.
final class NameScope {
    /// The scope around a turn; nil for a component or screen.
    let parent: NameScope?
    /// The component or screen, for messages.
    let owner: String
    /// The root view of the component or screen.
    let root: ViewID
    /// What a turn adds to names, such as `[3]`.
    let suffix: String
    private var views: [String: ViewID] = [:]
    private(set) var names: [String] = []

    init(owner: String, root: ViewID) {
        parent = nil
        self.owner = owner
        self.root = root
        suffix = ""
    }

    /// The turn with the number `index` of a loop within `parent`.
    init(turn index: Int, of parent: NameScope) {
        self.parent = parent
        owner = parent.owner
        root = parent.root
        suffix = "[\(index)]"
    }

    /// The suffixes of all turns around, outermost first.
    var wholeSuffix: String { (parent?.wholeSuffix ?? "") + suffix }

    /// Makes `view` known as `name` here, and with the turns' suffixes in the scopes around; returns the view that
    /// already has the name somewhere.
    func declare(_ name: String, _ view: ViewID) -> ViewID? {
        var scope: NameScope? = self
        var label = name
        var suffixes = ""
        while let current = scope {
            if let old = current.views[label] { return old }
            current.views[label] = view
            current.names.append(label)
            suffixes = current.suffix + suffixes
            label = name + suffixes
            scope = current.parent
        }
        return nil
    }

    /// The view of that name here or in a scope around.
    func view(named name: String) -> ViewID? {
        var scope: NameScope? = self
        while let current = scope {
            if let view = current.views[name] { return view }
            scope = current.parent
        }
        return nil
    }

    /// Every name that can be used here, for suggestions.
    var visibleNames: [String] { names + (parent?.visibleNames ?? []) }
}

/// The values of variables, innermost first; a chain, so that each statement keeps the values it was written under.
final class Bindings {
    let variable: Variable
    let value: Value
    let outer: Bindings?

    init(_ variable: Variable, _ value: Value, outer: Bindings?) {
        self.variable = variable
        self.value = value
        self.outer = outer
    }

    /// The value of a variable that is in sight; nil for any other.
    func value(of variable: Variable) -> Value? {
        var current: Bindings? = self
        while let binding = current, binding.variable.index > variable.index { current = binding.outer }
        return current?.value
    }

    /// The values of the `count` outermost variables.
    func outermost(_ count: Int) -> Bindings? {
        var current: Bindings? = self
        while let binding = current, binding.variable.index >= count { current = binding.outer }
        return current
    }

    var names: [String] {
        var names: [String] = []
        var current: Bindings? = self
        while let binding = current {
            names.append(binding.variable.name)
            current = binding.outer
        }
        return names
    }
}

/// Where a statement stands while its screen is built.
struct ElaborationContext {
    /// The view between whose braces it stands.
    var view: ViewID
    var type: BuiltinType
    var names: NameScope
    var bindings: Bindings?
    var placement: Placement = .subviews
    /// Views, blocks and components around.
    var depth = 0
    /// The components that are being built around it, outermost first.
    var components: [String] = []

    /// What becomes of a view that is declared here.
    enum Placement {
        case subviews
        case rows(table: ViewID)
        case section(table: ViewID, index: Int)
        case part(TablePart.Kind, table: ViewID, section: Int?)
        case items(collection: ViewID)
        case itemSection(collection: ViewID, index: Int)
        case itemPart(TablePart.Kind, collection: ViewID, section: Int)
    }
}
