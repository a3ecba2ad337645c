import Diagnostics
import Site

/// `plumb eject`: a file of the theme as the site's own, to be changed; without a name, what there is.
struct EjectCommand {
    private let name: String?
    private let folder: String

    init(_ usage: Usage) {
        name = usage["FILE"]
        folder = usage["--site"] ?? "."
    }

    func run() -> ExitCode { Environment.run(onSite: folder) { eject($0) } }

    private func eject(_ environment: Environment) -> ExitCode {
        let (layout, fileSystem) = (environment.layout(of: folder), environment.tools.fileSystem)
        guard let name else {
            for file in themeFiles(in: layout, fileSystem) { print(file) }
            return .done
        }
        do throws(EjectError) {
            let path = try ejectThemeFile(name, into: layout, fileSystem)
            print("Copied to '\(path)'; from now on it takes the place of Plumb's own.")
            return .done
        } catch {
            Console.say(message(for: error))
            return .wrongUsage
        }
    }

    private func message(for error: EjectError) -> String {
        switch error {
        case .unknown(let name, let names):
            "the theme has no file '\(name)'; "
                + (nearestName(to: name, among: names.flatMap { [$0, String($0.split(separator: "/").last ?? "")] })
                    .map { "did you mean '\($0)'?" } ?? "'plumb eject' lists them")
        case .exists(let path): "'\(path)' is there already"
        case .file(let error): "'\(error.path)' cannot be written: \(error.reason)"
        }
    }
}
