import AutoLayout
import Notation

// The class around its statements.
extension ClassWriter {
    /// A parameter of the class's initializer.
    private struct Parameter {
        var name: String
        var type: String
        /// Whether it may be given anew while the screen is shown.
        var varies: Bool
    }

    func assembled(_ fixed: [Code], _ adaptive: [Code]) -> String {
        let all = Set(locals.keys)
        let stored = storedLocals(
            fixed: Code.text(of: fixed, indented: 0, stored: all), Code.text(of: adaptive, indented: 0, stored: all))
        let change = Code.text(of: adaptive, indented: 2, stored: stored)
        var setup = Code.text(of: fixed, indented: 2, stored: stored)
        if setup.contains("constraints += [") { setup = collected(setup) }
        if !adaptive.isEmpty { setup += listeners + "        adapt()\n" }
        let parameters = parameters()
        let kept = parameters.filter { isScreen || $0.varies || change.mentions($0.name) }
        var parts = [heading(kept, stored, isAdaptive: !adaptive.isEmpty)]
        parts += initializers(parameters, kept: kept, setup: setup)
        if !adaptive.isEmpty { parts.append(adaptation(change)) }
        parts += hooks(isAdaptive: !adaptive.isEmpty)
        let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
        return
            "final class \(className): \(superclass)\(conformsToDelegate ? ", UIScrollViewDelegate" : "") {\n\(text)}\n"
    }

    /// How scrolling views are listened to.
    private var listeners: String {
        var text = ""
        for property in needs.offsets {
            let type = catalog.entries.values.first { $0.property == property }?.type
            if property == "self" {
                text += "        delegate = self\n"
            } else if type?.isTable == true {
                text += "        \(property)Rows.didScroll = { [weak self] in self?.adapt() }\n"
            } else {
                text += "        \(property).delegate = self\n"
            }
        }
        return text
    }

    private var superclass: String {
        isScreen ? "UIViewController" : isCell ? "UITableViewCell" : definition.baseType.className
    }

    /// The views made in statements that other functions, or statements outside of their braces, use too.
    private func storedLocals(fixed: String, _ change: String) -> Set<String> {
        let askedFromOutside = program.innerNames
        return Set(
            locals.keys.filter { name in
                let (own, other) = changingLocals.contains(name) ? (change, fixed) : (fixed, change)
                return other.mentions(name) || askedFromOutside.contains(name)
                    || localUses[name].map { own.count(of: name) > $0 } ?? false
            })
    }

    /// Constraints that some branch adds to are made known all at once, at the end.
    private func collected(_ setup: String) -> String {
        let list = setup.replacing("        NSLayoutConstraint.activate([\n", with: "        constraints += [\n")
            .replacing("\n        ])\n", with: "\n        ]\n")
        return "        var constraints: [NSLayoutConstraint] = []\n\n" + list
            + "\n        NSLayoutConstraint.activate(constraints)\n"
    }

    // MARK: Properties and initializers

    private func parameters() -> [Parameter] {
        let facts = inference.facts(of: definition.name.text)
        var parameters: [Parameter] = []
        for (index, parameter) in (definition.parameters ?? []).enumerated() where index < facts?.types.count ?? 0 {
            parameters.append(
                Parameter(
                    name: swiftName(parameter.text), type: inference.records.name(of: facts?.types[index] ?? .text),
                    varies: facts?.varies[index] ?? false))
        }
        for name in inference.globals(of: definition.name.text) {
            let type = inference.globals.first { $0.name == name }?.type ?? .text
            parameters.append(Parameter(name: swiftName(name), type: inference.records.name(of: type), varies: false))
        }
        return parameters
    }

    private func heading(_ kept: [Parameter], _ stored: Set<String>, isAdaptive: Bool) -> String {
        var lines: [String] = []
        for parameter in kept {
            let line = "var \(parameter.name): \(parameter.type)"
            lines.append(
                parameter.varies
                    ? isAdaptive ? "\(line) { didSet { adapt() } }" : line : "private let \(line.dropFirst(4))")
        }
        lines += properties
        for name in stored.sorted() { lines.append("private(set) var \(name): \(locals[name] ?? "UIView")!") }
        if hasAdaptiveConstraints { lines.append("private var adaptive: [NSLayoutConstraint] = []") }
        if hasAdaptiveViews { lines.append("private var adaptiveViews: [UIView] = []") }
        if asksBounds { lines.append("private var adaptedSize = CGSize.zero") }
        return lines.map { "    \($0)\n" }.joined()
    }

    private func initializers(_ parameters: [Parameter], kept: [Parameter], setup: String) -> [String] {
        let list = parameters.map { "\($0.name.filter { $0 != "`" }): \($0.type)" }.joined(separator: ", ")
        let keeping = kept.map { "        self.\($0.name) = \($0.name)\n" }.joined()
        if isScreen {
            let loading = "    override func viewDidLoad() {\n        super.viewDidLoad()\n\(setup)    }\n"
            if parameters.isEmpty { return [loading] }
            let made = "    init(\(list)) {\n\(keeping)        super.init(nibName: nil, bundle: nil)\n    }\n"
            return [made, coder, loading]
        }
        let designated =
            isCell ? "style: .default, reuseIdentifier: nil" : definition.baseType.viewClass.uiKit.designatedArguments
        let made = "super.init(\(designated))"
        let word =
            parameters.isEmpty && designated == "frame: .zero"
            ? "override init(frame: CGRect)" : "init(\(list))"
        let call = word.hasPrefix("override") ? "super.init(frame: frame)" : made
        return ["    \(word) {\n\(keeping)        \(call)\n\(likened)\(setup)    }\n", coder]
    }

    /// What a view says of itself that is not made as UIKit makes one of its class.
    private var likened: String {
        definition.baseType.viewClass.uiKit.subclassStatements.map { "        \($0)\n" }.joined()
    }

    /// What UIKit demands of each class with an initializer of its own, in the words Xcode fills in for it: the trap is
    /// in the code that readers take, not in this program.
    private var coder: String {
        let failing = definition.baseType.viewClass.uiKit.mayFailDecoding ? "?" : ""
        return "    required init\(failing)(coder: NSCoder) {\n"
            + "        fatalError(\"init(coder:) has not been implemented\")\n    }\n"
    }

    // MARK: Change

    private var asksBounds: Bool { needs.asksSize }

    private func adaptation(_ change: String) -> String {
        var text = "    /// Says again what depends on \(causes).\n    private func adapt() {\n"
        let isOneList = change.ranges(of: "adaptive += [").count == 1 && change.contains("\n        adaptive += [")
        if hasAdaptiveConstraints {
            text += "        NSLayoutConstraint.deactivate(adaptive)\n\(isOneList ? "" : "        adaptive = []\n")"
        }
        if hasAdaptiveViews {
            text += "        adaptiveViews.forEach { $0.removeFromSuperview() }\n        adaptiveViews = []\n"
        }
        text += isOneList ? change.replacing("adaptive += [", with: "adaptive = [") : change
        if hasAdaptiveConstraints { text += "\n        NSLayoutConstraint.activate(adaptive)\n" }
        return text + "    }\n"
    }

    private var causes: String {
        var causes: [String] = []
        if needs.asksTraits { causes.append("traits") }
        if needs.asksSize { causes.append("the screen's size") }
        if needs.asksSafeArea { causes.append("the safe area") }
        if !needs.offsets.isEmpty { causes.append("the scroll offset") }
        let given = parameters().filter(\.varies).map { "`\($0.name)`" }
        causes += given
        return causes.isEmpty ? "what changes" : causes.joined(separator: ", ")
    }

    /// The functions that UIKit calls.
    private func hooks(isAdaptive: Bool) -> [String] {
        var hooks: [String] = []
        if isAdaptive, needs.asksTraits {
            hooks.append(
                hook(
                    "traitCollectionDidChange(_ previous: UITraitCollection?)", "traitCollectionDidChange(previous)",
                    "adapt()"))
        }
        if isAdaptive, needs.asksSafeArea {
            let name = isScreen ? "viewSafeAreaInsetsDidChange" : "safeAreaInsetsDidChange"
            hooks.append(hook("\(name)()", "\(name)()", "adapt()"))
        }
        hooks += layoutHooks(isAdaptive: isAdaptive)
        if conformsToDelegate {
            hooks.append("    func scrollViewDidScroll(_ scrollView: UIScrollView) {\n        adapt()\n    }\n")
        }
        if !attached.isEmpty {
            let list = attached.map { "            \($0.replacing("\n", with: "\n            ")),\n" }.joined()
            hooks.append(
                hook(
                    "didMoveToSuperview()", "didMoveToSuperview()",
                    "guard let superview else { return }\n        NSLayoutConstraint.activate([\n\(list)        ])"))
        }
        return hooks
    }

    /// What is done whenever views are laid out: change when the screen's size has changed, and tables' headers.
    private func layoutHooks(isAdaptive: Bool) -> [String] {
        var change = ""
        if isAdaptive, needs.asksSize {
            let size = isScreen ? "view.bounds.size" : "screenBounds.size"
            change = "if adaptedSize != \(size) {\n            adaptedSize = \(size)\n            adapt()\n        }"
        }
        let fitting = fitted.map { "\($0).fitHeaderAndFooter()" }.joined(separator: "\n        ")
        guard isScreen else {
            let body = [change, fitting].filter { !$0.isEmpty }.joined(separator: "\n        ")
            return body.isEmpty ? [] : [hook("layoutSubviews()", "layoutSubviews()", body)]
        }
        return [("viewWillLayoutSubviews()", change), ("viewDidLayoutSubviews()", fitting)]
            .filter { !$0.1.isEmpty }.map { hook($0.0, $0.0, $0.1) }
    }

    private func hook(_ head: String, _ call: String, _ body: String) -> String {
        "    override func \(head) {\n        super.\(call)\n        \(body)\n    }\n"
    }

    /// Whether a scroll view tells the class that it has scrolled; a table tells its rows.
    private var conformsToDelegate: Bool {
        catalog.entries.values.contains { needs.offsets.contains($0.property) && $0.type.scrolls && !$0.type.isTable }
            || needs.offsets.contains("self")
    }
}

extension LayoutProgram {
    /// The names that stand behind a dot somewhere in a constraint, and so may be views within an instance.
    var innerNames: Set<String> {
        var names: Set<String> = []
        for definition in definitions { definition.body.collectInnerNames(&names) }
        return names
    }
}

extension Body {
    fileprivate func collectInnerNames(_ names: inout Set<String>) {
        for member in members {
            switch member.content {
            case .constraint(let statement):
                statement.left.collectInnerNames(&names)
                statement.right.collectInnerNames(&names)
            case .view(let view): view.body?.collectInnerNames(&names)
            case .branch(let branch):
                branch.body.collectInnerNames(&names)
                branch.otherwise?.collectInnerNames(&names)
            case .loop(let loop): loop.body.collectInnerNames(&names)
            case .part(let part): part.body.collectInnerNames(&names)
            default: break
            }
        }
    }
}

extension Expression {
    fileprivate func collectInnerNames(_ names: inout Set<String>) {
        switch kind {
        case .member(let base, let name):
            if AnchorName(rawValue: name.text) == nil { names.insert(name.text) }
            base.collectInnerNames(&names)
        case .binary(_, let left, let right), .ternary(_, let left, let right):
            left.collectInnerNames(&names)
            right.collectInnerNames(&names)
        case .unary(_, let operand): operand.collectInnerNames(&names)
        case .call(let callee, _): callee.collectInnerNames(&names)
        case .index(let base, _): base.collectInnerNames(&names)
        default: break
        }
    }
}
