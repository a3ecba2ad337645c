import AutoLayout
import Notation

extension BodyWriter {
    /// What a body says.
    struct Parts {
        /// Values with names, and properties.
        var head: [SwiftStatement] = []
        /// Views and whatever makes them.
        var views: [SwiftStatement] = []
        var constraints: [SwiftExpression] = []
    }

    func parts(of body: ResolvedBody, _ context: StatementContext, _ pass: Pass) throws(Untranslatable) -> Parts {
        var written = WrittenMembers(context: context)
        // What a loop makes is new each time.
        if !context.isBranchBody, !context.isRepeated {
            written.partlySet = body.partlySet
            if pass != .fixed { written.parts.head += try resetting(written.partlySet, of: body, context) }
        }
        for (index, member) in body.members.enumerated() {
            switch member {
            case .property(let property): try add(property, at: index, of: body, to: &written, pass)
            case .constraint(let constraint):
                written.parts.constraints += try constrain(constraint, written.context, pass)
            case .view(let view): try add(view, to: &written, pass)
            case .binding(let variable):
                written.context.scope = variable
                written.parts.head += try bind(variable)
            case .branch(let branch): try add(branch, to: &written, pass)
            case .loop(let loop): try add(loop, to: &written, pass)
            case .part(let part):
                if part.kind == .section { written.isInLooseSection = false }
                written.parts.views += try write(part, written.context, pass)
            case .format(let format):
                guard pass.includes(varying: !format.dependencies.isEmpty) else { continue }
                written.parts.constraints.append(try write(format, written.context))
            case .expectation: break
            case .mistake(let mistake): throw Untranslatable(reason: mistake.message)
            }
        }
        return written.partsWithTexts
    }

    private func add(
        _ property: ResolvedProperty, at index: Int, of body: ResolvedBody, to written: inout WrittenMembers,
        _ pass: Pass
    ) throws(Untranslatable) {
        let order = property.property.spelling.orderOfText
        let isText = order != nil || property.property.name == "text"
        let isReset = written.partlySet.contains { $0.property.name == property.property.name }
        let lines = try set(
            property, written.context, pass, isForced: isReset || isText && body.changesStyledText)
        let isAfterBranch = body.members.prefix(index).contains { $0.isBranch(setting: property.property.name) }
        if let order {
            written.texts.append((order, lines))
        } else if isAfterBranch {
            written.parts.views += lines
        } else {
            written.parts.head += lines
        }
    }

    /// The statements that give properties what UIKit gave them at first, where the body does not say it for all states.
    private func resetting(
        _ properties: [ResolvedProperty], of body: ResolvedBody, _ context: StatementContext
    ) throws(Untranslatable) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        let isScreen = contents.isScreen && context.superview == nil
        for property in properties where !body.setsDirectly(property) {
            let name = property.property.name
            guard let value = context.type.initialValue(of: name, part: property.part, isScreen: isScreen) else {
                throw Untranslatable(
                    reason: "'\(name)' is set in some states of the screen, and by nothing in the others")
            }
            statements += try PropertyWriter(
                property: property.property, context: context, writer: writer, part: property.part, isChange: true
            ).statements(value)
        }
        return statements
    }

    private func add(
        _ view: ResolvedView, to written: inout WrittenMembers, _ pass: Pass
    ) throws(Untranslatable) {
        written.beginRows(pass)
        let (views, constraints) = try declare(view, written.context, pass)
        written.parts.views += views
        written.parts.constraints += constraints
        if written.isAfterChange, pass == .adaptive, view.type.isView {
            written.parts.views += try move(view, written.context)
        }
    }

    private func add(
        _ branch: ResolvedBranch, to written: inout WrittenMembers, _ pass: Pass
    ) throws(Untranslatable) {
        let declares = branch.declaresView
        if declares { written.beginRows(pass) }
        written.parts.views += try follow(
            branch, written.context, pass, isForced: written.isAfterChange && declares)
        written.isAfterChange = written.isAfterChange || declares && branch.question.varies
    }

    private func add(
        _ loop: ResolvedLoop, to written: inout WrittenMembers, _ pass: Pass
    ) throws(Untranslatable) {
        // Sections that a loop makes begin by themselves.
        if loop.body.holdsSections {
            written.isInLooseSection = false
        } else {
            written.beginRows(pass)
        }
        written.parts.views += try repeated(loop, written.context, pass, isForced: written.isAfterChange)
        written.isAfterChange = written.isAfterChange || loop.varies
    }
}

/// A body's members as far as they have been written.
struct WrittenMembers {
    var context: StatementContext
    var parts = BodyWriter.Parts()
    /// Whether a section has begun for rows that stand directly in the table.
    var isInLooseSection = false
    /// Texts with attributes, whose parts UIKit is told in an order of its own.
    var texts: [(order: Int, lines: [SwiftStatement])] = []
    /// What branches set in some states alone.
    var partlySet: [ResolvedProperty] = []
    /// Whether a view that comes and goes has been written: it is added last, so that those after it are moved behind it.
    var isAfterChange = false

    init(context: StatementContext) { self.context = context }

    /// Rows that stand directly in a table are a section without a header.
    fileprivate mutating func beginRows(_ pass: Pass) {
        guard !isInLooseSection, pass != .adaptive, !context.isInBranch, !context.isRepeated else { return }
        if let items = context.items, context.type.isCollection {
            parts.views.append(.call(items.dot("beginSection")))
        } else if let rows = context.rows, context.type.isTable {
            parts.views.append(.call(rows.dot("beginSection")))
        } else {
            return
        }
        isInLooseSection = true
    }

    fileprivate var partsWithTexts: BodyWriter.Parts {
        var parts = parts
        for order in UIKitSpelling.ordersOfText {
            for text in texts where text.order == order { parts.views += text.lines }
        }
        return parts
    }
}

extension UIKitSpelling {
    /// When UIKit is told what belongs to a text with attributes: the parts when the font is known, then what is set on
    /// all of them; nil for everything else.
    fileprivate var orderOfText: Int? {
        switch self {
        case .support(.setAttributedText), .support(.setAttributedTitle): 0
        case .support(.setKern), .support(.setLineSpacing), .support(.setLineHeightMultiple): 1
        default: nil
        }
    }

    fileprivate static let ordersOfText = 0...1
}
