import AutoLayout
import Notation

extension ResolvedBody {
    /// What is said to the controllers around a screen's own, in whatever branch.
    var containerProperties: [ResolvedProperty] {
        members.flatMap { member in
            switch member {
            case .property(let property): property.property.spelling.isOfContainers ? [property] : []
            case .branch(let branch):
                branch.body.containerProperties + (branch.otherwise?.containerProperties ?? [])
            case .constraint, .format, .expectation, .view, .binding, .loop, .part, .mistake: [ResolvedProperty]()
            }
        }
    }
}
