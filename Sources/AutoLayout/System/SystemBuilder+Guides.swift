import Cassowary
import Scene

extension SystemBuilder {
    /// Where a rectangle begins and how long it is along one axis.
    struct Span {
        var start: LinearExpression
        var length: LinearExpression

        /// The same rectangle with a distance taken off at each end.
        func inset(by first: LinearExpression, _ last: LinearExpression) -> Span {
            Span(start: start + first, length: length - (first + last))
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
            let (first, last): (InsetUse.Edge, InsetUse.Edge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
            return frameSpan(of: item.view, slot: slot, axis, in: space)?.inset(
                by: inset(item.guide, of: item.view, slot: slot, first),
                inset(item.guide, of: item.view, slot: slot, last))
        }
    }

    private func isContentArea(_ view: ViewID, in space: ViewID) -> Bool {
        return view == space && tree[view].kind.isScrolling && !tree[view].kind.isTable
    }

    /// From a view's frame to one of its guides or, without one, to its alignment rectangle: constraints act on that.
    private func inset(
        _ guide: LayoutGuide?, of view: ViewID, slot: Int, _ edge: InsetUse.Edge
    ) -> LinearExpression {
        switch guide {
        case .layoutMargins: expression(of: InsetUse(slot: slot, kind: .margins, edge: edge))
        case .safeArea: expression(of: InsetUse(slot: slot, kind: .safeArea, edge: edge))
        case .readableContent: expression(of: InsetUse(slot: slot, kind: .readableContent, edge: edge))
        case nil: LinearExpression(constant: tree[view].alignmentRectInsets[edge])
        case .keyboard, .frame, .content: LinearExpression()
        }
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
            if isScrolling[slot] { span.start = span.start - offset(ofSlot: slot, axis) }
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
        self.init(
            start: LinearExpression(axis == .horizontal ? frame.x : frame.y),
            length: LinearExpression(axis == .horizontal ? frame.width : frame.height))
    }
}
