import AutoLayout
import Files
import Foundation
import Synchronization

/// Compiles programs, each once, and runs them on screens. Any number of threads may ask at once.
public final class ProgramHost: Sendable {
    private let module: UIKitModule
    private let compiler: SwiftCompiler
    private let programs: ProgramRunner
    private let fileSystem: FileSystem
    /// An empty folder for what is compiled; it is removed with the host.
    private let folder: String
    private let compiled = Mutex<[String: CompiledProgram]>([:])
    /// The tree that each library has made last, by its path, until runners are released.
    private let trees = Mutex<[String: ProgramLayout.KnownTree]>([:])
    /// The folders of bundles that are written.
    private let bundles = Mutex<Set<String>>([])
    private let assets = Mutex(Assets())
    /// The runners that nobody asks at present, by their arguments.
    private let idle = Mutex<[[String]: [RunningProgram]]>([:])

    /// - Parameter folder: a folder that is not there yet, for what is compiled.
    public init(module: UIKitModule, folder: String, _ programs: ProgramRunner, _ fileSystem: FileSystem) {
        (self.module, self.programs, self.fileSystem, self.folder) = (module, programs, fileSystem, folder)
        compiler = SwiftCompiler(programs)
    }

    deinit { close() }

    /// Lets the runners end; those of later questions see the site's pictures and symbols anew.
    public func releaseRunners() {
        idle.withLock { $0 = [:] }
        trees.withLock { $0 = [:] }
        assets.withLock { $0 = Assets() }
    }

    /// Lets the runners end, and removes what was compiled.
    public func close() {
        releaseRunners()
        for name in fileSystem.files(folder) { try? fileSystem.remove(join(folder, name)) }
    }

    /// What the program makes of a screen; pictures and symbols are those of the site.
    ///
    /// - Parameter start: the screen that it starts on, which is turned then; nil for no turn.
    public func layout(
        of program: UIKitProgram, on screen: Screen, turnedFrom start: Screen? = nil, site: ProgramSite
    ) throws(ProgramError) -> ProgramLayout {
        startAhead(for: site)
        let library = try library(of: program, for: site)
        let (reply, said, bytes) = try ask(
            RunRequest(library: library, screen: screen, turnedFrom: start, bundle: try bundle(of: program)), of: site)
        if reply.status == RunReply.noSandbox { throw .noSandbox(said) }
        guard reply.status == 0 else {
            let crash = Crash(said)
            throw .crashed(
                signal: reply.status - 128, said: crash.words, at: try places(of: crash, in: program, site))
        }
        var known = trees.withLock { $0[library] }
        guard var layout = ProgramLayout(bytes, &known)
        else { throw .crashed(signal: 0, said: "what it handed over is no layout", at: []) }
        trees.withLock { $0[library] = known }
        layout.said = said
        return layout
    }

    // MARK: Compiling

    /// A program that one thread compiles while others wait for it.
    private final class CompiledProgram: Sendable {
        let library = Mutex<Result<String, ProgramError>?>(nil)
    }

    /// - Parameter tellingLines: whether a crash in it can be looked up.
    private func library(
        of program: UIKitProgram, for site: ProgramSite, tellingLines: Bool = false
    ) throws(ProgramError) -> String {
        let symbols = symbols(of: program, for: site)
        let settings = [program.shown ?? "", program.language, program.path, "\(tellingLines)", symbols]
        let key = Fingerprint((settings + [program.text]).joined(separator: "\n")).description
        let entry = compiled.withLock { known in
            let entry = known[key] ?? CompiledProgram()
            known[key] = entry
            return entry
        }
        let result = entry.library.withLock { known in
            let result =
                known
                ?? Result { () throws(ProgramError) in
                    try program.compile(
                        with: symbols, tellingLines: tellingLines, into: join(folder, key), against: module, compiler,
                        fileSystem)
                }
            known = result
            return result
        }
        return try result.get()
    }

    /// What is known of sites' assets, until runners are released.
    private struct Assets {
        /// The names of pictures, by the site's folder.
        var pictures: [String: [String]] = [:]
        /// What stands beside a program, by what it follows from.
        var symbols: [String: String] = [:]
    }

    private func symbols(of program: UIKitProgram, for site: ProgramSite) -> String {
        let parts = [site.folder] + program.bundle.colors + [program.text]
        let key = Fingerprint(parts.joined(separator: "\n")).description
        let known = assets.withLock { ($0.symbols[key], $0.pictures[site.folder]) }
        if let symbols = known.0 { return symbols }
        let pictures = known.1 ?? site.pictures(in: fileSystem)
        let symbols = program.symbols(ofPictures: pictures)
        assets.withLock { assets in
            assets.pictures[site.folder] = pictures
            assets.symbols[key] = symbols
        }
        return symbols
    }

    /// The folder with the files of its bundle; nil for a program that does not ask for any.
    private func bundle(of program: UIKitProgram) throws(ProgramError) -> String? {
        guard ProgramBundle.isAskedFor(in: Array(program.text.utf8)) else { return nil }
        let bundle = program.bundle.part(for: Array(program.text.utf8))
        let content = bundle.files.map { "\($0.content) \($0.name)\n" }.joined()
        let place = join(folder, "\(Fingerprint(content)).bundle")
        let isThere = bundles.withLock { known in
            if known.contains(place) { return true }
            guard (try? bundle.write(into: place, fileSystem)) != nil else { return false }
            known.insert(place)
            return true
        }
        guard isThere else { throw .missing(place) }
        return place
    }

    // MARK: Running

    /// Starts a runner where none is idle, which reads the site's symbols while the program is compiled.
    private func startAhead(for site: ProgramSite) {
        let isThere = idle.withLock { $0[site.arguments]?.isEmpty == false }
        guard !isThere, let runner = try? start(for: site) else { return }
        release(runner, of: site)
    }

    private func start(for site: ProgramSite) throws(ProgramFailure) -> RunningProgram {
        // Sets and dictionaries have the same order in every process.
        let hashing: [(String, String?)] = [("SWIFT_DETERMINISTIC_HASHING", "1")]
        return try programs.start(ProgramCall(module.runner, site.arguments, environment: hashing))
    }

    private func release(_ runner: RunningProgram, of site: ProgramSite) {
        idle.withLock { $0[site.arguments, default: []].append(runner) }
    }

    private func ask(
        _ request: RunRequest, of site: ProgramSite
    ) throws(ProgramError) -> (RunReply, said: String, layout: [UInt8]) {
        let waiting = idle.withLock { $0[site.arguments]?.popLast() }
        let runner: RunningProgram
        do { runner = try waiting ?? start(for: site) } catch { throw .missing(module.runner) }
        guard let question = try? ProgramCoding.message(request), runner.send(question),
            let reply = ProgramCoding.message(RunReply.self, from: runner.read(count:)),
            let said = runner.read(count: reply.saidLength), let layout = runner.read(count: reply.layoutLength)
        else { throw .missing(module.runner) }
        release(runner, of: site)
        return (reply, String(decoding: said, as: UTF8.self), layout)
    }

    // MARK: Crashes

    /// What a program that crashed left behind.
    private struct Crash {
        /// What the program said, without the lines of the crash report.
        var words: String
        /// The addresses in its library that were under way, innermost first.
        var frames: [String]

        init(_ said: String) {
            let lines = said.split(separator: "\n")
            words = lines.filter { !$0.hasPrefix(Self.mark) }.joined(separator: "\n")
            frames = lines.filter { $0.hasPrefix(Self.mark) }.map { "0x" + $0.dropFirst(Self.mark.count) }
        }

        private static let mark = "frame "
    }

    /// The lines of the program that were under way, innermost first.
    ///
    /// Programs are compiled without the lines of their code, which takes a twentieth less time. One that crashes is compiled
    /// once more with them, to the same code.
    private func places(
        of crash: Crash, in program: UIKitProgram, _ site: ProgramSite
    ) throws(ProgramError) -> [ProgramPlace] {
        guard !crash.frames.isEmpty else { return [] }
        let library = try library(of: program, for: site, tellingLines: true)
        guard
            let result = try? programs.run(
                ProgramCall("llvm-symbolizer", ["--obj=" + library, "--no-inlines"] + crash.frames))
        else { return [] }
        return result.text.split(separator: "\n").compactMap { ProgramPlace($0, in: program.path) }
    }
}

/// The site whose pictures and symbols programs name.
public struct ProgramSite: Hashable, Sendable {
    public var folder: String
    /// Where Plumb's own templates are.
    public var templates: String

    public init(folder: String, templates: String) {
        self.folder = folder
        self.templates = templates
    }

    /// What a runner for it is started with.
    fileprivate var arguments: [String] { [folder, templates] }

    /// The names of its pictures, in order, without endings and scales.
    func pictures(in fileSystem: FileSystem) -> [String] {
        let names = fileSystem.files(join(folder, "content")).compactMap { path -> String? in
            let name = path.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: "."), Self.pictureEndings.contains(name[name.index(after: dot)...])
            else {
                return nil
            }
            let plain = name[..<dot]
            return String(plain.hasSuffix("@2x") || plain.hasSuffix("@3x") ? plain.dropLast(3) : plain)
        }
        return Set(names).sorted()
    }

    private static let pictureEndings: Set<Substring> = ["svg", "png", "jpg", "jpeg", "gif", "webp"]
}
