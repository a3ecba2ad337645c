import Content
import Diagnostics
import Files
import Foundation
import Publishing
import Site

/// `plumb publish`: builds the site, checks it, says what would change where readers are, and changes it at once.
struct PublishCommand {
    private let folder: String
    private let isDryRun: Bool
    private let replacesOthers: Bool
    private let forgivesLinks: Bool
    /// The earlier publication to go back to.
    private let earlier: String?

    init(_ usage: Usage) {
        folder = usage["FOLDER"] ?? "."
        forgivesLinks = usage.isSet("--warn-links")
        isDryRun = usage.isSet("--dry-run")
        replacesOthers = usage.isSet("--replace")
        earlier = usage["--rollback"]
    }

    func run() -> ExitCode {
        Environment.run(onSite: folder) { environment in
            earlier.map { goBack(to: $0, environment) } ?? build(environment)
        }
    }

    /// Needs the settings alone: what stands in the lessons now may be what shall go.
    private func goBack(to earlier: String, _ environment: Environment) -> ExitCode {
        let path = environment.layout(of: folder).settings
        let (settings, diagnostics) = SiteSettings.parse(
            SourceFile(path: path, utf8: environment.tools.fileSystem.read(path) ?? []))
        let errors = diagnostics.filter { $0.severity == .error }
        Console.report(errors)
        return errors.isEmpty ? publish(.earlier(earlier), settings, environment) : .contentErrors
    }

    private func build(_ environment: Environment) -> ExitCode {
        let layout = environment.layout(of: folder)
        var tools = environment.tools
        tools.cache = environment.cache(for: folder, version: environment.version)
        defer { tools.cache.tidy() }
        let site = generate(layout, with: tools)
        var diagnostics = site.checked(workers: tools.workers, forgivesLinks: forgivesLinks)
        diagnostics += mistakesInSwift(of: site.course, environment, tools, besides: diagnostics)
        Console.report(diagnostics)
        Console.list(site.course.skipped)
        guard !diagnostics.contains(where: { $0.severity == .error || $0.isProgramThatMustNotRun }) else {
            Console.say("Nothing was published; readers see what they saw.")
            return .contentErrors
        }
        return publish(.site(site.tree), site.course.settings, environment)
    }

    /// What readers are to see.
    private enum Source {
        case site(OutputTree)
        /// What was published earlier, by its name.
        case earlier(String)
    }

    private func publish(_ source: Source, _ settings: SiteSettings, _ environment: Environment) -> ExitCode {
        guard let target = settings.publish else {
            Console.say(
                "'\(environment.layout(of: folder).settings)' does not say where to publish; add "
                    + "'publish: {folder: ../public}' or 'publish: {remote: origin, branch: gh-pages}'")
            return .contentErrors
        }
        do throws(PublishError) {
            environment.tools.progress("Looking at what is published")
            return try carryOut(publication(of: source, to: target, environment), environment)
        } catch {
            Console.say("Nothing was published: \(error.sentence).")
            return error.isEnvironment ? .environment : .contentErrors
        }
    }

    private func publication(
        of source: Source, to target: PublishTarget, _ environment: Environment
    ) throws(PublishError) -> Publication {
        let tools = PublishTools(fileSystem: environment.tools.fileSystem, programs: .system)
        switch source {
        case .site(let tree):
            return try Publication(of: tree, to: target, from: folder, replacesOthers: replacesOthers, with: tools)
        case .earlier(let name):
            return try Publication(backTo: name, at: target, from: folder, replacesOthers: replacesOthers, with: tools)
        }
    }

    private func carryOut(_ publication: Publication, _ environment: Environment) throws(PublishError) -> ExitCode {
        list(publication.changes)
        guard !publication.changes.isEmpty else {
            print("Nothing has changed; \(publication.place) has this site.")
            return .done
        }
        guard !isDryRun else {
            print("This was a dry run; \(publication.place) is as it was.")
            return .done
        }
        environment.tools.progress("Publishing")
        try publication.carryOut()
        print("Published to \(publication.place): \(tally(publication.changes)).")
        return .done
    }

    /// How many names of a kind are shown where nobody asked for the list.
    private static let limit = 20

    private func list(_ changes: SiteChanges) {
        for (word, paths) in [("added", changes.added), ("changed", changes.changed), ("removed", changes.removed)] {
            let shown = isDryRun ? paths[...] : paths.prefix(Self.limit)
            for path in shown { print("\(word.padding(toLength: 8, withPad: " ", startingAt: 0)) \(path)") }
            if shown.count < paths.count { print("\(paths.count - shown.count) more \(word)") }
        }
    }

    private func tally(_ changes: SiteChanges) -> String {
        [(changes.added, "added"), (changes.changed, "changed"), (changes.removed, "removed")]
            .filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
    }
}
