import Diagnostics
import Files
import Foundation
import Platform
import Site
import Synchronization

/// How to serve a preview.
public struct PreviewOptions: Hashable, Sendable {
    /// The port that must be had; nil for the first free one from 8080 on.
    public var port: Int?
    /// The port that is tried first where none is named.
    public static let usualPort = 8080

    /// Whether machines of the network may ask, too, with a token.
    public var isOpenToNetwork = false
    /// Whether changes are found by scanning alone.
    public var isPolling = false

    /// Where the site is on its host as far as is known before it is built, `/` at both ends.
    public var folder = "/"

    public init(port: Int? = nil, isOpenToNetwork: Bool = false, isPolling: Bool = false, folder: String = "/") {
        self.port = port
        self.folder = folder
        self.isOpenToNetwork = isOpenToNetwork
        self.isPolling = isPolling
    }
}

/// What a preview is a preview of.
public struct PreviewSource: Sendable {
    /// Builds the site as it is on the disk now; tells `found` what is wrong as soon as it is known, each time all.
    ///
    /// `changed` are the files that may have changed since the build before, by path, sorted; nil where that is not known.
    public var build: Build
    public typealias Build =
        @Sendable (_ changed: [String]?, _ found: @escaping @Sendable ([Diagnostic]) -> Void)
        -> PreviewBuild
    /// What `build` reads, asked anew before every build.
    public var places: @Sendable () -> WatchedPlaces
    /// Where `build`'s files are, for the lines around a problem.
    public var fileSystem: FileSystem
    /// The time of day for readers, such as `14:03:21`.
    public var time: @Sendable () -> String

    public init(
        build: @escaping Build,
        places: @escaping @Sendable () -> WatchedPlaces, fileSystem: FileSystem, time: @escaping @Sendable () -> String
    ) {
        self.build = build
        self.places = places
        self.fileSystem = fileSystem
        self.time = time
    }
}

/// A site that follows its sources: built in memory, swapped as a whole, shown to every open page.
public final class PreviewServer: Sendable {
    /// Where to look, with the token where one is needed; this machine's own address first.
    public let addresses: [String]
    public let port: Int
    private let board: StateBoard
    private let server: CivetServer
    private let source: PreviewSource
    private let isPolling: Bool
    private let isStopped = Atomic<Bool>(false)

    /// Listens; from here on every request is answered, with a page that waits until `run` has built the site.
    public init(_ source: PreviewSource, options: PreviewOptions) throws(PreviewError) {
        Platform.limitArenas()
        let board = StateBoard()
        let opening = try PreviewOpening.open(options, board: board)
        self.source = source
        self.board = board
        server = opening.server
        port = opening.port
        addresses = opening.addresses
        isPolling = options.isPolling
    }

    /// Builds, and builds anew after each change, until `stop`; tells `report` about each build.
    public func run(report: (PreviewReport) -> Void) {
        let watch = ContentWatch(places: source.places, isPolling: isPolling)
        var isPrompt = !isPolling
        while !isStopped.load(ordering: .relaxed) {
            let changed = watch.takeStock()
            if isPrompt, !watch.isPrompt { report(.watchesByScanning) }
            isPrompt = watch.isPrompt
            report(build(changed))
            while !isStopped.load(ordering: .relaxed), !watch.waitForChange(seconds: 0.5) {}
        }
    }

    /// Ends `run` and all connections; takes up to two seconds.
    public func stop() {
        isStopped.store(true, ordering: .relaxed)
        board.close()
        server.stop()
    }

    private func build(_ changed: [String]?) -> PreviewReport {
        let start = ProcessInfo.processInfo.systemUptime
        let before = board.current
        let result = source.build(changed) { [board, source] found in
            let errors = problems(found, source).filter(\.isError)
            if !errors.isEmpty { board.post(board.current.withProblems(errors)) }
        }
        let after = board.current.following(result, problems: problems(result.diagnostics, source), time: source.time())
        board.post(after)
        let seconds = ProcessInfo.processInfo.systemUptime - start
        let warnings = result.isSound ? result.check() : []
        if !warnings.isEmpty { board.post(after.withWarnings(after.warningCount + warnings.count)) }
        Platform.trimMemory()
        return .built(
            PreviewReport.Build(
                number: after.build, isNew: after.build != before.build, result: result, warnings: warnings,
                seconds: seconds))
    }
}

private func problems(_ diagnostics: [Diagnostic], _ source: PreviewSource) -> [Problem] {
    diagnostics.sorted().map { Problem($0, reading: source.fileSystem) }
}
