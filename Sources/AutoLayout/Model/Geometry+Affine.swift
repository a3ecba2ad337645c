import Piecewise
import Scene

extension AffinePoint {
    /// The point on a screen so many points wide.
    public func value(at width: Double) -> Point { Point(x: x.value(at: width), y: y.value(at: width)) }
}

extension AffineSize {
    /// The size on a screen so many points wide.
    public func value(at width: Double) -> Size {
        Size(width: self.width.value(at: width), height: height.value(at: width))
    }
}

extension AffineRect {
    /// The rectangle on a screen so many points wide.
    public func value(at width: Double) -> Rect {
        Rect(
            x: x.value(at: width), y: y.value(at: width), width: self.width.value(at: width),
            height: height.value(at: width))
    }
}

extension AffineInsets {
    /// The insets on a screen so many points wide.
    public func value(at width: Double) -> EdgeInsets {
        EdgeInsets(
            top: top.value(at: width), left: left.value(at: width), bottom: bottom.value(at: width),
            right: right.value(at: width))
    }
}
