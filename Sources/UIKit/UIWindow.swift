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
}

open class UIWindow: UIView {
    /// The one that a figure's screen stands in.
    nonisolated(unsafe) static let figure = UIWindow(frame: .zero)

    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { self === Self.figure }

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
}
