import Content
import Diagnostics
import Lessons

/// Where the components of lessons are defined, to be told to other lessons that name them in vain.
struct ComponentPlaces {
    /// By name, where the first lesson that defines it does so.
    private var places: [String: SourceLocation] = [:]

    /// Looks through the lessons only where a message asks for it. Complexity: O(n) in their components.
    init(of lessons: [MadeLesson]) {
        guard lessons.contains(where: { $0.diagnostics.contains { $0.identifier == Self.identifier } }) else { return }
        for component in lessons.flatMap(\.lesson.outline.components) where places[component.value] == nil {
            places[component.value] = component.location
        }
    }

    private static let identifier = "unknown-type"

    /// The messages of a lesson; one about a component of another lesson says where that is and how all can have it.
    func completed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !places.isEmpty else { return diagnostics }
        return diagnostics.map { diagnostic in
            guard diagnostic.identifier == Self.identifier, let name = diagnostic.underlined, let place = places[name],
                place.path != diagnostic.location.path
            else { return diagnostic }
            var completed = diagnostic
            completed.help =
                "move the component into 'components/\(name.lowercased()).layout', and every lesson can use it"
            completed.notes.append(
                Diagnostic.Note(location: place, message: "'\(name)' is defined here, for this lesson alone"))
            return completed
        }
    }
}

extension Diagnostic {
    /// The text that the message underlines.
    fileprivate var underlined: String? {
        let start = location.column - 1
        guard start >= 0, start + length <= excerpt.utf8.count else { return nil }
        return String(decoding: excerpt.utf8.dropFirst(start).prefix(length), as: UTF8.self)
    }
}
