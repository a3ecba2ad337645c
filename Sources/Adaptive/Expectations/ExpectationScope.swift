import AutoLayout

/// What the difference of an expectation's sides depends on in a variant.
struct ExpectationScope {
    /// The groups at whose breakpoints it may turn.
    private(set) var groups: Set<Int> = []
    /// Those whose parts stick to the top of a table while it scrolls.
    private(set) var stickyParts: [Int] = []
    private(set) var dependsOnOffset = false

    private let geometry: VariantGeometry
    /// By group, how often its views' vertical places are counted: where they cancel out, nothing depends on where the
    /// group stands.
    private var verticalSums: [Int: Double] = [:]
    /// The same of the views that the scroll view carries along.
    private var carriedSum = 0.0

    init(_ terms: [LengthSum.Term], _ geometry: VariantGeometry) {
        self.geometry = geometry
        for term in terms { add(term) }
        // A table's parts come after the table itself.
        for group in verticalSums.keys.sorted(by: >) { addOrigin(of: group, verticalSums[group] ?? 0) }
        if abs(carriedSum) > Self.none { dependsOnOffset = true }
    }

    /// A sum of coefficients below it is none.
    private static let none = 1e-9

    private mutating func add(_ term: LengthSum.Term) {
        guard let group = geometry.group(of: term.view) else { return }
        groups.insert(group)
        if geometry.moves(term.view) { dependsOnOffset = true }
        let isVertical = term.measure.isVerticalPlace
        if isVertical {
            verticalSums[group, default: 0] += term.coefficient
            if geometry.carries(term.view) { carriedSum += term.coefficient }
        }
        guard let table = geometry.variant.groups[group].table, !isVertical else { return }
        add(LengthSum.Term(0, table, .attribute(.left)))
    }

    /// Adds what decides where a part of a table stands.
    private mutating func addOrigin(of group: Int, _ sum: Double) {
        guard let table = geometry.variant.groups[group].table, abs(sum) > Self.none else { return }
        groups.formUnion(geometry.parts(of: table, upTo: group))
        add(LengthSum.Term(sum, table, .attribute(.top)))
        if table == geometry.variant.scroller { carriedSum += sum }
        guard let end = geometry.variant.groups[group].lastOfSection else { return }
        groups.formUnion(geometry.parts(of: table, upTo: max(group, end)))
        stickyParts.append(group)
        if table == geometry.variant.scroller { dependsOnOffset = true }
    }
}

extension LengthSum.Measure {
    fileprivate var isVerticalPlace: Bool {
        switch self {
        case .lines, .attribute(.left), .attribute(.right), .attribute(.leading), .attribute(.trailing),
            .attribute(.centerX), .attribute(.width), .attribute(.height):
            false
        case .attribute(.top), .attribute(.bottom), .attribute(.centerY), .attribute(.firstBaseline),
            .attribute(.lastBaseline):
            true
        }
    }
}
