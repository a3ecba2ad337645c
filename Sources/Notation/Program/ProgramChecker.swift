import AutoLayout
import Diagnostics

/// Finds the mistakes that show without any data: properties, anchors on the left, places of a table's parts.
struct ProgramChecker {
    let program: LayoutProgram

    /// Checks what a block says anew; what was said before has been checked with its own block.
    static func check(_ definition: Definition, in program: LayoutProgram, _ report: inout ProblemReport) {
        let checker = ProgramChecker(program: program)
        checker.checkHead(definition, &report)
        let merged = program.definition(named: definition.name.text) ?? definition
        checker.check(definition.body, of: Owner(type: merged.baseType, isScreen: definition.kind == .screen), &report)
    }

    /// The view whose body is checked.
    struct Owner {
        var type: BuiltinType
        var isScreen = false
        /// The part of a table whose braces these are.
        var part: TablePart.Kind?
    }

    private func checkHead(_ definition: Definition, _ report: inout ProblemReport) {
        if let base = definition.base, BuiltinType(rawValue: base.text) == nil {
            report.add(.unknownBase(base.text), base.place, in: program.excerpts)
        }
        var seen: Set<String> = []
        for parameter in definition.parameters ?? [] where !seen.insert(parameter.text).inserted {
            report.add(.duplicateParameter(parameter.text), parameter.place, in: program.excerpts)
        }
    }

    private func check(_ body: Body, of owner: Owner, _ report: inout ProblemReport) {
        for member in body.members { check(member, of: owner, &report) }
    }

    private func check(_ member: Member, of owner: Owner, _ report: inout ProblemReport) {
        switch member.content {
        case .elision, .removal, .binding: break
        case .property(let property):
            if let part = owner.part { return reportInPart("a property", part, member.place, &report) }
            check(property, of: owner, &report)
        case .constraint(let constraint):
            if let part = owner.part { return reportInPart("a constraint", part, member.place, &report) }
            check(constraint, of: owner, &report)
        case .view(let view): check(view, &report)
        case .branch(let branch):
            check(branch.body, of: owner, &report)
            if let otherwise = branch.otherwise { check(otherwise, of: owner, &report) }
        case .loop(let loop): check(loop.body, of: owner, &report)
        case .part(let part): check(part, of: owner, &report)
        }
    }

    private func reportInPart(_ what: String, _ part: TablePart.Kind, _ place: Place, _ report: inout ProblemReport) {
        report.add(.notInPart(what, part: part.rawValue), place, in: program.excerpts)
    }

    // MARK: Properties

    private func check(_ assignment: PropertyAssignment, of owner: Owner, _ report: inout ProblemReport) {
        do {
            _ = try PropertyPath(assignment.path.map { $0.text }, of: owner.type, isScreen: owner.isScreen)
        } catch {
            let place = assignment.path[min(error.position, assignment.path.count - 1)].place
            report.add(error.error, place, in: program.excerpts)
        }
    }

    // MARK: Constraints

    private func check(_ constraint: ConstraintStatement, of owner: Owner, _ report: inout ProblemReport) {
        let left = constraint.left
        switch left.kind {
        case .name(let word):
            if AnchorName(rawValue: word) == nil { reportLeft(word, left.place, of: owner, &report) }
        case .member(let base, let name):
            if AnchorName(rawValue: name.text) != nil { return }
            let isProperty = Parser.path(of: left).map { ViewClass.propertyNames.contains($0[0].text) } ?? false
            if isProperty {
                report.add(.equalityForProperty(left.text), left.place, in: program.excerpts)
            } else {
                report.add(
                    .unknownGuide(name.text, of: base.text, among: AnchorName.names), name.place, in: program.excerpts)
            }
        default: report.add(.leftSideNotAnchor, left.place, in: program.excerpts)
        }
    }

    private func reportLeft(_ word: String, _ place: Place, of owner: Owner, _ report: inout ProblemReport) {
        if ViewClass.propertyNames.contains(word) {
            report.add(.equalityForProperty(word), place, in: program.excerpts)
        } else {
            report.add(.unknownAnchor(word, among: AnchorName.names), place, in: program.excerpts)
        }
    }

    // MARK: Views

    /// A type that is no component yet may become one in a later block, before a figure draws it.
    private func check(_ view: ViewDeclaration, _ report: inout ProblemReport) {
        let name = view.type.text
        if let type = BuiltinType(rawValue: name) {
            if view.arguments != nil { report.add(.argumentsForBuiltin(name), view.type.place, in: program.excerpts) }
            if let body = view.body { check(body, of: Owner(type: type), &report) }
        } else if let component = program.component(named: name), let body = view.body {
            check(body, of: Owner(type: component.baseType), &report)
        }
    }

    private func check(_ part: TablePart, of owner: Owner, _ report: inout ProblemReport) {
        let isPlaced = owner.part == nil ? owner.type.isTable : owner.part == .section && part.kind == .header
        guard isPlaced else {
            if let outer = owner.part {
                reportInPart("a \(part.kind.rawValue)", outer, part.keyword.place, &report)
            } else {
                let type = owner.isScreen ? "the screen" : NotationError.article(owner.type.rawValue)
                report.add(.partOutsideTable(part.kind.rawValue, type: type), part.keyword.place, in: program.excerpts)
            }
            return
        }
        if let height = part.height, owner.part != .section {
            report.add(.heightOfPart(part.kind.rawValue), height.place, in: program.excerpts)
        }
        var inner = owner
        inner.part = part.kind
        check(part.body, of: inner, &report)
    }
}
