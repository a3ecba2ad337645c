import Foundation

/// Starts a program as the system starts an app: its delegates, then the window that they make.
public enum FigureApplication {
    /// Delegates are held by their app alone.
    nonisolated(unsafe) private static var delegates: [AnyObject] = []

    /// What the app's window shows once its delegates have been told that it has started.
    ///
    /// - Parameters:
    ///   - application: the app's delegate; nil for a program without one.
    ///   - scene: its scene's delegate; nil for a program without one.
    public static func rootViewController(
        application: (any UIApplicationDelegate)? = nil, scene: (any UIWindowSceneDelegate)? = nil
    ) -> UIViewController {
        let app = UIApplication.shared
        let held: [AnyObject?] = [application, scene]
        delegates = held.compactMap { $0 }
        app.delegate = application
        // The system makes one where the program has a storyboard; others make their own.
        application?.window = UIWindow(frame: UIScreen.main.bounds)
        scene?.window = UIWindow(windowScene: UIWindowScene.figure)
        _ = application?.application(app, willFinishLaunchingWithOptions: nil)
        _ = application?.application(app, didFinishLaunchingWithOptions: nil)
        if let scene {
            UIWindowScene.figure.delegate = scene
            scene.scene(
                UIWindowScene.figure, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        }
        let windows = [scene?.window, UIWindow.made, application?.window].compactMap { $0 }
        guard let window = windows.first(where: { $0.rootViewController != nil }),
            let controller = window.rootViewController
        else {
            raiseException(
                "Application windows are expected to have a root view controller at the end of application launch")
        }
        UIWindow.figure.rootViewController = controller
        application?.applicationDidBecomeActive(app)
        scene?.sceneWillEnterForeground(UIWindowScene.figure)
        scene?.sceneDidBecomeActive(UIWindowScene.figure)
        return controller
    }
}

/// What an app is told: of these methods those that start it are called, and `window` is asked.
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// What a scene is told: of these methods those that start it are called.
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
