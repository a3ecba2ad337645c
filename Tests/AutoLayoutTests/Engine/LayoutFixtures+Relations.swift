import Cassowary

@testable import AutoLayout

extension LayoutRelation {
    var relation: Relation {
        switch self {
        case .equal: .equal
        case .atMost: .lessThanOrEqual
        case .atLeast: .greaterThanOrEqual
        }
    }
}
