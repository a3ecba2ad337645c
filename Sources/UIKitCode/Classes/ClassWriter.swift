import AutoLayout
import Notation

/// Writes a component or a screen as a class of UIKit's.
///
/// What never changes is said once, when the view is made. What depends on traits, the screen's size or a scroll offset
/// stands in `adapt()`, which takes back what it said before and says it anew.
final class ClassWriter {
    /// Which statements are written: those that never change, those that do, or, within what changes, all.
    enum Pass {
        case fixed, adaptive, whole
    }

    let inference: TypeInference
    let program: LayoutProgram
    let definition: Definition
    let needs = ClassNeeds()
    var catalog: ViewCatalog
    var writer: ExpressionWriter
    /// `let avatar = UIImageView()` and its like.
    var properties: [String] = []
    /// Constraints of the class's own view with its superview.
    var attached: [String] = []
    /// Names of views that are made in statements, with what they are.
    var locals: [String: String] = [:]
    /// How often each of them stands in the braces it is made in.
    var localUses: [String: Int] = [:]
    /// Those whose braces are still being written, and those that change makes.
    var openLocals: [String] = []
    var changingLocals: Set<String> = []
    /// The tables whose header or footer has to be measured.
    var fitted: [String] = []
    /// Whether some constraint is made anew, and whether some view is.
    var hasAdaptiveConstraints = false
    var hasAdaptiveViews = false
    /// The names of views that have none in the notation, by where they stand.
    var unnamed: [Int: String] = [:]
    private var taken: Set<String> = []

    init(_ definition: Definition, of program: LayoutProgram, _ inference: TypeInference) {
        self.definition = definition
        self.program = program
        self.inference = inference
        catalog = ViewCatalog(definition, inference)
        writer = ExpressionWriter(
            inference: inference, needs: needs, owner: definition.name.text, isScreen: definition.kind == .screen)
        for (name, entry) in catalog.entries {
            writer.views[name] = entry.property
            taken.insert(entry.property)
        }
    }

    var isScreen: Bool { definition.kind == .screen }
    var isCell: Bool { inference.isCell(definition.name.text, in: program) }
    var className: String { definition.className }

    /// The view that the class is.
    var root: Item {
        Item(
            isScreen ? "view" : isCell ? "contentView" : "", definition.baseType,
            component: isScreen ? nil : definition.name.text)
    }

    /// A name for what the code alone names: `label`, `label2`.
    func fresh(_ base: String) -> String {
        var name = swiftName(base)
        var number = 1
        while taken.contains(name) || Scope.find(name, in: inference.scope(of: definition)) != nil {
            number += 1
            name = "\(base)\(number)"
        }
        taken.insert(name)
        return name
    }

    /// The class as code.
    func write() throws(Untranslatable) -> String {
        var context = StatementContext(
            view: root, superview: nil, type: definition.baseType, scope: inference.scope(of: definition))
        if context.type.isTable { context.placement = .rows("rows") }
        let values = try programValues(context)
        let fixed = values + rootStatements(context) + (try statements(of: definition.body, context, .fixed))
        var adaptive = values + (try statements(of: definition.body, context, .adaptive))
        adaptive = adaptive.allSatisfy(\.isEmpty) ? [] : adaptive
        return assembled(Code.pruned(fixed), Code.pruned(adaptive))
    }

    /// The program's own values that change while the screen is shown; all others stand outside of the classes.
    private func programValues(_ context: StatementContext) throws(Untranslatable) -> [Code] {
        var codes: [Code] = []
        var scope: Scope?
        for binding in program.bindings {
            scope = inference.bound(binding, in: scope, definition.name.text)
            if scope?.varies == true { codes += try bind(binding, scope) }
        }
        return codes
    }

    /// The program's own values that never change, as constants.
    func constants() -> [(name: String, code: String)] {
        var constants: [(name: String, code: String)] = []
        var scope: Scope?
        for binding in program.bindings {
            scope = inference.bound(binding, in: scope, definition.name.text)
            guard scope?.varies == false, let code = try? bind(binding, scope).first,
                case .binding(let name, _, _) = code
            else { continue }
            constants.append((name, Code.text(of: [code], indented: 0, stored: [])))
        }
        return constants
    }

    /// What the notation takes for granted of the class's own view.
    private func rootStatements(_ context: StatementContext) -> [Code] {
        var codes: [Code] = []
        if isScreen, !definition.body.sets("backgroundColor") {
            codes.append(.line("view.backgroundColor = .systemBackground"))
        }
        codes += defaults(of: context.type, root, definition.body, rows: "rows")
        if context.type.isTable { properties.append("private let rows = TableRows()") }
        return codes
    }
}

/// Where a statement stands.
struct StatementContext {
    /// The view between whose braces it stands, and that view's superview; nil for the class's own view.
    var view: Item
    var superview: Item?
    var type: BuiltinType
    var scope: Scope?
    /// Whether each turn of a loop, or each change, makes the views anew.
    var isRepeated = false
    var isInBranch = false
    /// What becomes of the views declared here.
    var placement = Placement.subviews

    enum Placement {
        case subviews
        case rows(String)
        case header(String, height: Expression?)
        case tableHeader(Item)
        case tableFooter(Item)
    }
}

extension Body {
    /// Whether a property is set in it, in whatever branch.
    func sets(_ property: String) -> Bool {
        members.contains { member in
            switch member.content {
            case .property(let assignment): assignment.path.first?.text == property
            case .branch(let branch): branch.body.sets(property) || branch.otherwise?.sets(property) == true
            default: false
            }
        }
    }

    /// The value that a property is given directly.
    func value(of property: String) -> Expression? {
        for member in members.reversed() {
            if case .property(let assignment) = member.content, assignment.path.first?.text == property {
                return assignment.value
            }
        }
        return nil
    }
}

extension TypeInference {
    /// Whether a component is nothing but the rows of tables, and so a cell.
    func isCell(_ component: String, in program: LayoutProgram) -> Bool {
        guard let facts = self.facts(of: component), let definition = program.component(named: component) else {
            return false
        }
        return facts.isRow && !facts.isView && definition.baseType == .view
    }
}
