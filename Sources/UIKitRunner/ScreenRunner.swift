import AutoLayout
import CSandbox
import Content
import FigureDrawing
import Files
import Foundation
import Notation
import Piecewise
import Scene
import Typesetting
import UIKit
import UIKitPrograms

/// Runs programs on screens.
struct ScreenRunner {
    private static let limits = sandbox_limits(memory: 1 << 30, output: 16 << 20, seconds: 10)

    private let resources: SiteResources

    /// - Parameters:
    ///   - site: the folder of the site whose pictures and symbols programs may name.
    ///   - templates: where Plumb's own templates are.
    init?(_ site: String, _ templates: String) {
        let layout = SiteLayout(folder: site, templates: templates)
        let fileSystem = FileSystem.disk
        guard let fonts = try? FontLibrary() else { return nil }
        let pictures = PictureCatalog(
            files: fileSystem.files(layout.content), contentFolder: layout.content, size: imageSize(ofFile:))
        resources = SiteResources(
            pictures: pictures, symbols: SymbolCatalog(layout, fileSystem, readsDrawings: false), fonts: fonts)
        warmUp()
    }

    /// Does once what each process would have to do first.
    private func warmUp() {
        FigureEnvironment.current = environment(on: .preset(width: 390))
        guard let tree = FigureScreen.warmUp() else { return }
        let reading = ProgramReading(isAtRest: true, log: CertificateLog(), nonlinearArguments: [])
        _ = try? ProgramLayout(tree: tree, reading: reading).bytes()
    }

    private func environment(on screen: Screen, bundle: String? = nil) -> FigureEnvironment {
        FigureEnvironment(
            screen: screen, measurer: resources.measurer, image: { resources.image(named: $0) },
            symbol: {
                resources.symbol(named: $0, pointSize: $1, weight: $2, scale: SymbolScale(rawValue: $3) ?? .medium)
            }, bundlePath: bundle)
    }

    /// Runs a program in a process of its own, and writes how it ended.
    func answer(_ request: RunRequest) {
        let (said, layout) = (ReplyFile(), ReplyFile())
        let child = sandbox_fork()
        if child == 0 {
            let code = run(request, saying: said, answering: layout)
            fflush(nil)
            _exit(code)
        }
        let status = sandbox_wait(child, 2 * Self.limits.seconds + 5)
        let signal = status & 0x7f
        let (words, bytes) = (said.bytes, layout.bytes)
        let reply = RunReply(
            status: Int(signal == 0 ? (status >> 8) & 0xff : 128 + signal), saidLength: words.count,
            layoutLength: bytes.count)
        guard let head = try? ProgramCoding.message(reply) else { return }
        FileHandle.standardOutput.write(head + words + bytes)
    }

    // MARK: In the process of the program

    /// Everything that the program prints goes into `said`; whoever asks is out of its reach.
    private func run(_ request: RunRequest, saying said: ReplyFile, answering answer: ReplyFile) -> Int32 {
        close(STDIN_FILENO)
        for stream in [STDOUT_FILENO, STDERR_FILENO] { dup2(said.descriptor, stream) }
        guard enterSandbox(request) else { return Int32(RunReply.noSandbox) }
        sandbox_make_deterministic()
        sandbox_keep_tasks()
        sandbox_keep_queues()
        guard let controller = makeController(request) else { return 1 }
        let shown = FigureScreen(showing: controller)
        shown.appear()
        if request.start != nil { shown.turn(to: request.screen) }
        guard let tree = shown.tree else { return 1 }
        let isAtRest = shown.isAtRest
        shown.noteDecisions()
        shown.readOffset()
        var reading = ProgramReading(
            isAtRest: isAtRest, log: ScreenReading.log,
            nonlinearArguments: ScreenReading.nonlinearArguments.sorted())
        reading.missingSymbols = FigureEnvironment.current.missingSymbols
        reading.leftOut = FigureEnvironment.current.leftOut
        guard let bytes = try? ProgramLayout(tree: tree, reading: reading).bytes() else { return 1 }
        return answer.write(Data(bytes)) ? 0 : 1
    }

    private func enterSandbox(_ request: RunRequest) -> Bool {
        let folder = (request.library as NSString).deletingLastPathComponent
        let own = [folder] + (request.bundle.map { [$0] } ?? [])
        let readable = own + ["/usr/lib", "/lib", "/lib64", "/usr/share/zoneinfo", "/usr/share/zoneinfo-icu"]
        var words: [UnsafePointer<CChar>?] = readable.map { UnsafePointer(strdup($0)) }
        words.append(nil)
        let state = sandbox_enter(words, Self.limits)
        if state != sandbox_entered { complain(Self.reason(state)) }
        return state == sandbox_entered
    }

    private static func reason(_ state: sandbox_state) -> String {
        switch state {
        case sandbox_without_landlock: "this kernel has no Landlock, which keeps a program from files"
        case sandbox_without_seccomp: "this kernel has no seccomp, which keeps a program from system calls"
        case sandbox_without_limits: "the limits of memory, time and output cannot be set"
        default: "the process cannot give up its privileges"
        }
    }

    private func makeController(_ request: RunRequest) -> UIViewController? {
        guard let library = dlopen(request.library, RTLD_LAZY | RTLD_LOCAL),
            let symbol = dlsym(library, RunRequest.makeController)
        else {
            complain(dlerror().map { String(cString: $0) } ?? "no library")
            return nil
        }
        sandbox_report_crashes(symbol)
        FigureEnvironment.current = environment(on: request.start ?? request.screen, bundle: request.bundle)
        FigureEnvironment.current.runTasks = { sandbox_run_tasks() > 0 || sandbox_await_queues() > 0 }
        typealias Make = @convention(c) () -> UnsafeMutableRawPointer
        let make = unsafeBitCast(symbol, to: Make.self)
        return Unmanaged<UIViewController>.fromOpaque(make()).takeRetainedValue()
    }

    private func complain(_ words: String) { FileHandle.standardError.write(Data(words.utf8)) }
}
