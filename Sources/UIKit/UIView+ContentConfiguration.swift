extension UIView {
    /// Shows a configuration's view over the whole of this one, in place of the one that it showed before.
    func show(
        _ configuration: (any UIContentConfiguration)?, replacing old: (any UIView & UIContentView)?
    ) -> (any UIView & UIContentView)? {
        old?.removeFromSuperview()
        guard let view = configuration?.makeContentView() else { return nil }
        fill(with: view)
        return view
    }

    /// Adds a view that is held to all four edges of this one.
    func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
