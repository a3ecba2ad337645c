internal import AutoLayout
import Foundation

// Where a field's class puts the text and what stands beside it. It is asked with rectangles of its own, so that nothing is
// read of the field's size.
extension UITextField {
    /// The text's rectangle in UIKit's own class.
    func usualTextRect(in bounds: CGRect) -> CGRect {
        let insets = usualField.insets
        return bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    }

    /// The same of what stands beside it.
    func usualRect(of view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.overlaySize else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX + borderRoom : bounds.maxX - borderRoom - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// From its edges to its text; nil for those of UIKit's own class. A rectangle that keeps to no edge is told.
    var ownTextInsets: UIEdgeInsets? {
        guard !isOfModule(self) else { return nil }
        let isEmpty = text?.isEmpty ?? true
        let name = isEditing ? "editingRect" : isEmpty ? "placeholderRect" : "textRect"
        let rects = FieldProbe.bounds.map {
            isEditing ? editingRect(forBounds: $0) : isEmpty ? placeholderRect(forBounds: $0) : textRect(forBounds: $0)
        }
        guard rects != FieldProbe.bounds.map(usualTextRect) else { return nil }
        let insets = zip(rects, FieldProbe.bounds).map { rect, bounds in
            UIEdgeInsets(
                top: rect.minY, left: rect.minX, bottom: bounds.maxY - rect.maxY, right: bounds.maxX - rect.maxX)
        }
        leaveOut("UITextField", insets[0] == insets[1], unless: true, name)
        return insets[0] == insets[1] ? insets[0] : nil
    }

    /// Where its class puts what stands beside the text; nil for where UIKit's own does.
    func ownPlace(ofOverlay isLeft: Bool) -> FieldProbe? {
        guard !isOfModule(self), (isLeft ? leftView : rightView) != nil else { return nil }
        let view = isLeft ? leftView : rightView
        let rects = FieldProbe.bounds.map { isLeft ? leftViewRect(forBounds: $0) : rightViewRect(forBounds: $0) }
        guard rects != FieldProbe.bounds.map({ usualRect(of: view, isLeft: isLeft, in: $0) }) else { return nil }
        let probe = FieldProbe(rects)
        leaveOut("UITextField", probe == nil, unless: false, isLeft ? "leftViewRect" : "rightViewRect")
        return probe
    }
}

/// To which edges of a field a rectangle keeps, as two sizes of the field tell it.
struct FieldProbe {
    /// Of two fields that a class is asked about.
    static let bounds = [CGRect(x: 0, y: 0, width: 1000, height: 200), CGRect(x: 0, y: 0, width: 1600, height: 328)]

    private let rect: CGRect
    private let keepsLeft: Bool
    private let keepsHeight: Bool

    /// Nil for a rectangle whose width changes, or that keeps to no edge.
    init?(_ rects: [CGRect]) {
        let (first, second) = (rects[0], rects[1])
        let right = Self.bounds[0].maxX - first.maxX == Self.bounds[1].maxX - second.maxX
        let grows = first.minY == second.minY && Self.bounds[0].maxY - first.maxY == Self.bounds[1].maxY - second.maxY
        let middles = (first.midY - Self.bounds[0].midY, second.midY - Self.bounds[1].midY)
        let stays = first.height == second.height && middles.0 == middles.1
        guard first.width == second.width, first.minX == second.minX || right, grows || stays else { return nil }
        (rect, keepsLeft, keepsHeight) = (first, first.minX == second.minX, stays)
    }

    /// What puts a view there.
    func constraints(of view: UIView, in field: UITextField) -> [NSLayoutConstraint] {
        let bounds = Self.bounds[0]
        var constraints = [
            view.widthAnchor.constraint(equalToConstant: rect.width),
            keepsLeft
                ? view.leftAnchor.constraint(equalTo: field.leftAnchor, constant: rect.minX)
                : view.rightAnchor.constraint(equalTo: field.rightAnchor, constant: rect.maxX - bounds.maxX),
        ]
        if keepsHeight {
            constraints += [
                view.heightAnchor.constraint(equalToConstant: rect.height),
                view.centerYAnchor.constraint(equalTo: field.centerYAnchor, constant: rect.midY - bounds.midY),
            ]
        } else {
            constraints += [
                view.topAnchor.constraint(equalTo: field.topAnchor, constant: rect.minY),
                view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: rect.maxY - bounds.maxY),
            ]
        }
        return constraints
    }
}
