extension AppProject.File {
    /// The manifest. `.iOSApplication` needs what Xcode 15 brings, `#Preview` a target of iOS 17.
    static func package(of name: String) -> Self {
        Self(
            path: "Package.swift",
            text: """
                // swift-tools-version: 5.9
                import AppleProductTypes
                import PackageDescription

                let package = Package(
                    name: "\(name)",
                    platforms: [.iOS("17.0")],
                    products: [
                        .iOSApplication(
                            name: "\(name)",
                            targets: ["AppModule"],
                            bundleIdentifier: "com.example.\(name)",
                            teamIdentifier: "",
                            displayVersion: "1.0",
                            bundleVersion: "1",
                            appIcon: .placeholder(icon: .pencil),
                            accentColor: .presetColor(.blue),
                            supportedDeviceFamilies: [.pad, .phone],
                            supportedInterfaceOrientations: [
                                .portrait,
                                .landscapeRight,
                                .landscapeLeft,
                                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
                            ]
                        )
                    ],
                    targets: [
                        .executableTarget(
                            name: "AppModule", path: ".", resources: [.process("Media.xcassets")])
                    ]
                )

                """)
    }

    /// The window with the screen in it, and the screen in Xcode's canvas.
    ///
    /// - Parameter isEmbedded: whether other controllers stand around the screen's.
    static func app(showing controller: String, with samples: [Sample], isEmbedded: Bool) -> Self {
        let arguments = samples.map { SwiftExpression.Argument($0.name, .name("Samples").dot($0.name)) }
        let made = SwiftExpression.call(.name(controller), arguments, .oneLine)
        let screen = (isEmbedded ? made.dot("embedded") : made).text
        return Self(
            path: "App.swift",
            text: """
                import UIKit

                @main
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                    ) -> Bool {
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = \(screen)
                        window.makeKeyAndVisible()
                        self.window = window
                        return true
                    }
                }

                #Preview {
                    \(screen)
                }

                """)
    }

    /// The lesson's data.
    static func samples(_ samples: [Sample]) -> Self {
        let values = samples.map { sample in
            let lead = "static let \(sample.declaredName) = "
            return "    \(lead)\(sample.value.broken(margin: 4, behind: lead).indented(1))\n"
        }
        return Self(
            path: "Samples.swift", text: "import UIKit\n\nenum Samples {\n\(values.joined(separator: "\n"))}\n")
    }
}
