import AutoLayout
import Cassowary

// Visual formats, as the constraints that they draw.
extension DefinitionResolver {
    /// The constraints of a format with their names bound, or what is wrong with it, at its column.
    func resolve(_ statement: FormatStatement, _ whole: Place, _ place: Surroundings) -> ResolvedMember {
        if let part = place.part { return .mistake(.inPart("a constraint", part, whole)) }
        do throws(Mistake) {
            let options = try options(of: statement)
            let (format, equations) = try equations(of: statement, options)
            let reader = FormatReader(resolver: self, statement: statement, place: place)
            var constraints: [ResolvedConstraint] = []
            for equation in equations { constraints.append(try reader.constraint(equation)) }
            return .format(
                ResolvedFormat(
                    text: statement.text.text, options: statement.options.map { $0.text },
                    metrics: reader.metrics(of: format), views: format.viewNames.compactMap { views[$0] },
                    constraints: constraints, place: whole))
        } catch {
            return .mistake(error)
        }
    }

    private func equations(
        of statement: FormatStatement, _ options: VisualFormat.Options
    ) throws(Mistake) -> (VisualFormat, [VisualFormat.Equation]) {
        do throws(VisualFormatError) {
            let format = try VisualFormat(statement.text.text)
            return (format, try format.equations(options))
        } catch {
            throw Mistake(error: .badFormat(error.reason), place: statement.place(at: error.offset, length: 1))
        }
    }

    private func options(of statement: FormatStatement) throws(Mistake) -> VisualFormat.Options {
        var options = VisualFormat.Options()
        for name in statement.options {
            guard let known = VisualFormat.Options.names.first(where: { $0.name == name.text })?.options else {
                let names = VisualFormat.Options.names.map { $0.name }
                throw Mistake(error: .unknownValueName(name.text, of: "options", among: names), place: name.place)
            }
            options.alignments += known.alignments
            if known.direction != .leadingToTrailing { options.direction = known.direction }
        }
        return options
    }
}

extension FormatStatement {
    /// A place in the text.
    fileprivate func place(at offset: Int, length: Int) -> Place {
        let start = text.place.range.lowerBound + offset
        return Place(block: text.place.block, range: start..<start + length)
    }
}

/// Reads what the equations of a format name.
private struct FormatReader {
    let resolver: DefinitionResolver
    let statement: FormatStatement
    let place: DefinitionResolver.Surroundings

    func constraint(_ equation: VisualFormat.Equation) throws(Mistake) -> ResolvedConstraint {
        let left = try anchor(equation.first)
        var right: ResolvedExpression
        if let second = equation.second {
            right = sum(try anchor(second), equation.constant)
        } else if case .name(let name, let offset) = equation.constant, resolver.views[name] != nil {
            let place = VisualFormat.Place(view: name, offset: offset)
            right = try anchor(VisualFormat.Side(place: place, attribute: equation.first.attribute))
        } else {
            right = number(equation.constant)
        }
        let relation: ConstraintStatement.Relation =
            switch equation.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThanOrEqual: .greaterOrEqual
            }
        return ResolvedConstraint(
            left: left, relation: relation, right: right, priority: equation.priority.map { number($0) },
            place: left.place)
    }

    /// The values of the metrics that a format names, each once.
    func metrics(of format: VisualFormat) -> [ResolvedFormat.Metric] {
        var metrics: [ResolvedFormat.Metric] = []
        for operand in format.operands {
            guard case .name(let name, let offset) = operand, resolver.views[name] == nil,
                !metrics.contains(where: { $0.name == name })
            else { continue }
            metrics.append(ResolvedFormat.Metric(name: name, value: value(of: name, offset)))
        }
        return metrics
    }

    private func anchor(_ side: VisualFormat.Side) throws(Mistake) -> ResolvedExpression {
        let (name, offset) = (side.place.view, side.place.offset)
        let source = Expression(
            kind: .name(name), place: statement.place(at: offset, length: name.utf8.count), depth: 1)
        guard resolver.views[name] != nil, let (view, _) = resolver.item(named: name, place) else {
            let among = resolver.views.keys.sorted()
            let error = NotationError.unknownView(name, in: resolver.definition.name.text, among: among)
            throw Mistake(error: error, place: source.place)
        }
        var item = side.place.isSuperview ? ItemReference.around(view) : view
        if side.isMargin { item = .guide(item, .layoutMargins) }
        return made(.anchor(item, .attribute(side.attribute)), source)
    }

    private func sum(_ anchor: ResolvedExpression, _ constant: VisualFormat.Operand) -> ResolvedExpression {
        if case .number(0) = constant { return anchor }
        let amount = number(constant)
        return ResolvedExpression(
            kind: .binary(.arithmetic(.plus), anchor, amount), type: .unknown, dependencies: amount.dependencies,
            source: anchor.source)
    }

    private func number(_ operand: VisualFormat.Operand) -> ResolvedExpression {
        switch operand {
        case .number(let number):
            made(.number(number), Expression(kind: .number(number), place: statement.text.place, depth: 1))
        case .name(let name, let offset): value(of: name, offset)
        }
    }

    private func value(of metric: String, _ offset: Int) -> ResolvedExpression {
        let given = statement.metrics.first { $0.name.text == metric }?.value
        let source =
            given
            ?? Expression(
                kind: .name(metric), place: statement.place(at: offset, length: metric.utf8.count), depth: 1)
        return resolver.learning(resolver.resolve(source, place), is: .number)
    }

    private func made(_ kind: ResolvedExpression.Kind, _ source: Expression) -> ResolvedExpression {
        ResolvedExpression(kind: kind, type: .number, dependencies: [], source: source)
    }
}

extension VisualFormat {
    /// Every size, space and priority, in order.
    fileprivate var operands: [Operand] {
        var predicates: [Predicate] = []
        for (index, item) in items.enumerated() {
            if case .view(_, let sizes, _) = item { predicates += sizes }
            if index < connections.count, case .spaces(let spaces) = connections[index] { predicates += spaces }
        }
        return predicates.flatMap { predicate in [predicate.operand] + (predicate.priority.map { [$0] } ?? []) }
    }
}
