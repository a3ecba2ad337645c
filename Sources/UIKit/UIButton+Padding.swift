import Foundation

extension UIView {
    /// The property that a part which it draws itself has.
    func name(ofPart part: UIView) -> String {
        if part is UIImageView { return "imageView" }
        if self is UIButton { return "titleLabel" }
        if self is UISearchBar { return "searchTextField" }
        return (self as? UITableViewCell)?.textLabel === part ? "textLabel" : "detailTextLabel"
    }
}

extension UIButton {
    /// Whether a constraint holds the title in a distance from an edge of the button, which makes it the padding there.
    func pads(by constraint: NSLayoutConstraint) -> Bool {
        guard constraint.relation == .equal, constraint.multiplier == 1,
            constraint.firstAttribute == constraint.secondAttribute
        else { return false }
        let length: CGFloat
        if constraint.firstItem === titleLabel, constraint.secondItem === self {
            length = constraint.constant
        } else if constraint.secondItem === titleLabel, constraint.firstItem === self {
            length = -constraint.constant
        } else {
            return false
        }
        switch constraint.firstAttribute {
        case .leading, .left: contentEdgeInsets.left = length
        case .trailing, .right: contentEdgeInsets.right = -length
        case .top: contentEdgeInsets.top = length
        case .bottom: contentEdgeInsets.bottom = -length
        default: return false
        }
        return true
    }
}
