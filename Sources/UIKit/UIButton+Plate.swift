internal import AutoLayout
import Foundation

// The plate of a configured button, and where any button's content stands.
extension UIButton.Configuration {
    /// Of which the radius is that of a style until a program sets another.
    static var usualBackground: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.cornerRadius = 6
        return background
    }

    /// What of it a button does not draw.
    func noteWhatIsLeftOut() {
        let isStroked = background.strokeColor == nil || background.strokeWidth > 0
        leaveOut("UIBackgroundConfiguration", isStroked, unless: true, "strokeColor")
        background.noteWhatIsLeftOut()
        let isAligned = [.automatic, .center].contains(titleAlignment) || (subtitle ?? "").isEmpty
        leaveOut("UIButton.Configuration", isAligned, unless: true, "titleAlignment")
        leaveOut("UIButton.Configuration", imageReservation, unless: 0, "imageReservation")
        let transformers: [(Bool, String)] = [
            (imageColorTransformer != nil, "imageColorTransformer"),
            (subtitleTextAttributesTransformer != nil, "subtitleTextAttributesTransformer"),
        ]
        for (isSet, name) in transformers { leaveOut("UIButton.Configuration", isSet, unless: false, name) }
    }

    /// Gives the engine's configuration what a program says of the plate.
    func addBackground(to configuration: inout ButtonConfiguration) {
        let shown = { (color: UIColor?, change: UIConfigurationColorTransformer?) in
            color.map { (change?($0) ?? $0).color }
        }
        configuration.backgroundColor = shown(background.backgroundColor, background.backgroundColorTransformer)
        let isUsual = background.cornerRadius == Self.usualBackground.cornerRadius
        configuration.cornerRadius = isUsual ? nil : Double(background.cornerRadius)
        configuration.strokeWidth = Double(background.strokeWidth)
        configuration.strokeColor = shown(background.strokeColor, background.strokeColorTransformer)
    }
}

extension UIButton {
    /// Of the room around its content the parts to the left and above; content that fills it is told, and in the middle.
    var contentShares: (Double, Double) {
        let isMirrored = FigureEnvironment.current.screen.layoutDirection == .rightToLeft
        leaveOut("UIControl", contentHorizontalAlignment == .fill, unless: false, "contentHorizontalAlignment")
        leaveOut("UIControl", contentVerticalAlignment == .fill, unless: false, "contentVerticalAlignment")
        let left =
            switch contentHorizontalAlignment {
            case .center, .fill: 0.5
            case .left: 0.0
            case .right: 1.0
            case .leading: isMirrored ? 1.0 : 0
            case .trailing: isMirrored ? 0.0 : 1
            }
        let top =
            switch contentVerticalAlignment {
            case .center, .fill: 0.5
            case .top: 0.0
            case .bottom: 1.0
            }
        return (left, top)
    }
}
