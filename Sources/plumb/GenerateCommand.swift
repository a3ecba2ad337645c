import Content
import FigureDrawing
import Files
import Foundation
import Site
import Synchronization

/// `plumb generate`: builds the whole site in memory, and writes it if nothing is wrong.
struct GenerateCommand {
    private let folder: String
    private let output: String
    private let isForced: Bool
    private let saysTimings: Bool
    private let usesCache: Bool
    private let drafts: DraftPolicy
    private let forgivesLinks: Bool

    init(_ usage: Usage) {
        folder = usage["FOLDER"] ?? "."
        forgivesLinks = usage.isSet("--warn-links")
        output = usage["--output"] ?? join(folder, "site")
        isForced = usage.isSet("--force")
        saysTimings = usage.isSet("--timings")
        usesCache = !usage.isSet("--no-cache")
        drafts = usage.isSet("--drafts") ? .shown : .leftOut
    }

    /// Goes with the process, which is quicker than to let go of a thousand pages one by one.
    private static let made = Mutex<GeneratedSite?>(nil)

    func run() -> ExitCode {
        Environment.run(onSite: folder) { environment in
            usesCache ? environment.knowingFiles(of: folder, build) : build(environment)
        }
    }

    private func build(_ environment: Environment) -> ExitCode {
        let start = environment.tools.clock()
        let layout = environment.layout(of: folder)
        let version = environment.version
        let target = OutputFolder(
            path: output, fileSystem: environment.tools.fileSystem, workers: environment.tools.workers)
        guard target.isOurs else {
            Console.say("'\(output)' holds files that plumb did not write; name an empty folder with --output")
            return .contentErrors
        }
        let inputs = layout.inputs(
            from: environment.tools.fileSystem,
            tools: [version, Fingerprint("\(drafts) \(environment.tools.today()) \(forgivesLinks)")]
                + [layout.history(with: environment.tools)].compactMap { $0 },
            workers: environment.tools.workers)
        var tools = environment.tools
        tools.drafts = drafts
        if usesCache { tools.cache = environment.cache(for: folder, version: version) }
        defer {
            tools.cache.tidy()
            tools.programs?.close()
        }
        if !isForced, target.isCurrent(for: inputs), let messages = tools.cache.messages(from: inputs) {
            report(messages)
            target.sweep()
            print("Nothing has changed; '\(output)' is up to date.")
            return .done
        }
        let site = generate(layout, with: tools)
        Self.made.withLock { $0 = site }
        let messages = BuildMessages(
            diagnostics: site.checked(workers: tools.workers, forgivesLinks: forgivesLinks),
            skipped: site.course.skipped)
        report(messages)
        guard !messages.diagnostics.contains(where: { $0.severity == .error }) else {
            Console.say("Nothing was written; '\(output)' is as it was.")
            return .contentErrors
        }
        // Without its messages a build is done again, which may then have the time.
        if !messages.diagnostics.contains(where: \.isDueToMachine) { tools.cache.keep(messages, from: inputs) }
        return write(site, from: inputs, to: target, seconds: { environment.tools.clock() - start })
    }

    /// What is wrong, and which lessons wait; whoever has nothing to build is told it, too.
    private func report(_ messages: BuildMessages) {
        Console.report(messages.diagnostics)
        Console.list(messages.skipped)
    }

    private func write(
        _ site: GeneratedSite, from inputs: Fingerprint, to target: OutputFolder, seconds: () -> Double
    ) -> ExitCode {
        do {
            let changes = try target.update(to: site.tree, from: inputs, trustsNames: usesCache && !isForced)
            if saysTimings { printTimings(site.timings) }
            print(summary(of: site, changes, seconds: seconds()))
            return .done
        } catch let error as FileError {
            Console.say("'\(error.path)' cannot be written: \(error.reason)")
            return .environment
        } catch {
            Console.say("\(error)")
            return .environment
        }
    }

    private func summary(of site: GeneratedSite, _ changes: OutputFolder.Changes, seconds: Double) -> String {
        let parts = [
            Console.count(site.pageCount, "page"), Console.count(site.figureCount, "figure"),
            Console.count(site.timings.count, "solve"),
        ]
        let files = "\(changes.written) files written, \(changes.unchanged) unchanged, \(changes.removed) removed"
        return parts.compactMap { $0 }.joined(separator: ", ")
            + " in \(String(format: "%.2f", seconds)) s. \(files) in '\(output)'."
    }

    private func printTimings(_ timings: [FigureTiming]) {
        for timing in timings {
            print("\(timing.name): \(timing.viewCount) views, \(String(format: "%.2f", timing.seconds * 1000)) ms")
        }
    }
}
