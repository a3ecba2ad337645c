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
        classes.last { $0.isKind(of: "Controller", in: classes) }
    }

    /// What the app's window shows, for a program whose delegates make a window.
    private func startedApp(_ classes: [SwiftClass]) -> String? {
        func delegate(_ name: String) -> SwiftClass? {
            classes.last { $0.superclass == name || $0.conformances.contains(name) }
        }
        let (application, scene) = (delegate("UIApplicationDelegate"), delegate("UIWindowSceneDelegate"))
        let windows = SwiftCode(text).ranges(of: #/\brootViewController\s*[=:]/#)
        let makesWindow = [application, scene].contains { type in
            windows.contains { window in type.map { $0.body.contains(window.lowerBound) } ?? false }
        }
        guard makesWindow else { return nil }
        let calls = [application, scene].map { $0.map { "\($0.name)()" } ?? "nil" }
        return "FigureApplication.rootViewController(application: \(calls[0]), scene: \(calls[1]))"
    }

    private func shownCall(_ classes: [SwiftClass]) -> String? {
        guard let shown = Self.shownClass(of: classes) else { return nil }
        let needsLayout = shown.isKind(of: "UICollectionViewController", in: classes) && shown.initializers.isEmpty
        return shown.name + (needsLayout ? "(collectionViewLayout: UICollectionViewFlowLayout())" : "()")
    }

    /// Compiles the program into `folder`; the path of the library.
    func compile(
        into folder: String, against module: UIKitModule, _ compiler: SwiftCompiler, _ fileSystem: FileSystem
    ) throws(ProgramError) -> String {
        let code = join(folder, "Program.swift")
        let (object, library) = (join(folder, "lesson.o"), join(folder, "lesson.so"))
        // In one file, where classes that are private to theirs can be made as well.
        let text =
            "#sourceLocation(file: \"\(path)\", line: 1)\n" + ObjectiveCRewrite(self.text, path: path).text
            + "\n#sourceLocation(file: \"Start.swift\", line: 1)\n" + (try startSource())
        do {
            try fileSystem.write(code, Array(text.utf8))
        } catch { throw .missing("\(error)") }
        try compiler.compile(code, language: language, modules: module.modules, to: object)
        try compiler.link(object, to: library)
        return library
    }

    /// What is compiled with it: the function that makes the controller, and says how its cells are made.
    private func startSource() throws(ProgramError) -> String {
        let classes = SwiftClass.all(in: text)
        guard let shown = shown ?? startedApp(classes) ?? shownCall(classes) else { throw .nothingToShow }
        // In extensions, which may call what is private to their type.
        let factories = classes.enumerated().compactMap { number, type in
            type.factory(in: classes).map { call in
                (
                    call: "    \(type.name).plumbFactory\(number)()\n",
                    code:
                        "extension \(type.name) { fileprivate static func plumbFactory\(number)() { CellFactories.\(call) } }\n"
                )
            }
        }
        let methods = SelectorMethod.all(in: text)
        var known: Set<SelectorMethod> = []
        let registrations = methods.filter { known.insert($0).inserted }.enumerated().compactMap { number, method in
            method.registration.map { call in
                (
                    call: "    \(method.type).plumbMethod\(number)()\n",
                    code: "extension \(method.type) { fileprivate static func plumbMethod\(number)() { \(call) } }\n"
                )
            }
        }
        let symbols = AssetSymbol.source(ofColors: bundle.colors, for: SwiftCode(text))
        return """
            \(symbols)\(factories.map(\.code).joined())\(registrations.map(\.code).joined())@_cdecl("\(RunRequest.makeController)")
            public func makeController() -> UnsafeMutableRawPointer {
            \(factories.map(\.call).joined())\(registrations.map(\.call).joined())    let controller: UIViewController = \(shown)
                return Unmanaged.passRetained(controller).toOpaque()
            }

            """
    }
}
