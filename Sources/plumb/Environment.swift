import Caching
import Content
import Files
import Foundation
import Platform
import Typesetting
import UIKitPrograms

/// What a command finds around it: fonts, templates, cores, the clock.
struct Environment {
    let tools: BuildTools
    /// Where the program's own templates are.
    let templates: String

    /// Runs a command with everything it needs, or says what to install.
    static func run(_ command: (Environment) -> ExitCode) -> ExitCode {
        switch find() {
        case .failure(let missing):
            Console.say(missing.message)
            return .environment
        case .success(let environment): return command(environment)
        }
    }

    /// Runs a command on the site in `folder`, or says that there is none and how to make one.
    static func run(onSite folder: String, _ command: (Environment) -> ExitCode) -> ExitCode {
        run { environment in
            let fileSystem = environment.tools.fileSystem
            if fileSystem.exists(join(folder, "site.yml")) { return command(environment) }
            Console.say(
                fileSystem.exists(folder)
                    ? "'\(folder)' is no site: it has no file 'site.yml'; 'plumb new NAME' makes a site"
                    : "there is no folder '\(folder)'; 'plumb new \(shellQuoted(folder))' makes a site there")
            return .wrongUsage
        }
    }

    /// Finds everything, or gives the message that says what to install.
    private static func find() -> Result<Environment, MissingPart> {
        let fonts: FontLibrary
        do {
            fonts = try FontLibrary()
        } catch {
            return .failure(MissingPart(message: error.description))
        }
        guard let templates = templatesFolder() else {
            return .failure(
                MissingPart(
                    message: "plumb's own templates are not beside the program; keep its 'templates' folder with it"))
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        var tools = BuildTools(
            fileSystem: .disk, fonts: fonts, workers: cores, progress: Console.progress,
            clock: { ProcessInfo.processInfo.systemUptime })
        tools.today = { dayInUTC() }
        tools.runner = .system
        let environment = Environment(tools: tools, templates: templates)
        tools.programs = environment.lessonPrograms
        return .success(Environment(tools: tools, templates: templates))
    }

    /// What runs programs in UIKit; nil where it is not built.
    func makeProgramHost() -> ProgramHost? {
        let process = ProcessInfo.processInfo
        return UIKitModule(beside: folderOfProgram, in: tools.fileSystem).map { module in
            ProgramHost(
                module: module, folder: NSTemporaryDirectory() + "plumb-\(process.processIdentifier)", .system,
                tools.fileSystem)
        }
    }

    /// The same for lessons, whose programs run only where the author's own machine says so.
    var lessonPrograms: LessonPrograms {
        let variables = ProcessInfo.processInfo.environment
        let home = variables["XDG_CONFIG_HOME"] ?? join(variables["HOME"] ?? "", ".config")
        let isAllowed = variables["PLUMB_RUN_CODE"] == "1" || tools.fileSystem.exists(join(home, "plumb/run-code"))
        return LessonPrograms(host: makeProgramHost(), isAllowed: isAllowed, templates: templates)
    }

    /// The folders of a site.
    func layout(of folder: String) -> SiteLayout { SiteLayout(folder: folder, templates: templates) }

    /// The fingerprint of what a build depends on besides the site's own files: the program, the fonts, and the version of
    /// what runs programs in UIKit.
    var version: Fingerprint {
        let fonts = FontFile.allCases.compactMap { try? $0.path(in: FontFile.systemFolders) }
        let fileSystem = tools.fileSystem
        let parts = concurrentMap([Platform.programPath] + fonts, workers: tools.workers, context: {}) { path, _ in
            fileSystem.fingerprint(path)?.description ?? "none"
        }
        let runner =
            tools.fileSystem.stamp(join(folderOfProgram, "uikit-runner")).map { "\($0.size) \($0.written)" } ?? "none"
        return Fingerprint(parts.joined() + runner)
    }

    private var folderOfProgram: String {
        URL(fileURLWithPath: Platform.programPath).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// What earlier builds have made of a site: beside its settings, out of the way of everything else.
    ///
    /// - Parameters:
    ///   - version: see `version`.
    ///   - remembers: whether the next build is one of this process.
    func cache(for folder: String, version: Fingerprint, remembers: Bool = false) -> BuildCache {
        BuildCache(folder: cacheFolder(of: folder), version: version, remembers: remembers)
    }

    /// Runs a command that reads no file again whose stamp is what it was when an earlier command read it.
    func knowingFiles<Result>(of folder: String, _ command: (Environment) -> Result) -> Result {
        let known = KnownFingerprints(in: cacheFolder(of: folder))
        defer { known.save() }
        var tools = tools
        tools.fileSystem = known.knowing(tools.fileSystem)
        return command(Environment(tools: tools, templates: templates))
    }

    private func cacheFolder(of folder: String) -> CacheFolder {
        CacheFolder(path: join(folder, ".plumb/cache"), fileSystem: tools.fileSystem)
    }

    /// The nearest `templates` folder above the program's real place.
    private static func templatesFolder() -> String? {
        var folder = URL(fileURLWithPath: Platform.programPath).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            for place in ["templates", "share/plumb/templates"] {
                let candidate = folder.appendingPathComponent(place).path
                if FileManager.default.fileExists(atPath: candidate + "/pages/lesson.mustache") { return candidate }
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

/// Something the machine lacks.
struct MissingPart: Error {
    /// A sentence with the package to install.
    var message: String
}

/// The day it is now, `YYYY-MM-DD`, the same for authors everywhere.
private func dayInUTC() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return String(format: "%04d-%02d-%02d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday)
}
