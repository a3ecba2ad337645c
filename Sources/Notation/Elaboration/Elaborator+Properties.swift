import AutoLayout

extension Elaborator {
    /// Sets a property of the view that the context is in.
    func set(_ assignment: ResolvedProperty, in context: ElaborationContext) {
        let value = expressions.value(of: assignment.value, in: context)
        if value.isInvalid { return }
        let property = assignment.property
        if property.spelling.isOfArrangedViews, !isInStack(context.view) {
            return fail(.onlyInStack(property.name), assignment.place)
        }
        if let error = misplacement(of: assignment, in: context) { return fail(error, assignment.place) }
        do throws(NotationError) {
            try ValueReader(property: assignment.text, elaborator: self).set(
                assignment.setter, value, on: &tree[context.view])
        } catch {
            fail(error, assignment.value.place)
        }
    }

    /// Why a property of a collection view has no effect there.
    private func misplacement(of assignment: ResolvedProperty, in context: ElaborationContext) -> NotationError? {
        guard case .collectionView(let collection) = tree[context.view].kind else { return nil }
        let name = assignment.property.name
        if case .collectionLayout = assignment.setter, !collection.sections.isEmpty { return .layoutAfterItems }
        guard CollectionView.flowProperties.contains(name), !collection.layoutSections.isEmpty else { return nil }
        return .flowProperty(name)
    }

    private func isInStack(_ view: ViewID) -> Bool {
        guard let superview = tree[view].superview else { return false }
        return types[superview.index].isStack
    }
}

extension ValueReader {
    /// Hands a value to a setter as what that takes.
    func set(_ setter: PropertySetter<View>, _ value: Value, on view: inout View) throws(NotationError) {
        switch setter {
        case .bool(let assign): assign(&view, try bool(value))
        case .number(let assign): assign(&view, try number(value))
        case .optionalNumber(let assign): assign(&view, value.isNull ? nil : try number(value))
        case .length(let assign): assign(&view, try length(value))
        case .lengthOrAutomatic(let assign): assign(&view, try lengthOrAutomatic(value))
        case .fraction(let assign): assign(&view, try fraction(value))
        case .integer(let least, let assign): assign(&view, try integer(value, atLeast: least))
        case .text(let assign): assign(&view, try text(value))
        case .texts(let assign): assign(&view, try texts(value))
        case .attributedText(let assign): assign(&view, try attributedText(value))
        case .color(let assign): assign(&view, try color(value))
        case .optionalColor(let assign): assign(&view, try optionalColor(value))
        case .colors(let assign): assign(&view, try colors(value))
        case .font(let assign): assign(&view, try font(value))
        case .image(let assign): assign(&view, try image(value))
        case .barItems(let kind, let assign): assign(&view, try barItems(value, kind))
        case .priority(let assign): assign(&view, try priority(value))
        case .edgeInsets(let assign): assign(&view, try insets(value))
        case .directionalInsets(let assign): assign(&view, try directionalInsets(value))
        case .contentSize(let assign): assign(&view, try contentSize(value))
        case .sizeOrAutomatic(let assign): assign(&view, try sizeOrAutomatic(value))
        case .collectionLayout(let assign): assign(&view, try collectionLayout(value))
        case .offset(let assign): assign(&view, try offset(value))
        case .corners(let assign): assign(&view, try corners(value))
        case .transform(let assign): assign(&view, try transform(value))
        case .shape(let assign): assign(&view, try shape(value))
        case .choice(let names, _, let assign): assign(&view, try choice(value, among: names))
        }
    }
}
