/// The widths at which every comparison made so far turns out the same, points.
package final class WidthLimits {
    package private(set) var lower = 0.0
    package private(set) var upper = Double.infinity

    package init() {}

    /// Notes what was found at a width: true from `threshold` on.
    func note(_ isReached: Bool, from threshold: Double) {
        if isReached { lower = max(lower, threshold) } else { upper = min(upper, threshold) }
    }
}

extension WidthLimits? {
    /// Hands on what was found at a width and is true from `threshold` on.
    func noting(_ isReached: Bool, from threshold: Double) -> Bool {
        self?.note(isReached, from: threshold)
        return isReached
    }
}
