import Foundation

extension UITextField {
    /// Whether an overlay is there while nobody types.
    func shows(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

    func replaceOverlay(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Places what stands beside the text; the picture of an image view is the field's own.
    func placeOverlays() {
        for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view, !draws(view) else { continue }
            if !shows(mode) {
                if view.superview === self { view.removeFromSuperview() }
            } else if view.superview !== self {
                place(view, isLeft: isLeft)
            }
        }
    }

    /// By constraints, so that nothing is read of the field's size.
    private func place(_ view: UIView, isLeft: Bool) {
        let size = view.overlaySize
        addSubview(view)
        if let own = ownPlace(ofOverlay: isLeft) {
            view.translatesAutoresizingMaskIntoConstraints = false
            return NSLayoutConstraint.activate(own.constraints(of: view, in: self))
        }
        NSLayoutConstraint.activate([
            isLeft
                ? view.leftAnchor.constraint(equalTo: leftAnchor, constant: borderRoom)
                : view.rightAnchor.constraint(equalTo: rightAnchor, constant: -borderRoom),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: size.width),
            view.heightAnchor.constraint(equalToConstant: size.height),
        ])
    }

    /// Whether it draws an overlay itself: an image view as large as its image, which no class puts elsewhere.
    func draws(_ view: UIView) -> Bool {
        view.isPictureOfAField && ownPlace(ofOverlay: view === leftView) == nil
    }

    /// Between the border and what is inside, points.
    var borderRoom: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }
}

extension UIView {
    /// Whether it is an image view as large as its image.
    fileprivate var isPictureOfAField: Bool {
        guard let image = (self as? UIImageView)?.image else { return false }
        return assignedFrame.size == .zero || assignedFrame.size == image.size
    }

    /// The size that it has beside the text of a field: its frame's, or else that of its content.
    var overlaySize: CGSize {
        if assignedFrame.size != .zero { return assignedFrame.size }
        let content = intrinsicContentSize
        return content.width >= 0 && content.height >= 0
            ? content : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
