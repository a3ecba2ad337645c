import Foundation

extension UIView {
    /// An empty view of the same size: pictures of views are not made.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let view = UIView(frame: frame)
        view.backgroundColor = backgroundColor
        return view
    }

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }

    /// Draws nothing.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

    public var isFocused: Bool { false }
}
