import AutoLayout
import Diagnostics

/// What a figure's settings say of a preview beside its screen; nil where they leave it to the reader.
struct PreviewCondition: Hashable, Sendable {
    /// Points; nil at rest.
    var offset: Double?
    var direction: LayoutDirection?
    var textSize: ContentSizeCategory?
    var appearance: UserInterfaceStyle?
    /// Whether the keyboard is shown.
    var keyboard: Bool?

    /// `screen` under this condition, in the default traits where nothing is said.
    func applied(to screen: Screen) -> Screen {
        var screen = screen
        screen.scrolledBy = offset ?? 0
        screen.userInterfaceStyle = appearance ?? .light
        if let direction { screen.layoutDirection = direction }
        if let textSize { screen.contentSizeCategory = textSize }
        screen.keyboard = keyboard == true ? screen.deviceKeyboard : nil
        return screen
    }
}

extension FigureRequest {
    /// Every combination of what the settings list, in the order shown.
    var conditions: [PreviewCondition] {
        orNil(settings.keyboards).flatMap { keyboard in
            orNil(settings.scrollOffsets).flatMap { offset in
                orNil(settings.directions).flatMap { direction in
                    orNil(settings.textSizes).flatMap { textSize in
                        orNil(settings.appearances).map { appearance in
                            PreviewCondition(
                                offset: offset, direction: direction, textSize: textSize, appearance: appearance,
                                keyboard: keyboard)
                        }
                    }
                }
            }
        }
    }

    /// The condition of the first preview.
    var firstCondition: PreviewCondition {
        PreviewCondition(
            offset: settings.scrollOffsets.first, direction: settings.directions.first,
            textSize: settings.textSizes.first, appearance: settings.appearances.first,
            keyboard: settings.keyboards.first)
    }

    /// What a preview's label says of its condition, such as `, scrolled 60, dark`.
    func label(of condition: PreviewCondition) -> String {
        var label = ""
        if let keyboard = condition.keyboard { label += keyboard ? ", keyboard shown" : ", keyboard hidden" }
        if let offset = condition.offset, settings.scrollOffsets.count > 1 {
            if offset == 0 { label += ", at rest" }
            if offset > 0 { label += ", scrolled \(number(offset))" }
            if offset < 0 { label += ", pulled \(number(-offset))" }
        }
        if let direction = condition.direction { label += ", \(direction.rawValue)" }
        if let textSize = condition.textSize { label += ", \(textSize.rawValue)" }
        if let appearance = condition.appearance { label += ", \(appearance.rawValue)" }
        return label
    }

    private func orNil<Value>(_ values: [Value]) -> [Value?] {
        values.isEmpty ? [nil] : values.map { $0 }
    }
}
