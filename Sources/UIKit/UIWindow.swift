import Foundation

open class UIScreen: NSObject {
    nonisolated(unsafe) private static let only = UIScreen()

    open class var main: UIScreen { only }

    open var bounds: CGRect {
        ScreenReading.readPoints()
        let size = FigureEnvironment.current.screen.size
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    open var scale: CGFloat { FigureEnvironment.current.screen.scale }
    open var nativeScale: CGFloat { FigureEnvironment.current.screen.scale }
    open var traitCollection: UITraitCollection { .current }
    open class var screens: [UIScreen] { [only] }
    /// In pixels.
    open var nativeBounds: CGRect {
        let size = bounds.size
        return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
    }
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var wantsSoftwareDimming = false
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
}

open class UIWindow: UIView {
    /// The one that a figure's screen stands in.
    nonisolated(unsafe) static let figure = UIWindow(frame: .zero)

    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { self === Self.figure }
    /// A figure shows the last window that a program makes, whatever its level.
    open var windowLevel: Level = .normal
    open var screen: UIScreen { .main }
    open var canBecomeKey: Bool { true }

    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The last one that a program has shown.
    nonisolated(unsafe) static var made: UIWindow?

    open func makeKeyAndVisible() { Self.made = self }
    open func makeKey() { Self.made = self }
    open func becomeKey() {}
    open func resignKey() {}
}
