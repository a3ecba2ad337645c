extension ResolvedExpression {
    /// A value that stands in no block, such as what UIKit gives a property that nobody sets.
    package init(unwritten kind: Kind) {
        self.kind = kind
        type = .unknown
        dependencies = []
        source = Expression(kind: .invalid, place: Place(block: 0, range: 0..<0), depth: 0)
    }
}
