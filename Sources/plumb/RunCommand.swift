import Content
import Files
import Foundation
import UIKitPrograms

/// `plumb run`: a program in UIKit on one screen, as JSON.
struct RunCommand {
    private let path: String
    private let shown: String?
    private let site: String
    private var screens: [RunScreen] = []
    private let isRounded: Bool

    init(_ usage: Usage) {
        path = usage["FILE"] ?? ""
        shown = usage["--show"]
        site = usage["--site"] ?? "."
        isRounded = usage.isSet("--rounded")
        var screen = RunScreen()
        screen.device = usage["--device"]
        screen.width = usage.number("--width")
        screen.height = usage.number("--height")
        screen.scroll = usage.number("--scroll")
        screen.scale = usage.number("--scale")
        screen.textSize = usage["--text-size"]
        screen.isPlain = usage.isSet("--plain")
        screen.direction = usage["--direction"]
        screen.appearance = usage["--appearance"]
        let widths = usage.numbers("--widths")
        screens = (widths.isEmpty ? [screen.width] : widths.map { $0 }).map { width in
            var own = screen
            own.width = width
            return own
        }
    }

    func run() -> ExitCode { Environment.run(run) }

    private func run(_ environment: Environment) -> ExitCode {
        let fileSystem = environment.tools.fileSystem
        guard let bytes = fileSystem.read(path) else {
            Console.say("there is no file '\(path)'")
            return .contentErrors
        }
        guard let module = UIKitModule(beside: folderOfProgram, in: fileSystem) else {
            Console.say("what runs UIKit is not built: swift build -c release --product uikit-runner")
            return .environment
        }
        let program = UIKitProgram(path: path, text: String(decoding: bytes, as: UTF8.self), shown: shown)
        let request = RunRequest(
            library: "", site: site, templates: environment.templates, name: path, screens: screens,
            isRounded: isRounded)
        let folder = NSTemporaryDirectory() + "plumb-run-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let (answers, said) = try program.run(request, in: folder, module: module, .system, fileSystem)
            if !said.isEmpty { Console.say(said) }
            print(answers, terminator: "")
            return .done
        } catch {
            Console.say((error as? ProgramError)?.message(about: path) ?? "\(error)")
            return .contentErrors
        }
    }

    private var folderOfProgram: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }
}
