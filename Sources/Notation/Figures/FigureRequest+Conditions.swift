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

    /// What a preview's label says of its condition.
    func label(of condition: PreviewCondition) -> [PreviewLabel] {
        var label: [PreviewLabel] = []
        if let keyboard = condition.keyboard { label.append(.keyboard(isShown: keyboard)) }
        if let offset = condition.offset, settings.scrollOffsets.count > 1 {
            label.append(offset == 0 ? .atRest : offset > 0 ? .scrolled(offset) : .pulled(-offset))
        }
        if let direction = condition.direction { label.append(.direction(direction)) }
        if let textSize = condition.textSize { label.append(.textSize(textSize)) }
        if let appearance = condition.appearance { label.append(.appearance(appearance)) }
        return label
    }

    private func orNil<Value>(_ values: [Value]) -> [Value?] {
        values.isEmpty ? [nil] : values.map { $0 }
    }
}
