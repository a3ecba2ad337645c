import AutoLayout

/// Arithmetic with anchors: what stays `multiplier × anchor + constant`.
struct AnchorArithmetic: ElaborationPart {
    let elaborator: Elaborator

    func combine(_ symbol: Symbol, _ left: Value, _ right: Value, _ place: Place) -> Value {
        switch (left, right) {
        case (_, .number(let number)):
            if let result = combine(symbol, left, number) { return result }
        case (.number(let number), _):
            if let result = combine(symbol, number, right) { return result }
        case (.linear(let a), .linear(let b)) where symbol == .plus || symbol == .minus:
            return sum(a, b, sign: symbol == .plus ? 1 : -1, place)
        default: break
        }
        if left.isAnchored, right.isAnchored, symbol == .plus || symbol == .minus {
            fail(.twoAnchors(describe(left), describe(right)), place)
        } else if left.isAnchored, right.isAnchored {
            fail(.notLinear("an anchor cannot be \(symbol == .times ? "multiplied" : "divided") by an anchor"), place)
        } else if right.isAnchored, symbol == .divide {
            fail(.notLinear("a number cannot be divided by an anchor"), place)
        } else {
            fail(.wrongOperands(symbol.rawValue, left: left.description, right: right.description), place)
        }
        return .invalid
    }

    private func combine(_ symbol: Symbol, _ left: Value, _ number: Number) -> Value? {
        switch symbol {
        case .plus: return shifted(left, by: number.value, number.varies)
        case .minus: return shifted(left, by: -number.value, number.varies)
        case .times: return scaled(left, by: number)
        default:
            return number.value == 0 ? nil : scaled(left, by: Number(value: 1 / number.value, varies: number.varies))
        }
    }

    private func combine(_ symbol: Symbol, _ number: Number, _ right: Value) -> Value? {
        switch symbol {
        case .plus: return shifted(right, by: number.value, number.varies)
        case .minus:
            return scaled(right, by: Number(value: -1)).flatMap { shifted($0, by: number.value, number.varies) }
        case .times: return scaled(right, by: number)
        default: return nil
        }
    }

    private func shifted(_ value: Value, by amount: Double, _ varies: Bool) -> Value? {
        switch value {
        case .item(let item):
            return .linear(LinearForm(item: item, constant: Number(value: amount, varies: varies)))
        case .linear(var form):
            form.constant = Number(value: form.constant.value + amount, varies: form.constant.varies || varies)
            return .linear(form)
        case .box(var box) where box.shorthand == .size:
            box.constant = Number(value: box.constant.value + amount, varies: box.constant.varies || varies)
            return .box(box)
        default: return nil
        }
    }

    /// `value` times a number; nil for what cannot be multiplied.
    func scaled(_ value: Value, by factor: Number) -> Value? {
        switch value {
        case .item(let item): return .linear(LinearForm(item: item, multiplier: factor))
        case .linear(var form):
            form.multiplier = form.multiplier.times(factor)
            form.constant = form.constant.times(factor)
            return .linear(form)
        case .box(var box) where box.shorthand == .size:
            box.multiplier = box.multiplier.times(factor)
            box.constant = box.constant.times(factor)
            return .box(box)
        default: return nil
        }
    }

    private func sum(_ a: LinearForm, _ b: LinearForm, sign: Double, _ place: Place) -> Value {
        guard a.item == b.item, a.attribute == b.attribute else {
            fail(.twoAnchors(describe(.linear(a)), describe(.linear(b))), place)
            return .invalid
        }
        var form = a
        form.multiplier.value += sign * b.multiplier.value
        form.multiplier.varies = a.multiplier.varies || b.multiplier.varies
        form.constant.value += sign * b.constant.value
        form.constant.varies = a.constant.varies || b.constant.varies
        return .linear(form)
    }

    /// An anchor as an author would write it, for messages.
    func describe(_ value: Value) -> String {
        switch value {
        case .linear(let form): describe(form.item) + (form.attribute.map { ".\($0.rawValue)" } ?? "")
        case .box(let box): "\(describe(box.item)).\(box.shorthand.rawValue)"
        case .item(let item): describe(item)
        default: value.description
        }
    }

    func describe(_ anchor: LayoutAnchor) -> String { "\(describe(anchor.item)).\(anchor.attribute.rawValue)" }

    func describe(_ item: LayoutItem) -> String {
        let name = elaborator.tree[item.view].name
        return item.guide.map { "\(name).\($0.notation)" } ?? name
    }
}

extension Number {
    func times(_ factor: Number) -> Number {
        Number(value: value * factor.value, varies: varies || factor.varies)
    }
}
