import AutoLayout

// Properties that every view has, and the way to those of its type.
extension Elaborator {
    func set(_ assignment: PropertyAssignment, in context: ElaborationContext) {
        switch context.placement {
        case .part, .section: return
        default: break
        }
        let path: PropertyPath
        switch PropertyPath.resolve(assignment.path.map { $0.text }, of: context.type, isScreen: context.isScreen) {
        case .success(let resolved): path = resolved
        case .failure(let failure): return fail(failure.error, assignment.path[failure.position].place)
        }
        let value = expressions.value(of: assignment.value, in: context)
        if value.isInvalid { return }
        do throws(NotationError) {
            var view = tree[context.view]
            try set(path, value, on: &view, ValueReader(property: assignment.text, elaborator: self))
            tree[context.view] = view
        } catch {
            let isAboutStack = if case .onlyInStack = error { true } else { false }
            fail(error, isAboutStack ? assignment.path[0].place : assignment.value.place)
        }
    }

    private func set(_ path: PropertyPath, _ value: Value, on view: inout View, _ reader: ValueReader)
        throws(NotationError)
    {
        switch path.property {
        case .backgroundColor: view.appearance.backgroundColor = try reader.optionalColor(value)
        case .tintColor, .tint: view.appearance.tintColor = try reader.optionalColor(value)
        case .alpha: view.appearance.alpha = try reader.fraction(value)
        case .isHidden: view.isHidden = try reader.bool(value)
        case .clipsToBounds: view.appearance.clipsToBounds = try reader.bool(value)
        case .cornerRadius: view.appearance.cornerRadius = try reader.length(value)
        case .borderWidth: view.appearance.borderWidth = try reader.length(value)
        case .borderColor: view.appearance.borderColor = try reader.optionalColor(value)
        case .zPosition: view.appearance.zPosition = try reader.number(value)
        case .gradient: view.appearance.gradient = try reader.colors(value)
        case .preservesSuperviewLayoutMargins: view.preservesSuperviewLayoutMargins = try reader.bool(value)
        case .insetsLayoutMarginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea = try reader.bool(value)
        case .margins: try setMargins(path.part, value, on: &view, reader)
        case .hugging: try setPriorities(path.part, value, on: &view.hugging, reader)
        case .compression: try setPriorities(path.part, value, on: &view.compressionResistance, reader)
        case .isArranged, .spacingAfter: try setInStack(path.property, value, on: &view, reader)
        default: try setOfType(path, value, on: &view, reader)
        }
    }

    private func setPriorities(
        _ part: String?, _ value: Value, on priorities: inout AxisPriorities, _ reader: ValueReader
    ) throws(NotationError) {
        let priority = try reader.priority(value)
        if part != "vertical" { priorities.horizontal = priority }
        if part != "horizontal" { priorities.vertical = priority }
    }

    private func setMargins(_ part: String?, _ value: Value, on view: inout View, _ reader: ValueReader)
        throws(NotationError)
    {
        guard let part else {
            let insets = try reader.directionalInsets(value)
            view.layoutMargins = MarginOverrides()
            view.layoutMargins.top = insets.top
            view.layoutMargins.leading = insets.leading
            view.layoutMargins.bottom = insets.bottom
            view.layoutMargins.trailing = insets.trailing
            return
        }
        let margin = try reader.number(value)
        switch part {
        case "top": view.layoutMargins.top = margin
        case "bottom": view.layoutMargins.bottom = margin
        case "leading": view.layoutMargins.leading = margin
        case "trailing": view.layoutMargins.trailing = margin
        case "left": view.layoutMargins.left = margin
        case "right": view.layoutMargins.right = margin
        case "horizontal":
            view.layoutMargins.leading = margin
            view.layoutMargins.trailing = margin
        default:
            view.layoutMargins.top = margin
            view.layoutMargins.bottom = margin
        }
    }

    private func setInStack(
        _ property: Property, _ value: Value, on view: inout View, _ reader: ValueReader
    ) throws(NotationError) {
        guard let superview = view.superview, types[superview.index].isStack else {
            throw .onlyInStack(property.rawValue)
        }
        if property == .isArranged {
            view.isArranged = try reader.bool(value)
        } else {
            view.customSpacingAfter = value.isNull ? nil : try reader.number(value)
        }
    }

    private func setOfType(
        _ path: PropertyPath, _ value: Value, on view: inout View, _ reader: ValueReader
    ) throws(NotationError) {
        switch view.kind {
        case .view: break
        case .label(var label):
            try set(path.property, value, on: &label, reader)
            view.kind = .label(label)
        case .imageView(var imageView):
            if path.property == .image { imageView.image = try reader.image(value) }
            if path.property == .contentMode { imageView.contentMode = try reader.choice(value) }
            view.kind = .imageView(imageView)
        case .button(var button):
            try set(path, value, on: &button, reader)
            view.kind = .button(button)
        case .stackView(var stack):
            try set(path.property, value, on: &stack, reader)
            view.kind = .stackView(stack)
        case .scrollView(var scrollView):
            try set(path, value, on: &scrollView, reader)
            view.kind = .scrollView(scrollView)
        case .tableView(var tableView):
            try set(path, value, on: &tableView, reader)
            view.kind = .tableView(tableView)
        case .segmentedControl(var control):
            try set(path.property, value, on: &control, reader)
            view.kind = .segmentedControl(control)
        }
    }
}
