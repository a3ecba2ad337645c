import Answers
import AutoLayout
import CSandbox
import Content
import FigureDrawing
import Files
import Foundation
import Notation
import Scene
import Typesetting
import UIKit
import UIKitPrograms

/// Runs a program on the screens of a request.
struct ScreenRunner {
    private let request: RunRequest
    private let resources: SiteResources?

    init(_ request: RunRequest) {
        self.request = request
        let layout = SiteLayout(folder: request.site, templates: request.templates)
        let fileSystem = FileSystem.disk
        let pictures = PictureCatalog(
            files: fileSystem.files(layout.content), contentFolder: layout.content, size: imageSize(ofFile:))
        resources = (try? FontLibrary()).map {
            SiteResources(pictures: pictures, symbols: SymbolCatalog(layout, fileSystem), fonts: $0)
        }
    }

    /// The exit code: that of the first process that ended badly, 128 and its signal's number for one that crashed.
    func run() -> Int32 {
        for screen in request.screens {
            let child = sandbox_fork()
            if child == 0 {
                let code = answer(on: screen)
                fflush(nil)
                _exit(code)
            }
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7f
            let code = signal == 0 ? (status >> 8) & 0xff : 128 + signal
            if code != 0 { return code }
        }
        return 0
    }

    /// Runs the program and writes the answer; everything that it prints goes to standard error.
    private func answer(on screen: RunScreen) -> Int32 {
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        guard enterSandbox() else { return Int32(RunRequest.noSandbox) }
        guard let controller = makeController(screen), let text = json(of: controller) else { return 1 }
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count <= 0 { return 1 }
            written += count
        }
        return 0
    }

    private func enterSandbox() -> Bool {
        let folder = (request.library as NSString).deletingLastPathComponent
        let readable = [folder, "/usr/lib", "/lib", "/lib64", "/usr/share/zoneinfo", "/usr/share/zoneinfo-icu"]
        let limits = sandbox_limits(memory: 1 << 30, output: 16 << 20, seconds: 10)
        var words: [UnsafePointer<CChar>?] = readable.map { UnsafePointer(strdup($0)) }
        words.append(nil)
        let state = sandbox_enter(words, limits)
        if state != sandbox_entered {
            FileHandle.standardError.write(Data(Self.reason(state).utf8))
        }
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

    private func makeController(_ screen: RunScreen) -> UIViewController? {
        guard let resources, let library = dlopen(request.library, RTLD_NOW | RTLD_LOCAL),
            let symbol = dlsym(library, RunRequest.makeController)
        else {
            FileHandle.standardError.write(Data((dlerror().map { String(cString: $0) } ?? "no fonts").utf8))
            return nil
        }
        sandbox_report_crashes(symbol)
        FigureEnvironment.current = FigureEnvironment(
            screen: screen.screen, measurer: resources.measurer, image: { resources.image(named: $0) },
            symbol: {
                resources.symbol(named: $0, pointSize: $1, weight: $2, scale: SymbolScale(rawValue: $3) ?? .medium)
            })
        typealias Make = @convention(c) () -> UnsafeMutableRawPointer
        let make = unsafeBitCast(symbol, to: Make.self)
        return Unmanaged<UIViewController>.fromOpaque(make()).takeRetainedValue()
    }

    private func json(of controller: UIViewController) -> String? {
        let shown = FigureScreen(showing: controller)
        shown.appear()
        guard let tree = shown.tree, let layout = shown.reportProblems() else { return nil }
        let answer = SolveAnswer(
            figure: request.name, tree: tree, layout: layout, screen: FigureEnvironment.current.screen,
            isRounded: request.isRounded, withSystems: false)
        if !shown.isAtRest {
            FileHandle.standardError.write(Data("the layout never comes to rest\n".utf8))
        }
        return try? answer.json()
    }
}

extension RunScreen {
    /// The screen that it names, 390 points wide where it names none.
    fileprivate var screen: Screen {
        var screen = device.flatMap { Screen.device($0) } ?? .preset(width: width ?? 390, height: height)
        if isPlain { screen = .preset(width: screen.size.width) }
        if isPlain || device != nil, let width { screen.size.width = width }
        if isPlain || device != nil, let height { screen.size.height = height }
        if isPlain { screen.safeAreaInsets = .zero }
        if let scroll { screen.scrolledBy = scroll }
        if let scale { screen.scale = scale }
        if let category = textSize.flatMap({ ContentSizeCategory(rawValue: $0) }) {
            screen.contentSizeCategory = category
        }
        if let direction = direction.flatMap({ LayoutDirection(rawValue: $0) }) { screen.layoutDirection = direction }
        if let style = appearance.flatMap({ UserInterfaceStyle(rawValue: $0) }) { screen.userInterfaceStyle = style }
        return screen
    }
}
