import AutoLayout
import Diagnostics

/// Reads what expectations compare, when every view is known.
struct ExpectationElaborator: ElaborationPart {
    let elaborator: Elaborator

    /// A side as far as it is read; a number alone may vary with the screen's size.
    fileprivate struct Sum {
        var terms: [LengthSum.Term] = []
        var constant = Number(value: 0)
    }

    func add(_ deferred: Elaborator.DeferredExpectation) {
        let (resolved, context) = (deferred.statement, deferred.context)
        guard step(resolved.place) else { return }
        let (left, right) = (sum(of: resolved.left, context), sum(of: resolved.right, context))
        guard let left, let right else { return }
        let statement = resolved.statement
        elaborator.expectations.append(
            LayoutExpectation(
                side(left, statement.left), statement.relation, side(right, statement.right),
                isNever: statement.isNever, widths: statement.widths, root: context.names.root,
                source: location(of: resolved.place)))
    }

    private func side(_ sum: Sum, _ written: Expression) -> LengthSum {
        let text = program.excerpts[written.place.block].utf8[written.place.range]
        return LengthSum(text: String(decoding: text, as: UTF8.self), terms: sum.terms, constant: sum.constant.value)
    }

    // MARK: Sums

    /// Nil, with a message, for what is no sum of lengths.
    private func sum(of expression: ResolvedExpression, _ context: ElaborationContext) -> Sum? {
        guard step(expression.place) else { return nil }
        if case .unary(.minus, let operand) = expression.kind {
            return sum(of: operand, context).map { $0.times(Number(value: -1)) }
        }
        if case .binary(.arithmetic(let sign), let left, let right) = expression.kind {
            let (a, b) = (sum(of: left, context), sum(of: right, context))
            guard let a, let b else { return nil }
            return combine(a, sign, b, expression.place)
        }
        if let asked = lines(of: expression, context) { return asked.map { Sum(terms: [$0]) } }
        let value = expressions.evaluate(expression, Evaluation(context: context, allowsAnchors: true))
        return sum(of: value, expression)
    }

    private func combine(_ a: Sum, _ sign: BinaryOperator.Arithmetic, _ b: Sum, _ place: Place) -> Sum? {
        switch sign {
        case .plus: return a.plus(b)
        case .minus: return a.plus(b.times(Number(value: -1)))
        case .times:
            let (factor, other) = b.terms.isEmpty ? (b, a) : (a, b)
            if factor.terms.isEmpty, !factor.constant.varies { return other.times(factor.constant) }
        case .divide:
            if b.terms.isEmpty, !b.constant.varies, b.constant.value != 0 {
                return a.times(Number(value: 1 / b.constant.value))
            }
        case .remainder: break
        }
        let isByLength = !b.terms.isEmpty && (sign == .divide || !a.terms.isEmpty)
        let isByZero = sign == .divide && b.constant.value == 0
        fail(isByLength ? .productOfLengths : isByZero ? .divisionByZero : .notPiecewiseLinear, place)
        return nil
    }

    private func sum(of value: Value, _ expression: ResolvedExpression) -> Sum? {
        switch value {
        case .invalid: return nil
        case .number(let number): return Sum(constant: number)
        case .anchor(let form):
            if let term = term(of: form, expression.place) {
                return Sum(terms: [term], constant: form.constant)
            }
            return nil
        case .item: fail(.viewIsNoValue(expression.source.text), expression.place)
        case .null: fail(.missingValue(of: expression.source.text), expression.place)
        case .bool, .string, .data, .list, .tuple, .dot, .color, .image, .textSize, .environment:
            fail(.notALength(found: value.description), expression.place)
        }
        return nil
    }

    private func term(of form: AnchorForm, _ place: Place) -> LengthSum.Term? {
        if let guide = form.item.guide {
            fail(.unmeasured("the guide '\(guide.notation)'"), place)
        } else if case .attribute(let attribute) = form.anchor, !attribute.isBaseline {
            return LengthSum.Term(form.multiplier.value, form.item.view, .attribute(attribute))
        } else {
            fail(.unmeasured("'\(form.anchor?.rawValue ?? "")'"), place)
        }
        return nil
    }

    // MARK: Lines

    /// `title.lines`, or `lines` of the view around; nil for anything else, and nothing, with a message, for a view
    /// without text.
    private func lines(of expression: ResolvedExpression, _ context: ElaborationContext) -> LengthSum.Term?? {
        let view: ViewID
        switch expression.kind {
        case .unknown("lines"): view = context.view
        case .member(let base, let name) where name.text == "lines":
            guard case .item(let reference) = base.kind, let item = items.item(reference, context), item.guide == nil
            else { return nil }
            view = item.view
        default: return nil
        }
        let type = elaborator.types[view.index]
        guard type.property(named: "text") != nil || type.property(named: "title") != nil else {
            fail(.noLines(elaborator.tree[view].name, type: type.rawValue), expression.place)
            return .some(nil)
        }
        return LengthSum.Term(1, view, .lines)
    }
}

extension ExpectationElaborator.Sum {
    fileprivate func plus(_ other: Self) -> Self {
        Self(terms: terms + other.terms, constant: constant.plus(other.constant))
    }

    fileprivate func times(_ factor: Number) -> Self {
        let scaled = terms.map { LengthSum.Term($0.coefficient * factor.value, $0.view, $0.measure) }
        return Self(terms: scaled, constant: constant.times(factor))
    }
}
