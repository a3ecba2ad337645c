/// A point whose coordinates are affine in the width of the screen.
public struct AffinePoint: Hashable, Sendable {
    public var x: Affine
    public var y: Affine

    public init(x: Affine, y: Affine) {
        self.x = x
        self.y = y
    }
}

/// A size that is affine in the width of the screen.
public struct AffineSize: Hashable, Sendable {
    public var width: Affine
    public var height: Affine

    public init(width: Affine, height: Affine) {
        self.width = width
        self.height = height
    }
}

/// A rectangle whose origin and size are affine in the width of the screen.
public struct AffineRect: Hashable, Sendable {
    public var x: Affine
    public var y: Affine
    public var width: Affine
    public var height: Affine

    public init(x: Affine, y: Affine, width: Affine, height: Affine) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let zero = AffineRect(x: .zero, y: .zero, width: .zero, height: .zero)
}

/// Insets that are affine in the width of the screen.
public struct AffineInsets: Hashable, Sendable {
    public var top: Affine
    public var left: Affine
    public var bottom: Affine
    public var right: Affine

    public init(top: Affine, left: Affine, bottom: Affine, right: Affine) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
