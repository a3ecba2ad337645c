import Cassowary
import Scene

extension SystemBuilder {
    /// Where a rectangle begins and how long it is along one axis.
    struct Span {
        var start: LinearExpression
        var length: LinearExpression

        /// Takes a distance off at each end.
        mutating func inset(by first: Double, _ last: Double) {
            start.constant += first
            length.constant -= first + last
        }

        /// The same for distances that differ from pass to pass.
        mutating func inset(by first: LinearExpression, _ last: LinearExpression) {
            start += first
            length -= first + last
        }

        /// Where it ends; nothing else is asked of the span after that, whose own terms it takes.
        consuming func end() -> LinearExpression {
            start += length
            return start
        }

        /// The last part of it, so long.
        func end(of part: LinearExpression) -> Span { Span(start: start + length - part, length: part) }
    }

    /// The span of an item in the coordinates of `space`.
    ///
    /// A scroll view's own edges are its content area where `meansContentArea` is true and `space` is the scroll view
    /// (Apple's TN2154), its frame otherwise; its size and its centre are always the frame's, as Interface Builder
    /// saves them.
    mutating func span(of item: SystemItem, _ axis: Axis, in space: ViewID, meansContentArea: Bool) -> Span? {
        switch item {
        case .guide(let guide):
            return lifted(Span(guideFrames[guide.position], axis), outOf: guide.owner, axis, to: space)
        case .item(let item):
            guard let slot = slot(of: item.view) else { return nil }
            if item.guide == .content || (item.guide == nil && meansContentArea && isContentArea(item.view, in: space))
            {
                let area = contentArea(ofSlot: slot, view: item.view)
                return lifted(Span(area, axis), outOf: item.view, axis, to: space)
            }
            if item.guide == .keyboard, axis == .vertical {
                let height = expression(of: InsetUse(slot: slot, kind: .keyboard, edge: .bottom))
                return frameSpan(of: item.view, slot: slot, axis, in: space)?.end(of: height)
            }
            var span = frameSpan(of: item.view, slot: slot, axis, in: space)
            inset(&span, item.guide, slot: slot, axis)
            return span
        }
    }

    private func isContentArea(_ view: ViewID, in space: ViewID) -> Bool {
        return view == space && tree[view].kind.isScrolling && !tree[view].kind.isTable
    }

    /// Turns the span of a view's frame into that of one of its guides or, without one, of its alignment rectangle: constraints
    /// act on that.
    private func inset(_ span: inout Span?, _ guide: LayoutGuide?, slot: Int, _ axis: Axis) {
        let (first, last): (InsetUse.Edge, InsetUse.Edge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
        let kind: InsetUse.Kind
        switch guide {
        case .layoutMargins: kind = .margins
        case .safeArea: kind = .safeArea
        case .readableContent: kind = .readableContent
        case nil:
            let insets = alignmentRectInsets[slot]
            span?.inset(by: insets[first], insets[last])
            return
        case .keyboard, .frame, .content: return
        }
        span?.inset(
            by: expression(of: InsetUse(slot: slot, kind: kind, edge: first)),
            expression(of: InsetUse(slot: slot, kind: kind, edge: last)))
    }

    func expression(of use: InsetUse) -> LinearExpression {
        LinearExpression(constant: use.length(in: state), insets: [InsetTerm(use: use, factor: 1)])
    }

    private func frameSpan(of view: ViewID, slot: Int, _ axis: Axis, in space: ViewID) -> Span? {
        let frame = Span(frames[slot], axis)
        if view == space {
            return Span(start: offset(ofSlot: slot, axis), length: frame.length)
        }
        guard let parent = index.parent(of: view) else { return nil }
        return lifted(frame, outOf: parent, axis, to: space)
    }

    /// A span in the coordinates of `view`, brought to those of its ancestor `space`.
    private func lifted(_ span: Span, outOf view: ViewID, _ axis: Axis, to space: ViewID) -> Span? {
        var span = span
        var current = view
        while current != space {
            guard let slot = slot(of: current), let parent = index.parent(of: current) else { return nil }
            span.start.terms.append(Term(axis == .horizontal ? frames[slot].x : frames[slot].y))
            if isScrolling[slot] { span.start -= offset(ofSlot: slot, axis) }
            current = parent
        }
        return span
    }

    private func offset(ofSlot slot: Int, _ axis: Axis) -> LinearExpression {
        guard isScrolling[slot] else { return LinearExpression() }
        return expression(of: InsetUse(slot: slot, kind: .contentOffset, edge: axis == .horizontal ? .left : .top))
    }
}

extension SystemBuilder.Span {
    init(_ frame: FrameVariables, _ axis: Axis) {
        // Most rows have no more terms than these, and what follows is added in place.
        var terms: [Term] = []
        terms.reserveCapacity(4)
        terms.append(Term(axis == .horizontal ? frame.x : frame.y))
        self.init(
            start: LinearExpression(terms),
            length: LinearExpression(axis == .horizontal ? frame.width : frame.height))
    }
}
