import Content
import Diagnostics
import Files
import Foundation
import Platform
import Preview
import Site
import Synchronization

/// `plumb serve`: shows the site in a browser and follows every change, until it is interrupted.
struct ServeCommand {
    private let folder: String
    private var options: PreviewOptions
    private let opensBrowser: Bool
    /// What `--port` said where that is no port.
    private let wrongPort: String?

    init(_ usage: Usage) {
        folder = usage["FOLDER"] ?? "."
        let port = usage["--port"]
        let number = port.flatMap { Int($0) }.flatMap { (0...65_535).contains($0) ? $0 : nil }
        wrongPort = number == nil ? port : nil
        options = PreviewOptions(
            port: number, isOpenToNetwork: usage.isSet("--lan"), isPolling: usage.isSet("--poll"))
        opensBrowser = usage.isSet("--open")
    }

    func run() -> ExitCode {
        if let wrongPort {
            Console.say("--port: '\(wrongPort)' is no port; ports go up to 65535")
            return .wrongUsage
        }
        return Environment.run(onSite: folder) { environment in
            var command = self
            command.options.folder = publishedFolder(environment)
            return command.serve(environment)
        }
    }

    private func serve(_ environment: Environment) -> ExitCode {
        // Before any other thread starts, since threads inherit it: interrupts wait until the main thread takes them.
        let interrupts = Interrupts()
        do throws(PreviewError) {
            let server = try PreviewServer(source(environment), options: options)
            announce(server)
            let builder = Thread { server.run { say($0) } }
            // Content may nest deeply; the stack of the main thread is as large.
            builder.stackSize = 8 << 20
            builder.start()
        } catch {
            Console.say(message(for: error))
            return .environment
        }
        interrupts.wait()
        // A build may be under way and a page half sent; all of it lives in memory and goes with the process.
        environment.tools.programs?.close()
        fflush(nil)
        _exit(ExitCode.done.rawValue)
    }

    /// Where the settings say that the site will be on its host.
    private func publishedFolder(_ environment: Environment) -> String {
        let path = environment.layout(of: folder).settings
        guard let bytes = environment.tools.fileSystem.read(path) else { return "/" }
        return SiteSettings.parse(SourceFile(path: path, utf8: bytes)).0.folderOnHost
    }

    private func source(_ environment: Environment) -> PreviewSource {
        var tools = environment.tools
        tools.progress = { _ in }
        tools.drafts = .shown
        // Hardly anybody looks at them while writing.
        tools.cards = .paintedOnDemand
        tools.cache = environment.cache(for: folder, version: environment.version, remembers: true)
        let quiet = tools
        let layout: @Sendable () -> SiteLayout = { [folder] in
            environment.layout(of: folder)
        }
        let last = Mutex<GeneratedSite?>(nil)
        return PreviewSource(
            build: { changed, found in
                var attentive = quiet
                attentive.found = found
                let tools = attentive
                let edited = changed.flatMap { changed in
                    last.withLock { $0.take() }?.following(changed, with: tools)
                }
                let site = edited ?? generate(layout(), with: tools)
                last.withLock { $0 = site }
                let parts = [Console.count(site.pageCount, "page"), Console.count(site.figureCount, "figure")]
                return PreviewBuild(
                    tree: site.tree, diagnostics: site.diagnostics, folder: site.course.settings.folderOnHost,
                    summary: parts.compactMap { $0 }.joined(separator: ", "),
                    check: {
                        defer { tools.cache.tidy() }
                        return warnings(of: site, tools)
                    })
            },
            places: {
                let layout = layout()
                return WatchedPlaces(
                    files: [layout.settings],
                    folders: [
                        layout.content, layout.components, layout.staticFiles, layout.templates, layout.ownTemplates,
                    ])
            },
            fileSystem: quiet.fileSystem, time: { timeOfDay() })
    }

    private func announce(_ server: PreviewServer) {
        if options.port == nil, server.port != PreviewOptions.usualPort {
            print("Port \(PreviewOptions.usualPort) is taken; this is \(server.port).")
        }
        for (index, address) in server.addresses.enumerated() {
            print(index == 0 ? "Serving \(address)" : "        \(address)")
        }
        if options.isOpenToNetwork {
            Console.say("warning: every machine in this network that knows the token can read the site")
        }
        fflush(nil)
        if opensBrowser, let address = server.addresses.first, !openBrowser(at: address) {
            Console.say("no browser could be started ('\(Platform.addressOpener)' is missing); open \(address)")
        }
    }
}

/// Says what a build gave, and each of its problems, where the terminal is.
private func say(_ report: PreviewReport) {
    switch report {
    case .watchesByScanning: Console.say("note: this system watches no more folders; changes are found by scanning")
    case .built(let build):
        Console.report(build.result.diagnostics + build.warnings)
        print("\(timeOfDay())  \(outcome(of: build))")
        fflush(nil)
    }
}

/// What `plumb check` finds in the files; while somebody writes, it is nothing worse than a warning.
private func warnings(of site: GeneratedSite, _ tools: BuildTools) -> [Diagnostic] {
    site.problems(workers: tools.workers).map { problem in
        var warning = problem
        warning.severity = .warning
        return warning
    }
}

private func outcome(of build: PreviewReport.Build) -> String {
    let time = String(format: "%.2f", build.seconds)
    if build.hasErrors {
        return build.number == 0
            ? "no build yet: the content has errors" : "build \(build.number) stays: the content has errors"
    }
    return build.isNew
        ? "build \(build.number): \(build.result.summary) in \(time) s"
        : "build \(build.number) stays: no page has changed"
}

private func message(for error: PreviewError) -> String {
    switch error {
    case .portBusy(let port, let owner):
        "port \(port) is taken" + (owner.map { " by process \($0)" } ?? "")
            + "; name another with --port, or none to get the next free one"
    case .noFreePort(let ports):
        "all ports from \(ports.lowerBound) to \(ports.upperBound) are taken; name one with --port"
    case .system(let port, let reason): "port \(port) cannot be had: \(reason)"
    }
}

private func timeOfDay() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return String(format: "%02d:%02d:%02d", parts.tm_hour, parts.tm_min, parts.tm_sec)
}
