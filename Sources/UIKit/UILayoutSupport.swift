import Foundation

public protocol UILayoutSupport: NSObjectProtocol {
    /// Points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// What bars cover at an edge, as it was told before there were safe areas.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    public var topLayoutGuide: any UILayoutSupport { edgeGuide("top", \.topAnchor, \.topAnchor) }
    public var bottomLayoutGuide: any UILayoutSupport { edgeGuide("bottom", \.bottomAnchor, \.bottomAnchor) }

    private func edgeGuide(
        _ name: String, _ edge: KeyPath<UIView, NSLayoutYAxisAnchor>, _ end: KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>
    ) -> any UILayoutSupport {
        let root: UIView = view
        let known = root.layoutGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }.first { $0.identifier == name }
        if let known { return known }
        let guide = EdgeLayoutGuide()
        guide.identifier = name
        root.addLayoutGuide(guide)
        let isTop = name == "top"
        NSLayoutConstraint.activate([
            (isTop ? guide.topAnchor : guide.bottomAnchor).constraint(equalTo: root[keyPath: edge]),
            (isTop ? guide.bottomAnchor : guide.topAnchor).constraint(
                equalTo: root.safeAreaLayoutGuide[keyPath: end]),
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
        ])
        return guide
    }
}
