internal import AutoLayout
import Foundation
internal import Scene

extension UIView {
    /// Has programs draw in the views that have another size than they were drawn for, and says whether there was one.
    func display() -> Bool {
        var hasDrawn = false
        let size = assignedFrame.size
        if !isOfModule(self), size.width > 0, size.height > 0, drawnSize.map({ $0 != size }) ?? true {
            hasDrawn = redraw()
        }
        madeLayer?.noteWhatIsLeftOut()
        for subview in subviews where subview.display() { hasDrawn = true }
        return hasDrawn
    }

    /// Whether its program draws.
    private func redraw() -> Bool {
        drawnSize = assignedFrame.size
        if drawsItself { noteReading() }
        let parts = recordedParts()
        guard drawsItself || !parts.isEmpty else { return false }
        // Comparisons are noted from here on alone, so it draws once more.
        noteReading()
        var canvas = DrawnPart(assignedBounds, canvasAppearance)
        canvas.parts = recordedParts()
        drawing = [canvas]
        return true
    }

    private func recordedParts() -> [DrawnPart] {
        let context = CGContext(shown: assignedFrame.size)
        drawsItself = true
        return context.drawing { draw(assignedBounds) }
    }

    /// Nothing is drawn outside of the bounds; what is opaque and has no background is black.
    private var canvasAppearance: ViewAppearance {
        var appearance = ViewAppearance()
        appearance.clipsToBounds = true
        if backgroundColor == nil, isOpaque, isPlain { appearance.backgroundColor = .black }
        return appearance
    }

    /// Whether its program's classes stand right above `UIView` or `UIControl`.
    private var isPlain: Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let type = mirror?.subjectType, !_typeName(type).hasPrefix("UIKit.") { mirror = mirror?.superclassMirror }
        return mirror?.subjectType == UIView.self || mirror?.subjectType == UIControl.self
    }
}
