internal import AutoLayout
import Foundation

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

open class UIDevice: NSObject {
    nonisolated(unsafe) private static let only = UIDevice()

    open class var current: UIDevice { only }

    /// The way in which the figure's device lies, also where split view gives the figure a part of it.
    open var orientation: UIDeviceOrientation {
        ScreenReading.readTraits()
        let screen = FigureEnvironment.current.screen
        let lies = screen.deviceDescription?.contains("landscape") ?? screen.isLandscape
        return lies ? .landscapeLeft : .portrait
    }

    /// The same in every run.
    open var identifierForVendor: UUID? { UUID(uuidString: "B5C0A3A8-5F0E-4C57-9B6E-0D5F6C0F2A11") }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}
