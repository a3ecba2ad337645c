import Cassowary
import Diagnostics
import Piecewise

/// A row of a system with what it stands for.
package struct SystemRow {
    package var constraint: Constraint
    /// UIKit's name for it; nil for an author's own.
    var identifier: String?
    var source: SourceLocation?
    /// The anchors it was made from, for messages; nil for a row without anchors.
    package var equation: Equation?
    /// Where the tree's list of constraints holds it; nil for a row that no author wrote.
    var position: Int?

    /// A constraint as it was written.
    package struct Equation {
        package var first: SystemAnchor
        var relation: Relation
        package var second: SystemAnchor?
        var multiplier: Double
        var constant: Double
    }

    /// Whether an author wrote it.
    var isAuthored: Bool { identifier == nil }

    package var isRequired: Bool { constraint.priority == LayoutPriority.required.rawValue }

    var isFinite: Bool {
        constraint.constant.isFinite && constraint.priority.isFinite
            && constraint.terms.allSatisfy { $0.coefficient.isFinite }
    }

    /// Whether `0 relation constant` is true, or the row is not required.
    var holdsWithoutTerms: Bool {
        let constant = constraint.constant
        guard isRequired else { return true }
        switch constraint.relation {
        case .equal: return abs(constant) < Tolerance.kink
        case .lessThanOrEqual: return constant > -Tolerance.kink
        case .greaterThanOrEqual: return constant < Tolerance.kink
        }
    }
}

/// The names of the rows that no author wrote, UIKit's own where it has one.
enum Identifier {
    static let nonNegative = "UIView-nonnegative-size"
    static let rootOrigin = "UIView-origin"
    static let encapsulatedWidth = "UIView-Encapsulated-Layout-Width"
    static let encapsulatedHeight = "UIView-Encapsulated-Layout-Height"
    static let temporaryWidth = "_UITemporaryLayoutWidth"
    static let temporaryHeight = "_UITemporaryLayoutHeight"
    static let bound = "UIView-only-inequality"
    static let contentOrigin = "UIScrollView-content-origin"
    static let collectionPlace = "UICollectionView-layout"
    static let collectionFit = "UICollectionView-fitting-size"
    static let hugging = "UIView-content-hugging"
    static let compressionResistance = "UIView-content-compression-resistance"
}
