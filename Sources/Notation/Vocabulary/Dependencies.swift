/// What a value changes with while its screen is shown.
package struct Dependencies: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Size classes, appearance, reading direction and text size.
    package static let traits = Dependencies(rawValue: 1)
    /// The screen's width and height.
    package static let size = Dependencies(rawValue: 2)
    package static let safeArea = Dependencies(rawValue: 4)
    /// How far a view is scrolled.
    package static let offset = Dependencies(rawValue: 8)
    /// What a component is given, where one that it is given changes.
    package static let argument = Dependencies(rawValue: 16)
}
