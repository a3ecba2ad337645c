import AutoLayout
import Notation

/// The class around its statements.
struct ClassAssembly {
    let contents: ClassContents
    let types: SwiftTypes
    /// What is said once.
    let fixed: [SwiftStatement]
    /// What is said again and again; nil where nothing is.
    let change: [SwiftStatement]?

    /// A parameter of the class's initializer.
    private struct Parameter {
        var name: String
        var type: String
        /// Whether it may be given anew while the screen is shown.
        var varies: Bool
    }

    private var definition: ResolvedDefinition { contents.definition }
    private var needs: ClassNeeds { contents.needs }
    private var isScreen: Bool { contents.isScreen }

    var assembled: SwiftClass {
        let stored = storedLocals
        let kept = parameters.filter { isScreen || $0.varies || change?.use($0.name) == true }
        return SwiftClass(
            name: definition.className, parents: [superclass] + (conformsToDelegate ? ["UIScrollViewDelegate"] : []),
            properties: properties(kept, stored),
            functions: initializers(kept, setup(stored)) + contents.overrides + adaptation(stored) + hooks)
    }

    private var superclass: String {
        isScreen ? "UIViewController" : definition.isCell ? "UITableViewCell" : definition.base.className
    }

    private var parameters: [Parameter] {
        definition.parameters.filter { !definition.ignores($0) }.map { parameter in
            Parameter(
                name: swiftName(parameter.name), type: types.name(of: parameter.type), varies: parameter.varies)
        }
            + definition.data.map { Parameter(name: swiftName($0.name), type: types.name(of: $0.type), varies: false) }
    }

    // MARK: Views made in statements

    /// Those that other functions, other classes, or statements outside of their braces, use too.
    private var storedLocals: Set<String> {
        let inner = contents.program.namesAsked(of: definition)
        let constrained = contents.properties.compactMap { $0.value }
        return Set(
            contents.locals.keys.filter { name in
                let isChanging = contents.changingLocals.contains(name)
                let own = isChanging ? change ?? [] : fixed
                return (isChanging ? fixed : change ?? []).use(name) || inner.contains(name)
                    || constrained.contains { $0.uses(name) }
                    || contents.localUses[name].map { own.count(of: name) > $0 } ?? false
            })
    }

    /// The views made in statements as what they are: properties or constants.
    private func declared(_ statements: [SwiftStatement], _ stored: Set<String>) -> [SwiftStatement] {
        statements.mapped { statement in
            guard case .view(let name, let value) = statement, stored.contains(name) else { return statement }
            return .assignment(.name(name), value)
        }
    }

    // MARK: Properties and initializers

    private func properties(_ kept: [Parameter], _ stored: Set<String>) -> [SwiftProperty] {
        var properties = kept.map { parameter in
            SwiftProperty(
                words: parameter.varies ? "var" : "private let", name: parameter.name, type: parameter.type,
                observer: parameter.varies && change != nil ? "adapt" : nil)
        }
        properties += contents.properties
        for name in stored.sorted() {
            let type = "\(contents.locals[name] ?? "UIView")!"
            properties.append(SwiftProperty(words: "private(set) var", name: name, type: type))
        }
        if contents.hasAdaptiveConstraints { properties.append(.list("adaptive", of: "NSLayoutConstraint")) }
        if contents.hasAdaptiveViews { properties.append(.list("adaptiveViews", of: "UIView")) }
        if needs.asksSize {
            let zero = SwiftExpression.name("CGSize").dot("zero")
            properties.append(SwiftProperty(words: "private var", name: "adaptedSize", value: zero))
        }
        return properties
    }

    /// What is done once, when the view is made.
    private func setup(_ stored: Set<String>) -> [SwiftStatement] {
        var setup = declared(fixed, stored)
        if setup.lists(.added(to: "constraints")) > 0 { setup = collected(setup) }
        if change != nil { setup = [.group(setup)] + registration + listeners + [.call(.name("adapt"))] }
        return setup
    }

    /// Constraints of branches are made known all at once, behind those that always hold: of a contradiction the last one
    /// is given up.
    private func collected(_ setup: [SwiftStatement]) -> [SwiftStatement] {
        var (list, always) = (setup, [SwiftStatement.blank])
        if let last = list.last, case .constraints(_, .activated) = last { always.append(list.removeLast()) }
        while case .blank? = list.last { list.removeLast() }
        list = list.mapped { statement in
            guard case .constraints(let constraints, .activated) = statement else { return statement }
            return .constraints(constraints, .added(to: "constraints"))
        }
        return [.variable(name: "constraints", type: "[NSLayoutConstraint]", value: .array([])), .blank, .group(list)]
            + always + [.activation(of: "constraints")]
    }

    /// How the class hears of new traits.
    private var registration: [SwiftStatement] {
        if needs.traits.isEmpty { return [] }
        let types = needs.traits.sorted().map { SwiftExpression.name("UITrait\($0.capitalizedFirst)").dot("self") }
        let own = isScreen ? "controller" : "view"
        let adapting = SwiftExpression.closure("\(own), _", .name(own).calling("adapt"))
        return [.expression(.trailing(.call("registerForTraitChanges", .init(.array(types))), closure: adapting))]
    }

    /// How scrolling views are listened to.
    private var listeners: [SwiftStatement] {
        needs.offsets.map { property in
            let view = SwiftExpression.name(property)
            if property == "self" { return .assignment(.name("delegate"), view) }
            guard contents.names.symbols.contains(where: { $0.property == property && $0.view.type.isTable })
            else { return .assignment(view.dot("delegate"), .self) }
            let adapting = SwiftExpression.chained(.self).calling("adapt")
            return .assignment(
                .name("\(property)Rows").dot("didScroll"), .closure("[weak self]", adapting))
        }
    }

    private func initializers(_ kept: [Parameter], _ setup: [SwiftStatement]) -> [SwiftFunction] {
        let list = parameters.map { SwiftFunction.Parameter(name: argumentLabel($0.name), type: $0.type) }
        let keeping = kept.map { SwiftStatement.assignment(.self.dot($0.name), .name($0.name)) }
        if isScreen {
            let loading = Self.overriding("viewDidLoad", [.group(setup)])
            if parameters.isEmpty { return [loading] }
            let made = SwiftStatement.call(
                .name("super").dot("init"), .init("nibName", .nil), .init("bundle", .nil))
            return [SwiftFunction(words: "init", parameters: list, body: keeping + [made]), coder, loading]
        }
        let body = { (made: SwiftExpression) in keeping + [.expression(made)] + likening + [.group(setup)] }
        if parameters.isEmpty, !definition.isCell, made.isEmpty {
            let frame = SwiftFunction.Parameter(name: "frame", type: "CGRect")
            let made = SwiftExpression.name("super").calling("init", .init("frame", .name("frame")))
            return [SwiftFunction(words: "override init", parameters: [frame], body: body(made)), coder]
        }
        return [SwiftFunction(words: "init", parameters: list, body: body(designated)), coder]
    }

    /// The call of the superclass's initializer.
    private var designated: SwiftExpression {
        let arguments: [SwiftExpression.Argument] =
            definition.isCell
            ? [.init("style", .implicit("default")), .init("reuseIdentifier", .nil)]
            : made.isEmpty ? [.init("frame", .implicit("zero"))] : made
        return .call(.name("super").dot("init"), arguments, .oneLine)
    }

    /// What the superclass's initializer takes, with the style that the component gives itself; empty for a frame alone.
    private var made: [SwiftExpression.Argument] {
        let settings = uiKit.styledArguments.isEmpty ? uiKit.designatedArguments : uiKit.styledArguments
        return settings.map { setting in
            guard case .dot(let steps)? = definition.body.value(of: setting.name)?.kind, steps.count == 1 else {
                return SwiftExpression.Argument(setting.name, setting.value.swiftExpression)
            }
            return SwiftExpression.Argument(setting.name, .implicit(steps[0].name))
        }
    }

    private var uiKit: UIKitClass { definition.base.viewClass.uiKit }

    /// What a view says of itself that UIKit's own initializer would have done: a button that is not made by its type
    /// does not take the tint for its title by itself.
    private var likening: [SwiftStatement] {
        uiKit.subclassCalls.map {
            .call(.name($0.name), .init($0.value.swiftExpression), .init("for", .implicit("normal")))
        }
    }

    /// What UIKit demands of each class with an initializer of its own, in the words Xcode fills in for it: the trap is
    /// in the code that readers take, not in this program.
    private var coder: SwiftFunction {
        SwiftFunction(
            words: uiKit.mayFailDecoding ? "required init?" : "required init",
            parameters: [SwiftFunction.Parameter(name: "coder", type: "NSCoder")],
            body: [.call(.name("fatalError"), .init(.text("init(coder:) has not been implemented")))])
    }

    // MARK: Change

    private func adaptation(_ stored: Set<String>) -> [SwiftFunction] {
        guard var change = change.map({ declared($0, stored) }) else { return [] }
        var body: [SwiftStatement] = []
        if contents.hasAdaptiveConstraints {
            body.append(.call(.name("NSLayoutConstraint").dot("deactivate"), .init(.name("adaptive"))))
            if let list = change.onlyList(addedTo: "adaptive") {
                change = list
            } else {
                body.append(.assignment(.name("adaptive"), .array([])))
            }
        }
        if contents.hasAdaptiveViews {
            let removing = SwiftExpression.name("$0").calling("removeFromSuperview")
            body.append(.expression(.trailing(.name("adaptiveViews").dot("forEach"), closure: removing)))
            body.append(.assignment(.name("adaptiveViews"), .array([])))
        }
        body.append(.group(change))
        if contents.hasAdaptiveConstraints { body += [.blank, .activation(of: "adaptive")] }
        return [
            SwiftFunction(
                comment: "Says again what depends on \(causes).\(older)", words: "private func adapt", body: body)
        ]
    }

    /// What takes the place of the registration in older systems.
    private var older: String {
        needs.traits.isEmpty ? "" : "\n    /// Before iOS 17, call it from `traitCollectionDidChange`."
    }

    private var causes: String {
        var causes: [String] = []
        if !needs.traits.isEmpty { causes.append("traits") }
        if needs.asksSize { causes.append("the screen's size") }
        if needs.asksSafeArea { causes.append("the safe area") }
        if !needs.offsets.isEmpty { causes.append("the scroll offset") }
        causes += parameters.filter { $0.varies }.map { "`\($0.name)`" }
        return causes.isEmpty ? "what changes" : causes.joined(separator: ", ")
    }

    // MARK: What UIKit calls

    private var hooks: [SwiftFunction] {
        let adapt = SwiftStatement.call(.name("adapt"))
        var hooks: [SwiftFunction] = []
        if change != nil, needs.asksSafeArea {
            let name = isScreen ? "viewSafeAreaInsetsDidChange" : "safeAreaInsetsDidChange"
            hooks.append(Self.overriding(name, [adapt]))
        }
        hooks += layoutHooks
        if conformsToDelegate {
            let scrollView = SwiftFunction.Parameter(name: "_ scrollView", type: "UIScrollView")
            hooks.append(SwiftFunction(words: "func scrollViewDidScroll", parameters: [scrollView], body: [adapt]))
        }
        if !contents.attached.isEmpty {
            hooks.append(
                Self.overriding(
                    "didMoveToSuperview", [.guardLet("superview"), .constraints(contents.attached, .activated)]))
        }
        return hooks
    }

    /// What is done whenever views are laid out: change when the screen's size has changed, and tables' headers.
    private var layoutHooks: [SwiftFunction] {
        var changing: [SwiftStatement] = []
        if change != nil, needs.asksSize {
            let size = (isScreen ? SwiftExpression.name("view").dot("bounds") : .name("screenBounds")).dot("size")
            let adapted = SwiftExpression.name("adaptedSize")
            let body: [SwiftStatement] = [.assignment(adapted, size), .call(.name("adapt"))]
            changing = [.conditional([(.condition(adapted.compared(.notEqual, size)), body)])]
        }
        let fitting = contents.fitted.map { SwiftStatement.call($0.dot("fitHeaderAndFooter")) }
        let functions =
            isScreen
            ? [("viewWillLayoutSubviews", changing), ("viewDidLayoutSubviews", fitting)]
            : [("layoutSubviews", changing + fitting)]
        return functions.filter { !$0.1.isEmpty }.map { Self.overriding($0.0, $0.1) }
    }

    /// A function of the superclass that does something more.
    private static func overriding(_ name: String, _ body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(words: "override func \(name)", body: [.call(.name("super").dot(name))] + body)
    }

    /// Whether a scroll view tells the class that it has scrolled; a table tells its rows.
    private var conformsToDelegate: Bool {
        needs.offsets.contains("self")
            || contents.names.symbols.contains {
                needs.offsets.contains($0.property) && $0.view.type.scrolls && !$0.view.type.isTable
            }
    }
}

extension ResolvedProgram {
    /// The views of a component that constraints of other components and screens name.
    fileprivate func namesAsked(of definition: ResolvedDefinition) -> Set<String> {
        var names: Set<String> = []
        for other in definitions {
            for inner in other.innerViews where inner.component == definition.name.text { names.insert(inner.view) }
        }
        return names
    }
}

extension SwiftProperty {
    fileprivate static func list(_ name: String, of type: String) -> SwiftProperty {
        SwiftProperty(words: "private var", name: name, type: "[\(type)]", value: .array([]))
    }
}

extension SwiftStatement {
    fileprivate static func activation(of list: String) -> SwiftStatement {
        .call(.name("NSLayoutConstraint").dot("activate"), .init(.name(list)))
    }
}

extension [SwiftStatement] {
    /// With the list of constraints assigned instead of added, where it is the only one and stands in no braces.
    fileprivate func onlyList(addedTo name: String) -> [SwiftStatement]? {
        let isOnly = lists(.added(to: name)) == 1
        guard isOnly, let position = firstIndex(where: { $0.constraints(addedTo: name) != nil }),
            let constraints = self[position].constraints(addedTo: name),
            self[..<position].contains(where: { if case .blank = $0 { false } else { true } })
        else { return nil }
        var statements = self
        statements[position] = .constraints(constraints, .assigned(to: name))
        return statements
    }
}

extension SwiftStatement {
    fileprivate func constraints(addedTo name: String) -> [SwiftExpression]? {
        if case .constraints(let constraints, .added(name)) = self { constraints } else { nil }
    }
}
