// What an expectation compares.
extension DefinitionResolver {
    /// An expectation with its names bound. What it names of views is nobody's need but its own.
    func resolve(_ statement: Expectation, _ whole: Place, _ place: Surroundings) -> ResolvedMember {
        if let part = place.part { return .mistake(.inPart("an expectation", part, whole)) }
        let (counted, inner) = (countedViews, innerViews)
        defer { (countedViews, innerViews) = (counted, inner) }
        let left = resolve(statement.left, place, anchors: .right)
        let right = resolve(statement.right, place, anchors: .right)
        if place.asksForOffset || left.dependencies.union(right.dependencies).contains(.offset) {
            return .mistake(Mistake(error: .expectationOfOffset, place: whole))
        }
        return .expectation(ResolvedExpectation(statement: statement, left: left, right: right, place: whole))
    }
}
