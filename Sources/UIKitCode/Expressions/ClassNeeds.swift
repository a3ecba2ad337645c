/// What the code of one class asks its surroundings for, as it is found while the code is written.
final class ClassNeeds {
    /// The traits that are asked for, by their names in UIKit.
    var traits: Set<String> = []
    /// The size of the screen and its safe area.
    var asksSize = false
    var asksSafeArea = false
    /// The views whose scroll offset is asked for, in order.
    private(set) var offsets: [String] = []
    /// What the whole program needs.
    var extensions: Set<SupportExtension> = []

    func noteOffset(of view: String) {
        if !offsets.contains(view) { offsets.append(view) }
    }
}

/// Why something of the notation has no UIKit code.
struct Untranslatable: Error {
    var reason: String
}
