import AutoLayout
import Scene

extension ViewTree {
    /// Hands every length and constant of the tree to `visit`, in order: what may grow evenly with the width without
    /// making it another tree.
    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        for index in views.indices { self[ViewID(index)].visitNumbers(visit) }
        for index in constraints.indices { visit(&constraints[index].constant) }
    }

    /// Every number, in order.
    var numbers: [Double] {
        var copy = self
        var numbers: [Double] = []
        copy.visitNumbers { numbers.append($0) }
        return numbers
    }

    /// The same tree with other numbers.
    func replacingNumbers(_ numbers: [Double]) -> ViewTree {
        var copy = self
        var next = 0
        copy.visitNumbers {
            if next < numbers.count { $0 = numbers[next] }
            next += 1
        }
        return copy
    }

    /// The first view by which two trees differ in more than numbers; nil where none does.
    func firstDifference(inShapeOf other: ViewTree) -> ViewID? {
        for index in 0..<min(views.count, other.views.count)
        where !views[index].hasSameShape(as: other.views[index]) {
            return ViewID(index)
        }
        let hasSameShape =
            views.count == other.views.count && constraints.count == other.constraints.count
            && zip(constraints, other.constraints).allSatisfy { $0.hasSameShape(as: $1) }
        return hasSameShape ? nil : Self.rootID
    }
}

extension View {
    /// Whether the views differ in numbers at most; most are equal, and those are not copied.
    fileprivate func hasSameShape(as other: View) -> Bool {
        if self == other { return true }
        var (one, other) = (self, other)
        one.visitNumbers { $0 = 0 }
        other.visitNumbers { $0 = 0 }
        return one == other
    }
}

extension LayoutConstraint {
    fileprivate func hasSameShape(as other: LayoutConstraint) -> Bool {
        var moved = self
        moved.constant = other.constant
        return moved == other
    }
}

extension View {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        layoutMargins.visitNumbers(visit)
        additionalSafeAreaInsets.visitNumbers(visit)
        customSpacingAfter.visitNumber(visit)
        ownContentSize?.visitNumbers(visit)
        ownAlignmentRectInsets?.visitNumbers(visit)
        visitLooks(visit)
        if var inset = appearance.separatorInset {
            inset.visitNumbers(visit)
            if inset != appearance.separatorInset { appearance.separatorInset = inset }
        }
        visitContentNumbers(visit)
    }

    /// Writes back only what has changed: appearances are shared until they are written to.
    private mutating func visitLooks(_ visit: (inout Double) -> Void) {
        let (oldAlpha, oldRadius, oldWidth) = (appearance.alpha, appearance.cornerRadius, appearance.borderWidth)
        var (alpha, radius, width) = (oldAlpha, oldRadius, oldWidth)
        visit(&alpha)
        visit(&radius)
        visit(&width)
        guard (alpha, radius, width) != (oldAlpha, oldRadius, oldWidth) else { return }
        (appearance.alpha, appearance.cornerRadius, appearance.borderWidth) = (alpha, radius, width)
    }
}

extension MarginOverrides {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        top.visitNumber(visit)
        bottom.visitNumber(visit)
        leading.visitNumber(visit)
        trailing.visitNumber(visit)
        left.visitNumber(visit)
        right.visitNumber(visit)
    }
}
