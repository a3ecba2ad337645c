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
        /// The pieces of its strings.
        var texts: Set<String> = []

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
    private let lesson: LessonTypes
    let types: SwiftTypes

    /// - Parameters:
    ///   - programs: the lesson's program as it stands after each of its layout blocks.
    ///   - globals: the lesson's data.
    public init(_ programs: [LayoutProgram], globals: [DataValue.Field]) {
        lesson = LessonTypes(programs.map { $0.syntax }, data: globals)
        let classes = programs.flatMap { $0.syntax.definitions }.map {
            swiftClassName(of: $0.kind, named: $0.name.text)
        }
        types = SwiftTypes(records: lesson.records, taken: takenTypes.union(classes))
    }

    /// The components and screens of those names with everything that they hold; all of `program` if `names` is nil.
    public func code(of names: [String]? = nil, in program: LayoutProgram) -> UIKitCode {
        let resolved = lesson.resolved(program.syntax)
        let wanted = names.map { resolved.reachable(from: $0) } ?? resolved.definitions
        var classes: [UIKitCode.Declaration] = []
        var extensions: Set<SupportExtension> = []
        var used: Set<String> = []
        for definition in wanted {
            let writer = ClassWriter(definition, of: resolved, types)
            classes.append(declaration(of: writer, in: program, &extensions, &used))
        }
        let constants = wanted.isEmpty ? [] : constants(of: ClassWriter(wanted[0], of: resolved, types), &used)
        return UIKitCode(
            declarations: structs(for: wanted) + constants + classes
                + extensions.sorted().map {
                    UIKitCode.Declaration(kind: .extension, name: $0.name, code: $0.code)
                })
    }

    /// The component or screen of that name as `program` has it.
    func definition(of name: String, in program: LayoutProgram) -> ResolvedDefinition? {
        lesson.resolved(program.syntax).definition(named: name)
    }

    private func declaration(
        of writer: ClassWriter, in program: LayoutProgram, _ extensions: inout Set<SupportExtension>,
        _ used: inout Set<String>
    ) -> UIKitCode.Declaration {
        let definition = writer.contents.definition
        var declaration = UIKitCode.Declaration(kind: .type, name: definition.className, code: "")
        declaration.location = program.location(of: definition.name.place)
        for (property, view) in writer.contents.names.symbols {
            declaration.views[property] = program.location(of: view.name.place)
        }
        do throws(Untranslatable) {
            let written = SwiftDeclaration.class(try writer.write())
            declaration.code = written.text
            declaration.note(written, &used)
            extensions.formUnion(writer.contents.needs.extensions)
        } catch {
            declaration.code = "// \(definition.className) has no UIKit code: \(error.reason).\n"
            declaration.failure = error.reason
        }
        return declaration
    }

    /// The program's own values that classes use, themselves or through one another.
    private func constants(of writer: ClassWriter, _ used: inout Set<String>) -> [UIKitCode.Declaration] {
        var constants: [UIKitCode.Declaration] = []
        for (name, declaration) in writer.constants().reversed() where used.contains(name) {
            var constant = UIKitCode.Declaration(kind: .constant, name: name, code: declaration.text)
            constant.note(declaration, &used)
            constants.append(constant)
        }
        return constants.reversed()
    }

    /// The structs of the data that the parameters of `definitions` are made of.
    private func structs(for definitions: [ResolvedDefinition]) -> [UIKitCode.Declaration] {
        let open = definitions.flatMap { $0.parameters.map { $0.type } + $0.data.map { $0.type } }
        return types.structs(of: open).map {
            UIKitCode.Declaration(kind: .type, name: $0.name, code: $0.declaration.text)
        }
    }
}

extension UIKitCode.Declaration {
    /// Keeps the texts in its Swift; its names go into `used`.
    fileprivate mutating func note(_ declaration: SwiftDeclaration, _ used: inout Set<String>) {
        var leaves: [SwiftLeaf] = []
        declaration.addLeaves(to: &leaves)
        for leaf in leaves {
            switch leaf {
            case .name(let name): used.insert(name)
            case .text(let text): texts.insert(text)
            }
        }
    }
}

extension LayoutProgram {
    fileprivate func location(of place: Place) -> SourceLocation {
        excerpts[place.block].location(of: place.range.lowerBound)
    }
}
