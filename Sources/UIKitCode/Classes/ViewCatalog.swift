import AutoLayout
import Notation

/// The views of a component or screen by their names in the notation.
struct ViewCatalog {
    /// One view, or one of each turn of a loop.
    struct Entry {
        var property: String
        var type: BuiltinType
        var component: String?
        /// Whether each turn of a loop makes one.
        var isRepeated: Bool
        /// Whether it is a cell of a table, whose subviews stand in its content view.
        var isCell: Bool
        /// Where the notation names it.
        var place: Place
    }

    private(set) var entries: [String: Entry] = [:]
    /// The names of repeated views that are asked for by a turn's number.
    private(set) var counted: Set<String> = []

    /// Names of values, which no view takes from them.
    private let values: Set<String>

    /// The views of `definition`, a component or screen of the program that `inference` is at.
    init(_ definition: Definition, _ inference: TypeInference) {
        let program = inference.program
        let isCell = { (name: String) in inference.isCell(name, in: program) }
        var values = Set((definition.parameters ?? []).map(\.text) + inference.globals(of: definition.name.text))
        values.formUnion(program.bindings.map(\.name.text))
        definition.body.collectValueNames(&values)
        self.values = values
        collect(definition.body, program, isRepeated: false, isRow: definition.baseType.isTable, isCell)
    }

    private mutating func collect(
        _ body: Body, _ program: LayoutProgram, isRepeated: Bool, isRow: Bool, _ isCell: (String) -> Bool
    ) {
        for member in body.members {
            switch member.content {
            case .view(let view):
                let component = program.component(named: view.type.text)
                let type = BuiltinType.root(of: view, component)
                if let name = view.name {
                    entries[name.text] = Entry(
                        property: viewName(name.text, type: type.suffix, besides: values), type: type,
                        component: component?.name.text,
                        isRepeated: isRepeated, isCell: isRow && component.map { isCell($0.name.text) } ?? false,
                        place: name.place)
                }
                if let inner = view.body {
                    collect(inner, program, isRepeated: isRepeated, isRow: type.isTable, isCell)
                }
            case .branch(let branch):
                collect(branch.body, program, isRepeated: isRepeated, isRow: isRow, isCell)
                if let otherwise = branch.otherwise {
                    collect(otherwise, program, isRepeated: isRepeated, isRow: isRow, isCell)
                }
            case .loop(let loop): collect(loop.body, program, isRepeated: true, isRow: isRow, isCell)
            case .part(let part):
                collect(part.body, program, isRepeated: isRepeated, isRow: part.kind == .section, isCell)
            case .constraint(let statement):
                noteCounted(statement.left)
                noteCounted(statement.right)
            default: break
            }
        }
    }

    private mutating func noteCounted(_ expression: Expression) {
        switch expression.kind {
        case .index(let base, let index):
            if case .name(let name) = base.kind { counted.insert(name) }
            noteCounted(base)
            noteCounted(index)
        case .member(let base, _): noteCounted(base)
        case .unary(_, let operand): noteCounted(operand)
        case .binary(_, let left, let right):
            noteCounted(left)
            noteCounted(right)
        case .ternary(_, let first, let second):
            noteCounted(first)
            noteCounted(second)
        case .call(let callee, _): noteCounted(callee)
        default: break
        }
    }

    /// Makes `name` a view's, for views that the code alone names.
    mutating func add(_ name: String, _ entry: Entry) { entries[name] = entry }

    /// The property that holds a repeated view of each turn.
    static func list(of name: String) -> String { "\(name)Views" }
}

extension BuiltinType {
    /// The type of a declared view's own view.
    static func root(of view: ViewDeclaration, _ component: Definition?) -> BuiltinType {
        if let component { return component.baseType }
        return BuiltinType(rawValue: view.type.text) ?? .view
    }
}

extension Body {
    /// Every name that `let`, `if let` and `for` give to a value.
    fileprivate func collectValueNames(_ names: inout Set<String>) {
        for member in members {
            switch member.content {
            case .binding(let binding): names.insert(binding.name.text)
            case .view(let view): view.body?.collectValueNames(&names)
            case .branch(let branch):
                if case .binding(let binding) = branch.condition { names.insert(binding.name.text) }
                branch.body.collectValueNames(&names)
                branch.otherwise?.collectValueNames(&names)
            case .loop(let loop):
                names.insert(loop.element.text)
                if let index = loop.index { names.insert(index.text) }
                loop.body.collectValueNames(&names)
            case .part(let part): part.body.collectValueNames(&names)
            default: break
            }
        }
    }
}
