import Diagnostics
import Notation

/// Components and screens of a layout program as UIKit code that a reader would write.
public struct UIKitCode: Hashable, Sendable {
    /// A class, a struct, a constant or an extension.
    public struct Declaration: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            case type, constant, `extension`
        }

        public var kind: Kind
        public var name: String
        /// Whole lines of Swift.
        public var code: String
        /// Why it could not be written; `code` is then a comment that says so.
        public var failure: String?
        /// Where a component or screen got its name, or was opened last.
        public var location: SourceLocation?
        /// Where the views that the code names are declared, by their names in the code.
        public var views: [String: SourceLocation] = [:]

        public init(kind: Kind, name: String, code: String) {
            self.kind = kind
            self.name = name
            self.code = code
        }
    }

    /// The data's structs, constants, components and screens in the order of the program, and the extensions they use.
    public var declarations: [Declaration]

    public init(declarations: [Declaration]) { self.declarations = declarations }

    /// Whether everything could be written.
    public var isComplete: Bool { declarations.allSatisfy { $0.failure == nil } }

    /// A file that compiles by itself, if the code is complete.
    public var file: String {
        "import UIKit\n" + declarations.map { "\n\($0.code)" }.joined()
    }
}

/// Writes the blocks of a lesson as UIKit code.
///
/// It knows all of the lesson's blocks: a component that only later blocks use has the types of its parameters from there,
/// and what no block changes reads the same after each.
public final class UIKitTranslator {
    private let inference: TypeInference

    /// - Parameters:
    ///   - programs: the lesson's program as it stands after each of its layout blocks.
    ///   - globals: the lesson's data.
    public init(_ programs: [LayoutProgram], globals: [DataValue.Field]) {
        inference = TypeInference(programs, globals: globals)
    }

    /// The components and screens of those names with everything that they hold; all of `program` if `names` is nil.
    public func code(of names: [String]? = nil, in program: LayoutProgram) -> UIKitCode {
        inference.program = program
        let wanted = names.map { program.reachable(from: $0) } ?? program.definitions
        var classes: [UIKitCode.Declaration] = []
        var shorthands: Set<Shorthand> = []
        for definition in wanted {
            let writer = ClassWriter(definition, of: program, inference)
            var declaration = UIKitCode.Declaration(kind: .type, name: writer.className, code: "")
            declaration.location = program.location(of: definition.name.place)
            for entry in writer.catalog.entries.values {
                declaration.views[entry.property] = program.location(of: entry.place)
            }
            do throws(Untranslatable) {
                declaration.code = try writer.write()
                shorthands.formUnion(writer.needs.shorthands)
            } catch {
                declaration.code = "// \(writer.className) has no UIKit code: \(error.reason).\n"
                declaration.failure = error.reason
            }
            classes.append(declaration)
        }
        let extensions = shorthands.sorted().map {
            UIKitCode.Declaration(kind: .extension, name: $0.name, code: $0.code)
        }
        return UIKitCode(
            declarations: structs(for: wanted) + constants(in: program, for: classes) + classes + extensions)
    }

    /// The program's own values that `classes` name, themselves or through one another.
    private func constants(in program: LayoutProgram, for classes: [UIKitCode.Declaration]) -> [UIKitCode.Declaration] {
        guard let any = program.definitions.first, !program.bindings.isEmpty else { return [] }
        var text = classes.map(\.code).joined()
        var constants: [UIKitCode.Declaration] = []
        for (name, code) in ClassWriter(any, of: program, inference).constants().reversed() where text.mentions(name) {
            text += code
            constants.append(UIKitCode.Declaration(kind: .constant, name: name, code: code))
        }
        return constants.reversed()
    }

    /// The structs of the data that the parameters of `definitions` are made of.
    private func structs(for definitions: [Definition]) -> [UIKitCode.Declaration] {
        var open: [Int] = []
        for definition in definitions {
            let types = inference.facts(of: definition.name.text)?.types ?? []
            let names = inference.globals(of: definition.name.text)
            let globals = inference.globals.filter { names.contains($0.name) }.map(\.type)
            open += (types + globals).compactMap { inference.records.record(in: $0) }
        }
        var seen: Set<Int> = []
        var structs: [UIKitCode.Declaration] = []
        var position = 0
        while position < open.count {
            defer { position += 1 }
            guard seen.insert(open[position]).inserted else { continue }
            let (name, code, parts) = inference.records.declaration(of: open[position])
            structs.append(UIKitCode.Declaration(kind: .type, name: name, code: code))
            open += parts
        }
        return structs
    }
}

extension LayoutProgram {
    fileprivate func location(of place: Place) -> SourceLocation {
        excerpts[place.block].location(of: place.range.lowerBound)
    }

    /// The definitions of those names with all components that they hold, in the order of the program.
    fileprivate func reachable(from names: [String]) -> [Definition] {
        var open = names
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let definition = definition(named: name) else { continue }
            definition.body.forEachView { if component(named: $0.type.text) != nil { open.append($0.type.text) } }
        }
        return definitions.filter { seen.contains($0.name.text) }
    }
}

extension Body {
    /// Every view declared in it, however deep.
    func forEachView(_ visit: (ViewDeclaration) -> Void) {
        for member in members {
            switch member.content {
            case .view(let view):
                visit(view)
                view.body?.forEachView(visit)
            case .branch(let branch):
                branch.body.forEachView(visit)
                branch.otherwise?.forEachView(visit)
            case .loop(let loop): loop.body.forEachView(visit)
            case .part(let part): part.body.forEachView(visit)
            default: break
            }
        }
    }
}
