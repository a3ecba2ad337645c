import Files
import Foundation

/// A program in UIKit, in one file, and what shows it.
public struct UIKitProgram: Sendable {
    /// As the author named it, or what stands for it; messages name places in it.
    public var path: String
    public var text: String
    /// The expression that makes the controller; nil for the program's last class of one.
    public var shown: String?
    public var bundle: ProgramBundle
    /// The version of Swift's language: 4, 4.2 or 5.
    public var language = "5"

    public init(path: String, text: String, shown: String? = nil, bundle: ProgramBundle = ProgramBundle()) {
        self.path = path
        self.text = text
        self.shown = shown
        self.bundle = bundle
    }
}

/// Where the module lies that programs import, and what runs them.
public struct UIKitModule: Sendable {
    /// The folder with `UIKit.swiftmodule`.
    public var modules: String
    /// The program that runs libraries.
    public var runner: String

    public init(modules: String, runner: String) {
        self.modules = modules
        self.runner = runner
    }

    /// The one beside a program, in the folder in which both were built; nil where it is not.
    public init?(beside folder: String, in fileSystem: FileSystem) {
        modules = join(folder, "Modules")
        runner = join(folder, "uikit-runner")
        guard fileSystem.exists(join(modules, "UIKit.swiftmodule")), fileSystem.exists(runner) else { return nil }
    }
}

/// Why a program gave no layout.
public enum ProgramError: Error, Hashable, Sendable {
    /// The author's machine does not allow it.
    case notAllowed
    /// No class of it is a view controller.
    case nothingToShow
    /// It has a view controller, and does not import UIKit.
    case noImport
    /// What the compiler said.
    case notCompiled(String)
    /// What is missing: the compiler, the linker, the runner.
    case missing(String)
    /// The sandbox cannot be had; nothing ran.
    case noSandbox(String)
    /// The signal that ended it, what it said last, and where it was, innermost first.
    case crashed(signal: Int, said: String, at: [ProgramPlace])
}

extension UIKitProgram {
    /// The program's last class of a view controller.
    public var shownClass: String? { Self.shownClass(of: SwiftClass.all(in: text))?.name }

    private static func shownClass(of classes: [SwiftClass]) -> SwiftClass? {
        classes.last { $0.owner == nil && $0.isKind(of: "Controller", in: classes) }
    }

    /// What the app's window shows, for a program whose delegates make a window.
    private func startedApp(_ classes: [SwiftClass]) -> String? {
        func delegate(_ name: String) -> SwiftClass? {
            classes.last { $0.superclass == name || $0.conformances.contains(name) }
        }
        let (application, scene) = (delegate("UIApplicationDelegate"), delegate("UIWindowSceneDelegate"))
        let code = SwiftCode(text)
        let windows = code.ranges(of: #/rootViewController\s*[=:]/#, beginningWith: ["rootViewController"])
        let bodies = [application, scene].compactMap { $0 }.flatMap { [$0.body] + code.bodies(ofExtensionsOf: $0.name) }
        let makesWindow = bodies.contains { body in windows.contains { body.contains($0.lowerBound) } }
        guard makesWindow else { return nil }
        let calls = [application, scene].map { $0.map { "\($0.name)()" } ?? "nil" }
        return "FigureApplication.rootViewController(application: \(calls[0]), scene: \(calls[1]))"
    }

    private func shownCall(_ classes: [SwiftClass]) -> String? {
        guard let shown = Self.shownClass(of: classes) else { return nil }
        let needsLayout = shown.isKind(of: "UICollectionViewController", in: classes) && shown.initializers.isEmpty
        return shown.name + (needsLayout ? "(collectionViewLayout: UICollectionViewFlowLayout())" : "()")
    }

    /// What Xcode makes of the colours and pictures whose symbols the program says.
    func symbols(ofPictures pictures: [String]) -> String {
        let code = SwiftCode(text)
        return AssetSymbol.source(of: bundle.colors, as: .color, for: code)
            + AssetSymbol.source(of: pictures, as: .image, for: code)
    }

    /// Compiles the program into `folder`; the path of the library.
    func compile(
        with symbols: String, tellingLines: Bool, into folder: String, against module: UIKitModule,
        _ compiler: SwiftCompiler, _ fileSystem: FileSystem
    ) throws(ProgramError) -> String {
        let start = symbols + (try startSource())
        guard importsUIKit else { throw .noImport }
        let code = join(folder, "Program.swift")
        let (object, library) = (join(folder, "lesson.o"), join(folder, "lesson.so"))
        // In one file, where classes that are private to theirs can be made as well.
        let text =
            "#sourceLocation(file: \"\(path)\", line: 1)\n" + ObjectiveCRewrite(self.text, path: path).text
            + "\n#sourceLocation(file: \"Start.swift\", line: 1)\n" + start
        do {
            try fileSystem.write(code, Array(text.utf8))
        } catch { throw .missing("\(error)") }
        try compiler.compile(
            code, text, language: language, modules: module.modules, tellingLines: tellingLines, to: object)
        try compiler.link(object, to: library)
        return library
    }

    private var importsUIKit: Bool {
        !SwiftCode(text).ranges(of: /import[ \t]+(?:\w+[ \t]+)?UIKit\b/, beginningWith: ["import"]).isEmpty
    }

    /// What is compiled with it: the function that makes the controller, and says how its cells are made.
    private func startSource() throws(ProgramError) -> String {
        let classes = SwiftClass.all(in: text)
        guard let shown = shown ?? startedApp(classes) ?? shownCall(classes) else { throw .nothingToShow }
        let known = ProgramRegistration.all(of: text, classes)
        let standards = OptionalMethod.all(in: SwiftCode(text)).map(\.standard).joined()
        return """
            \(standards)\(known.map(\.code).joined())@_cdecl("\(RunRequest.makeController)")
            public func makeController() -> UnsafeMutableRawPointer {
            \(known.map(\.call).joined())    let controller: UIViewController = \(shown)
                return Unmanaged.passRetained(controller).toOpaque()
            }

            """
    }
}
