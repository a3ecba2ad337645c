import Checking
import Content
import Diagnostics
import Files
import Foundation
import Site

/// `plumb check`: builds the whole site in memory, reads its pages as a browser would, and lists what is wrong.
struct CheckCommand {
    private let folder: String
    private let format: DiagnosticFormat
    private let drafts: DraftPolicy
    private let asksOtherSites: Bool
    private let forgivesLinks: Bool

    init(_ usage: Usage) {
        folder = usage["FOLDER"] ?? "."
        forgivesLinks = usage.isSet("--warn-links")
        format = usage["--format"].flatMap { DiagnosticFormat(rawValue: $0) } ?? .text
        drafts = usage.isSet("--drafts") ? .shown : .leftOut
        asksOtherSites = usage.isSet("--external")
    }

    func run() -> ExitCode { Environment.run(onSite: folder) { check($0) } }

    private func check(_ environment: Environment) -> ExitCode {
        var tools = environment.tools
        tools.drafts = drafts
        tools.cards = .leftOut
        tools.cache = environment.cache(for: folder, version: environment.version)
        defer { tools.cache.tidy() }
        let site = generate(environment.layout(of: folder), with: tools)
        var diagnostics = site.checked(workers: tools.workers, forgivesLinks: forgivesLinks)
        diagnostics = (diagnostics + mistakesInSwift(of: site.course, environment, tools, besides: diagnostics))
            .sorted()
        if asksOtherSites {
            do throws(LinkProbeError) {
                tools.progress("Asking other sites")
                let outside = try checkLinksOutside(
                    site.tree, of: site.course, workers: tools.workers, asking: .curl(.system))
                diagnostics = (diagnostics + outside).sorted()
            } catch {
                Console.say(message(for: error))
                return .environment
            }
        }
        print(format.listing(of: diagnostics), terminator: "")
        if format == .text { summarise(site, diagnostics) }
        return diagnostics.contains { $0.severity == .error } ? .contentErrors : .done
    }

    private func message(for error: LinkProbeError) -> String {
        switch error {
        case .program(let failure): "curl cannot be started (\(failure.reason)); install it with 'apt install curl'"
        case .offline: "other sites were not asked: this machine seems to be offline, no host can be found"
        }
    }

    private func summarise(_ site: GeneratedSite, _ diagnostics: [Diagnostic]) {
        Console.list(site.course.skipped)
        let pages = Console.count(site.pageCount, "page") ?? "no page"
        print("\(pages) checked: \(Console.tally(diagnostics) ?? "nothing is wrong").")
    }
}
