import Diagnostics

extension LayoutProgram {
    /// Where each view that is an instance of a component was written, and where the component was.
    ///
    /// Complexity: O(n) in the length of the program.
    package var placesOfComponents: [SourceLocation: SourceLocation] {
        var places: [SourceLocation: SourceLocation] = [:]
        for definition in syntax.definitions {
            guard let resolved = resolved(named: definition.name.text) else { continue }
            note(resolved.body, &places)
        }
        return places
    }

    private func note(_ body: ResolvedBody, _ places: inout [SourceLocation: SourceLocation]) {
        for member in body.members {
            switch member {
            case .property, .constraint, .expectation, .format, .binding, .mistake: break
            case .view(let view):
                if let name = view.component, let component = component(named: name),
                    let from = location(of: view.place), let to = location(of: component.name.place)
                {
                    places[from] = to
                }
                if let body = view.body { note(body, &places) }
            case .branch(let branch):
                note(branch.body, &places)
                if let otherwise = branch.otherwise { note(otherwise, &places) }
            case .loop(let loop): note(loop.body, &places)
            case .part(let part): note(part.body, &places)
            }
        }
    }

    /// Where a place of the program stands.
    func location(of place: Place) -> SourceLocation? {
        guard excerpts.indices.contains(place.block) else { return nil }
        return excerpts[place.block].location(of: place.range.lowerBound)
    }
}
