import Answers
import AutoLayout
import Files
import Typesetting
import UIKitPrograms

/// `plumb run`: a program in UIKit on one screen, as JSON.
struct RunCommand {
    private let path: String
    private let shown: String?
    private let site: String
    /// The folder with the files of its bundle.
    private let bundle: String?
    private let language: String?
    private var screens: [Screen] = []
    /// The width that a program starts at before it is turned, points.
    private let startWidth: Double?
    private let isRounded: Bool

    init(_ usage: Usage) {
        path = usage["FILE"] ?? ""
        shown = usage["--show"]
        site = usage["--site"] ?? "."
        language = usage["--swift-version"]
        bundle = usage["--bundle"]
        isRounded = usage.isSet("--rounded")
        startWidth = usage.number("--turned-from")
        let widths: [Double?] = usage.numbers("--widths")
        screens = (widths.isEmpty ? [usage.number("--width")] : widths).map { Self.screen(usage, width: $0) }
    }

    /// The screen that the options name, 390 points wide where they name none.
    private static func screen(_ usage: Usage, width: Double?) -> Screen {
        let height = usage.number("--height")
        let device = usage["--device"].flatMap { Screen.device($0) }
        let isPlain = usage.isSet("--plain")
        var screen = device ?? .preset(width: width ?? 390, height: height)
        if isPlain { screen = .preset(width: screen.size.width) }
        if isPlain || device != nil, let width { screen.size.width = width }
        if isPlain || device != nil, let height { screen.size.height = height }
        if isPlain { screen.safeAreaInsets = .zero }
        if let scroll = usage.number("--scroll") { screen.scrolledBy = scroll }
        if let scale = usage.number("--scale") { screen.scale = scale }
        if let category = usage["--text-size"].flatMap({ ContentSizeCategory(rawValue: $0) }) {
            screen.contentSizeCategory = category
        }
        if let direction = usage["--direction"].flatMap({ LayoutDirection(rawValue: $0) }) {
            screen.layoutDirection = direction
        }
        if let style = usage["--appearance"].flatMap({ UserInterfaceStyle(rawValue: $0) }) {
            screen.userInterfaceStyle = style
        }
        screen.keyboard = usage["--keyboard"] == "shown" ? screen.deviceKeyboard : nil
        return screen
    }

    func run() -> ExitCode { Environment.run(run) }

    private func run(_ environment: Environment) -> ExitCode {
        let fileSystem = environment.tools.fileSystem
        guard let bytes = fileSystem.read(path) else {
            Console.say("there is no file '\(path)'")
            return .contentErrors
        }
        guard let host = environment.makeProgramHost() else {
            Console.say("what runs UIKit is not built: swift build -c release --product uikit-runner")
            return .environment
        }
        var program = UIKitProgram(
            path: path, text: String(decoding: bytes, as: UTF8.self), shown: shown,
            bundle: bundle.map { ProgramBundle(filesIn: $0, fileSystem) } ?? ProgramBundle())
        program.language = language ?? program.language
        let engine = LayoutEngine(measurer: Typesetter(library: environment.tools.fonts))
        let place = ProgramSite(folder: site, templates: environment.templates)
        defer { host.close() }
        do throws(ProgramError) {
            for screen in screens {
                let start = startWidth.map { screen.widened(to: $0) }
                let result = try host.layout(of: program, on: screen, turnedFrom: start, site: place)
                if !result.said.isEmpty { Console.say(result.said) }
                if !result.reading.missingSymbols.isEmpty {
                    Console.say(
                        "a square stands for these symbols: \(result.reading.missingSymbols.joined(separator: ", "))")
                }
                if !result.reading.leftOut.isEmpty {
                    Console.say("the figure leaves these out: \(result.reading.leftOut.joined(separator: ", "))")
                }
                if !result.reading.isAtRest { Console.say("the layout never comes to rest") }
                let tree = result.tree(on: screen)
                let layout = engine.layout(tree, on: screen, reportsAmbiguity: true)
                let answer = SolveAnswer(
                    figure: path, tree: tree, layout: layout, screen: screen, isRounded: isRounded,
                    withSystems: false)
                print((try? answer.json()) ?? "", terminator: "")
            }
            return .done
        } catch {
            Console.say(error.message(about: path))
            return .contentErrors
        }
    }
}
