import AutoLayout
import Diagnostics
import Scene

/// A figure before it is solved: the program as it stood after its block, and what the block's info string asks for.
public struct FigureRequest: Sendable {
    /// Unique in its lesson.
    public var name: String
    /// The screen it draws.
    public var screenName: String
    public var program: LayoutProgram
    /// The program in Swift that makes the figure in the place of `program`; nil for a layout block.
    package var code: FigureProgram?
    public var settings: FigureSettings
    /// The lesson's data, by name.
    public var globals: [DataValue.Field]
    /// Where the block's code begins.
    public var place: SourceLocation
    /// The file the block stands in.
    public var file: SourceFile
    /// What is wrong with the block as it is written; with errors nothing is solved.
    public var problems: [Diagnostic]
    /// Whether the data has errors: that the figure misses names and fields would only follow from them.
    package var isDataFaulty = false
    /// The block's first line, for messages about the figure as a whole.
    public var excerpt: String

    /// A figure after the last block of `program`.
    package init(
        name: String, screenName: String, program: LayoutProgram, settings: FigureSettings, globals: [DataValue.Field],
        place: SourceLocation, file: SourceFile, problems: [Diagnostic], excerpt: String
    ) {
        self.name = name
        self.screenName = screenName
        self.program = program
        self.settings = settings
        self.globals = globals
        self.place = place
        self.file = file
        self.problems = problems
        self.excerpt = excerpt
    }
}

/// One way a figure is shown: on which screen, and what is written beneath.
public struct RequestedPreview: Hashable, Sendable {
    public var screen: Screen
    /// What is written beneath, part by part: a device and a width, then what else tells it from others.
    public var label: [PreviewLabel]
    /// What `devices=` calls the screen where its size alone does not tell it, as that of a sheet.
    public var device: String?
    /// Nil where the preview follows the reader's scheme.
    public var appearance: UserInterfaceStyle?
}

/// A part of what is written beneath a preview; the language of its page has the words.
public enum PreviewLabel: Hashable, Sendable {
    /// The screen's width, points, and the device that has it; nil for none.
    case width(Double, device: String?)
    case landscape, splitView
    /// As a sheet or popover, in the words of `devices=`.
    case presented(String)
    case keyboard(isShown: Bool)
    case atRest
    /// Points from rest.
    case scrolled(Double)
    /// Points from rest, the other way.
    case pulled(Double)
    case direction(LayoutDirection)
    case textSize(ContentSizeCategory)
    case appearance(UserInterfaceStyle)
}

extension FigureRequest {
    /// The previews in the order shown: by width, then by scroll offset, direction, text size and appearance.
    public func previews(defaultWidths: [Double]) -> [RequestedPreview] {
        screens(defaultWidths: defaultWidths).flatMap { base, device in
            conditions.map { condition in
                let screen = condition.applied(to: base)
                return RequestedPreview(
                    screen: screen, label: label(of: screen, described: device) + label(of: condition),
                    device: device.flatMap { DevicePreset.presentation(in: $0) == nil ? nil : $0 },
                    appearance: condition.appearance)
            }
        }
    }

    /// The screen of `plumb solve`: the figure's own settings where the command names none.
    public func screen(width: Double, height: Double?) -> Screen {
        let height = height ?? settings.height
        let screen =
            settings.isPlain ? Self.plainScreen(width: width, height: height) : .preset(width: width, height: height)
        return firstCondition.applied(to: screen)
    }

    /// The screen of `plumb solve` on a device, by a description as in `devices=`; nil for one that is unknown.
    public func screen(device: String) -> Screen? {
        Screen.device(device).map(firstCondition.applied(to:))
    }

    /// The screens, each with what describes it where it is one of a device.
    private func screens(defaultWidths: [Double]) -> [(Screen, String?)] {
        var screens: [(Screen, String?)] = settings.devices.compactMap { name in
            Screen.device(name).map { ($0, name) }
        }
        if let widths = settings.widths {
            screens += widths.map { (screen(width: $0, height: nil), nil) }
        } else if screens.isEmpty {
            screens = defaultWidths.map { (screen(width: $0, height: nil), nil) }
        }
        return screens
    }

    /// A bare canvas: the size classes and the pixels of the device of that width, no safe area.
    private static func plainScreen(width: Double, height: Double?) -> Screen {
        var screen = Screen.preset(width: width)
        screen.size.height = height ?? screen.size.height
        screen.safeAreaInsets = .zero
        return screen
    }

    private func label(of screen: Screen, described description: String?) -> [PreviewLabel] {
        let device = description.flatMap { DevicePreset.described(by: $0) }?.name
        let known = settings.isPlain ? nil : device ?? DevicePreset.name(of: screen.size)
        let width = PreviewLabel.width(screen.size.width, device: known)
        if let presented = description.flatMap({ DevicePreset.presentation(in: $0) }) {
            return [width, .presented(presented)]
        }
        var label = [width]
        // A size that no device has is wide or high; only a device lies on its side.
        if known != nil, screen.isLandscape { label.append(.landscape) }
        if device != nil, DevicePreset.name(of: screen.size) == nil { label.append(.splitView) }
        return label
    }
}

extension DevicePreset {
    /// The device whose upright or turned size it is; nil for a size no device has.
    package static func name(of size: Size) -> String? {
        let turned = Size(width: size.height, height: size.width)
        return all.first { $0.size == size || $0.size == turned }?.name
    }
}
