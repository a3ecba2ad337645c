import AutoLayout

/// Arithmetic with anchors: what stays `multiplier × anchor + constant`.
struct AnchorArithmetic: ElaborationPart {
    let elaborator: Elaborator

    func combine(_ sign: BinaryOperator.Arithmetic, _ left: Value, _ right: Value, _ place: Place) -> Value {
        if case .number(let number) = right, let result = combine(left, sign, number) { return .anchor(result) }
        if case .number(let number) = left, let result = combine(number, sign, right) { return .anchor(result) }
        if let a = left.line, let b = right.line, sign == .plus || sign == .minus {
            return sum(a, b, sign: sign == .plus ? 1 : -1, place)
        }
        fail(mistake(sign, left, right), place)
        return .invalid
    }

    private func mistake(_ sign: BinaryOperator.Arithmetic, _ left: Value, _ right: Value) -> NotationError {
        switch (sign, left.isAnchored, right.isAnchored) {
        case (.plus, true, true), (.minus, true, true): .twoAnchors(describe(left), describe(right))
        case (.times, true, true): .notLinear("an anchor cannot be multiplied by an anchor")
        case (.divide, true, true): .notLinear("an anchor cannot be divided by an anchor")
        case (.divide, false, true): .notLinear("a number cannot be divided by an anchor")
        case (.remainder, true, true): .notLinear("an anchor has no remainder")
        case (_, _, false), (_, false, _):
            .wrongOperands(sign.rawValue, left: left.description, right: right.description)
        }
    }

    private func combine(_ left: Value, _ sign: BinaryOperator.Arithmetic, _ number: Number) -> AnchorForm? {
        guard let form = left.scalable else { return nil }
        switch sign {
        case .plus: return form.plus(number)
        case .minus: return form.plus(number.times(Number(value: -1)))
        case .times: return form.times(number)
        case .divide where number.value == 0: return nil
        case .divide: return form.times(Number(value: 1 / number.value, varies: number.varies))
        case .remainder: return nil
        }
    }

    private func combine(_ number: Number, _ sign: BinaryOperator.Arithmetic, _ right: Value) -> AnchorForm? {
        guard let form = right.scalable else { return nil }
        switch sign {
        case .plus: return form.plus(number)
        case .minus: return form.times(Number(value: -1)).plus(number)
        case .times: return form.times(number)
        case .divide, .remainder: return nil
        }
    }

    /// `value` times a number; nil for what cannot be multiplied.
    func scaled(_ value: Value, by factor: Number) -> Value? { value.scalable.map { .anchor($0.times(factor)) } }

    private func sum(_ a: AnchorForm, _ b: AnchorForm, sign: Double, _ place: Place) -> Value {
        guard a.item == b.item, a.anchor == b.anchor else {
            fail(.twoAnchors(describe(a), describe(b)), place)
            return .invalid
        }
        var form = a
        form.multiplier = a.multiplier.plus(b.multiplier.times(Number(value: sign)))
        form.constant = a.constant.plus(b.constant.times(Number(value: sign)))
        return .anchor(form)
    }

    // MARK: Messages

    /// An anchor as an author would write it.
    func describe(_ value: Value) -> String {
        value.form.map { describe($0) } ?? value.description
    }

    private func describe(_ form: AnchorForm) -> String {
        describe(form.item) + (form.anchor.map { ".\($0.rawValue)" } ?? "")
    }

    func describe(_ anchor: LayoutAnchor) -> String { "\(describe(anchor.item)).\(anchor.attribute.rawValue)" }

    private func describe(_ item: LayoutItem) -> String {
        let name = elaborator.tree[item.view].name
        return item.guide.map { "\(name).\($0.notation)" } ?? name
    }
}

extension Value {
    /// A view or an anchor; nil for what does not depend on the layout.
    var form: AnchorForm? {
        switch self {
        case .item(let item): AnchorForm(item: item)
        case .anchor(let form): form
        case .invalid, .null, .bool, .number, .string, .data, .list, .tuple, .dot, .color, .image, .textSize,
            .environment:
            nil
        }
    }

    /// Whether it depends on an anchor.
    var isAnchored: Bool { form != nil }

    /// What can be multiplied and added to.
    fileprivate var scalable: AnchorForm? {
        form.flatMap { form in
            switch form.anchor {
            case nil, .attribute, .shorthand(.size): form
            case .shorthand(.edges), .shorthand(.center): nil
            }
        }
    }

    /// One anchor with what is done to it, which can be added to itself.
    fileprivate var line: AnchorForm? {
        guard case .anchor(let form) = self, form.shorthand == nil else { return nil }
        return form
    }
}

extension AnchorForm {
    fileprivate func plus(_ amount: Number) -> AnchorForm {
        var form = self
        form.constant = constant.plus(amount)
        return form
    }

    fileprivate func times(_ factor: Number) -> AnchorForm {
        var form = self
        form.multiplier = multiplier.times(factor)
        form.constant = constant.times(factor)
        return form
    }
}

extension Number {
    func plus(_ amount: Number) -> Number {
        Number(value: value + amount.value, varies: varies || amount.varies)
    }

    func times(_ factor: Number) -> Number {
        Number(value: value * factor.value, varies: varies || factor.varies)
    }
}
