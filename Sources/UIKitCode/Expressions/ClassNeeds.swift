/// What the code of one class asks its surroundings for, as it is found while the code is written.
final class ClassNeeds {
    /// Traits, the size of the screen and its safe area.
    var asksTraits = false
    var asksSize = false
    var asksSafeArea = false
    /// The views whose scroll offset is asked for, in order.
    var offsets: [String] = []
    /// Extensions that the whole program needs.
    var shorthands: Set<Shorthand> = []

    func noteOffset(of view: String) {
        if !offsets.contains(view) { offsets.append(view) }
    }
}
