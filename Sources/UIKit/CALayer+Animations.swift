import Foundation

// What an animation leaves behind when it is over: nothing, unless it is told to stay at its end.
extension CALayer {
    /// Gives the layer the last value of an animation that stays there; one of another property is told.
    func hold(_ animation: CAAnimation) {
        let stays =
            [CAMediaTimingFillMode.forwards, .both].contains(animation.fillMode) && !animation.isRemovedOnCompletion
        guard stays, !animation.autoreverses, animation.repeatCount.isFinite else { return }
        for (path, value) in animation.lastValues where !take(value, for: path) {
            leaveOut("CABasicAnimation", "toValue")
        }
    }

    /// Whether the property can be held.
    private func take(_ value: Any, for path: String) -> Bool {
        takeNumber(value, for: path) || takeColor(value, for: path) || takePlace(value, for: path)
    }

    private func takeNumber(_ value: Any, for path: String) -> Bool {
        guard let number = NSAttributedString.length(value) else { return false }
        let shape = self as? CAShapeLayer
        switch path {
        case "opacity": opacity = Float(number)
        case "cornerRadius": cornerRadius = number
        case "borderWidth": borderWidth = number
        case "shadowOpacity": shadowOpacity = Float(number)
        case "shadowRadius": shadowRadius = number
        case "position.x": position.x = number
        case "position.y": position.y = number
        case "transform.scale": transform = CATransform3DMakeScale(number, number, 1)
        case "transform.rotation", "transform.rotation.z": transform = CATransform3DMakeRotation(number, 0, 0, 1)
        case "strokeStart": shape?.strokeStart = number
        case "strokeEnd": shape?.strokeEnd = number
        case "lineWidth": shape?.lineWidth = number
        default: return false
        }
        return true
    }

    private func takeColor(_ value: Any, for path: String) -> Bool {
        guard let color = value as? CGColor ?? (value as? UIColor)?.cgColor else { return false }
        switch path {
        case "backgroundColor": backgroundColor = color
        case "borderColor": borderColor = color
        case "shadowColor": shadowColor = color
        case "fillColor": (self as? CAShapeLayer)?.fillColor = color
        case "strokeColor": (self as? CAShapeLayer)?.strokeColor = color
        default: return false
        }
        return true
    }

    private func takePlace(_ value: Any, for path: String) -> Bool {
        switch (path, value) {
        case ("position", let point as CGPoint): position = point
        case ("bounds", let rect as CGRect): bounds = rect
        case ("transform", let turned as CATransform3D): transform = turned
        case ("path", let path as CGPath): (self as? CAShapeLayer)?.path = path
        default: return false
        }
        return true
    }
}

extension CAAnimation {
    /// Its properties and the values that it ends with.
    fileprivate var lastValues: [(path: String, value: Any)] {
        if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.lastValues) }
        guard let path = (self as? CAPropertyAnimation)?.keyPath else { return [] }
        let last = (self as? CABasicAnimation)?.toValue ?? (self as? CAKeyframeAnimation)?.values?.last
        return last.map { [(path, $0)] } ?? []
    }
}
