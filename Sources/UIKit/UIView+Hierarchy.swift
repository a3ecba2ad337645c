import Foundation

extension UIView {
    /// What the methods that add a subview come to.
    func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(0, index), subviews.count))
            return
        }
        view.willMove(toSuperview: self)
        view.superview?.removeChild(view)
        view.superview = self
        (view.position.reference, view.position.fillsSuperview) = (assignedFrame.size, false)
        let place = min(max(0, index), subviews.count)
        subviews.insert(view, at: place)
        madeLayer?.noteSubview(at: place, hasCome: true)
        setNeedsLayout()
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
        setNeedsLayout()
    }

    func leaveSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.removeChild(self)
        didMoveToSuperview()
    }

    public func isDescendant(of view: UIView) -> Bool { ancestry.contains { $0 === view } }

    func view(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.view(tagged: tag) { return found }
        }
        return nil
    }

    /// Itself and what is above it.
    var ancestry: some Sequence<UIView> { sequence(first: self) { $0.superview } }

    func commonAncestor(with other: UIView) -> UIView? {
        ancestry.first { other.isDescendant(of: $0) }
    }

    /// Takes a subview out, with every constraint that leads from it to the outside.
    private func removeChild(_ view: UIView) {
        willRemoveSubview(view)
        for ancestor in ancestry {
            for constraint in ancestor.constraints
            where constraint.views.contains(where: { $0.isDescendant(of: view) }) {
                ancestor.drop(constraint)
            }
        }
        if let place = subviews.firstIndex(where: { $0 === view }) {
            subviews.remove(at: place)
            madeLayer?.noteSubview(at: place, hasCome: false)
        }
        (self as? UIStackView)?.forget(view)
        view.superview = nil
        view.leaveWindow()
        setNeedsLayout()
    }

    private func leaveWindow() {
        guard isInWindow else { return }
        willMove(toWindow: nil)
        isInWindow = false
        didMoveToWindow()
        for view in subviews { view.leaveWindow() }
    }
}

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
        constraint.holder = self
    }

    func drop(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        constraint.holder = nil
    }
}
