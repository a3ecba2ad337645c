import AutoLayout
import Notation

/// Where a statement stands.
struct StatementContext {
    /// The view between whose braces it stands, and that view's superview; nil for the class's own view.
    var view: Item
    var superview: Item?
    var type: BuiltinType
    /// The values in sight, innermost first.
    var scope: Variable?
    /// Whether each turn of a loop, or each change, makes the views anew.
    var isRepeated = false
    var isInBranch = false
    /// Whether it stands directly between the braces of a branch or a loop rather than between those of the view.
    var isBranchBody = false
    /// What becomes of the views declared here.
    var placement = Placement.subviews

    enum Placement {
        case subviews
        case rows(SwiftExpression)
        case header(SwiftExpression, height: ResolvedExpression?)
        case footer(SwiftExpression)
        case tableHeader(Item)
        case tableFooter(Item)
        /// What collects the items, headers and footers of a collection view.
        case items(SwiftExpression)
        case itemHeader(SwiftExpression, height: ResolvedExpression?)
        case itemFooter(SwiftExpression)
    }

    /// The items of the collection view that it is.
    var items: SwiftExpression? { if case .items(let items) = placement { items } else { nil } }

    /// The rows of the table that it is.
    var rows: SwiftExpression? { if case .rows(let rows) = placement { rows } else { nil } }

    /// The font of the view that it is, for `textWidth`.
    var font: SwiftExpression? {
        guard case .assignment(let path)? = type.property(named: "font")?.spelling else { return nil }
        return view.path(path)
    }
}

/// Which statements are written: those that never change, those that do, or, within what changes, all.
enum Pass {
    case fixed, adaptive, whole

    /// Whether a statement that varies or not belongs to it.
    func includes(varying: Bool) -> Bool { self == .whole || varying == (self == .adaptive) }
}
