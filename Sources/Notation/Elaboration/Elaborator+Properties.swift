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
            let read = try ValueReader(property: assignment.text, elaborator: self).read(
                value, as: assignment.setter.kind)
            if let error = zoomMistake(read, value, of: assignment, in: context) { throw error }
            assignment.setter.assign(&tree[context.view], read)
        } catch {
            fail(error, assignment.value.place)
        }
    }

    /// Why a property of a collection view has no effect there.
    private func misplacement(of assignment: ResolvedProperty, in context: ElaborationContext) -> NotationError? {
        guard case .collectionView(let collection) = tree[context.view].kind else { return nil }
        let name = assignment.property.name
        if case .collectionLayout = assignment.setter.kind, !collection.sections.isEmpty { return .layoutAfterItems }
        if name == "isEditing", collection.list == nil { return .editingWithoutList }
        let isFlow = collection.layoutSections.isEmpty && collection.list == nil
        return CollectionView.flowProperties.contains(name) && !isFlow ? .flowProperty(name) : nil
    }

    /// Why a scroll view does not zoom so far: UIKit keeps within the bounds that it has been given by then.
    private func zoomMistake(
        _ read: PropertyValue, _ value: Value, of assignment: ResolvedProperty, in context: ElaborationContext
    ) -> NotationError? {
        guard assignment.property.name == "zoomScale", case .number(let zoom) = read,
            case .scrollView(let scroll) = tree[context.view].kind
        else { return nil }
        if zoom > scroll.maximumZoomScale { return .zoomOutOfBounds(value.description, bound: "maximumZoomScale") }
        return zoom < scroll.minimumZoomScale
            ? .zoomOutOfBounds(value.description, bound: "minimumZoomScale") : nil
    }

    private func isInStack(_ view: ViewID) -> Bool {
        guard let superview = tree[view].superview else { return false }
        return types[superview.index].isStack
    }
}

extension ValueReader {
    /// A value as what a property takes.
    func read(_ value: Value, as kind: PropertyKind) throws(NotationError) -> PropertyValue {
        switch kind {
        case .bool: .bool(try bool(value))
        case .number: .number(try number(value))
        case .optionalNumber: .optionalNumber(value.isNull ? nil : try number(value))
        case .length: .number(try length(value))
        case .lengthOrAutomatic: .optionalNumber(try lengthOrAutomatic(value))
        case .fraction: .number(try fraction(value))
        case .integer(let least): .integer(try integer(value, atLeast: least))
        case .text: .text(try text(value))
        case .texts: .texts(try texts(value))
        case .attributedText: .attributedText(try attributedText(value))
        case .color: .color(try color(value))
        case .optionalColor: .optionalColor(try optionalColor(value))
        case .colors: .colors(try colors(value))
        case .font: .font(try font(value))
        case .image: .image(try image(value))
        case .barItems(let kind): .barItems(try barItems(value, kind))
        case .priority: .priority(try priority(value))
        case .edgeInsets: .edgeInsets(try insets(value))
        case .separatorInset: .optionalInsets(try separatorInset(value))
        case .directionalInsets: .directionalInsets(try directionalInsets(value))
        case .contentSize: .contentSize(try contentSize(value))
        case .sizeOrAutomatic: .optionalSize(try sizeOrAutomatic(value))
        case .collectionLayout: .collectionLayout(try collectionLayout(value))
        case .cellAccessories: .cellAccessories(try cellAccessories(value))
        case .offset: .size(try offset(value))
        case .corners: .corners(try corners(value))
        case .transform: .transform(try transform(value))
        case .shape: .shape(try shape(value))
        case .choice(let names, _): .text(try choice(value, among: names))
        }
    }
}
