import Files
import Site

/// `plumb new`: a starter site.
struct NewCommand {
    private let folder: String
    private let pipeline: Pipeline?

    init(_ usage: Usage) {
        folder = usage["NAME"] ?? ""
        pipeline = usage["--pipeline"].flatMap { Pipeline(rawValue: $0) }
    }

    func run() -> ExitCode { Environment.run { make($0) } }

    private func make(_ environment: Environment) -> ExitCode {
        do throws(NewSiteError) {
            let files = try makeNewSite(
                at: folder, pipeline: pipeline, templates: environment.templates, in: environment.tools.fileSystem)
            print("Made \(files.joined(separator: ", ")).")
            print("Next: plumb serve \(shellQuoted(folder))")
            return .done
        } catch {
            Console.say(message(for: error))
            return .wrongUsage
        }
    }

    private func message(for error: NewSiteError) -> String {
        switch error {
        case .exists(let path): "'\(path)' stands already; name a folder that does not"
        case .noStarter(let path): "the starter site is missing from '\(path)'"
        case .file(let error): "'\(error.path)' cannot be written: \(error.reason)"
        }
    }
}
