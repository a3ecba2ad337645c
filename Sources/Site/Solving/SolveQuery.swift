import Answers
import AutoLayout
import Content
import Diagnostics
import FigureDrawing
import FigureSolving
import Files
import Notation

/// What `plumb solve` is asked: a figure of a lesson or of a bare `.layout` file, and the screen to solve it on.
public struct SolveQuery: Hashable, Sendable {
    /// The lesson or the `.layout` file; `-` for a text without a name.
    public var path: String
    /// Nil for the file's only figure.
    public var figure: String?
    /// A device as in `devices=`; nil for the figure's own first one.
    public var device: String?
    /// Points; nil for the figure's own first width.
    public var width: Double?
    /// Several widths, points, each of which is answered; `width` then means nothing.
    public var widths: [Double] = []
    public var height: Double?
    /// Points from rest; nil for the figure's own first offset.
    public var scroll: Double?
    /// Several offsets, points from rest, each of which is answered at every width; `scroll` then means nothing.
    public var scrolls: [Double] = []
    /// Pixels per point.
    public var scale: Double?
    public var textSize: ContentSizeCategory?
    public var direction: LayoutDirection?
    public var appearance: UserInterfaceStyle?
    /// Nil for what the figure's settings say.
    public var showsKeyboard: Bool?
    /// Whether the screen is that of the figure's live preview, of which nothing but the width is chosen.
    public var isLive = false
    public var isRounded = false
    public var withSystems = false
    /// `VIEW.ATTRIBUTE`: an edge or size to give the reasons for.
    public var question: String?

    public init(path: String) { self.path = path }
}

extension SolveQuery {
    /// Solves the figure; nil where there is nothing to solve, and then a message says why.
    public func answer(templates: String, with tools: BuildTools) -> (SolveAnswer?, [Diagnostic]) {
        let (answers, messages) = answers(templates: templates, with: tools)
        return (answers.first, messages)
    }

    /// Solves the figure at each of the widths asked for, in their order, and at each of the offsets there.
    public func answers(templates: String, with tools: BuildTools) -> ([SolveAnswer], [Diagnostic]) {
        let (_, request, messages) = request(templates: templates, with: tools)
        guard let request else { return ([], messages) }
        return solve(request, in: siteLayout(templates: templates, tools.fileSystem), messages: messages, tools)
    }

    /// The lesson's blocks and the figure that is asked for; nil where there is none, and then a message says why.
    package func request(
        templates: String, with tools: BuildTools
    ) -> (plans: [BlockPlan], figure: FigureRequest?, messages: [Diagnostic]) {
        guard let bytes = tools.fileSystem.read(path) else {
            return ([], nil, [failure("no-file", "there is no file '\(path)'")])
        }
        let layout = siteLayout(templates: templates, tools.fileSystem)
        let (lesson, messages) = lesson(bytes, in: layout, tools)
        let figures = lesson.plans.compactMap(\.figure)
        if let device, Screen.device(device) == nil {
            let known = DevicePreset.all.map(\.name).joined(separator: ", ")
            let help = "there are \(known), each also with 'landscape' behind it"
            return (
                lesson.plans, nil, messages + [failure("no-device", "there is no device named '\(device)'", help: help)]
            )
        }
        guard let request = choose(from: figures) else {
            // What is wrong in a block may be why it draws none.
            let isExplained = figures.isEmpty && messages.contains { $0.severity == .error }
            let missing =
                isExplained ? [] : [failure("no-figure", missingFigure(figures), help: missingFigureHelp(figures))]
            return (lesson.plans, nil, messages + missing)
        }
        return (lesson.plans, request, messages)
    }

    private func solve(
        _ request: FigureRequest, in layout: SiteLayout, messages: [Diagnostic], _ tools: BuildTools
    ) -> ([SolveAnswer], [Diagnostic]) {
        let symbols = SymbolCatalog(layout, tools.fileSystem)
        let pictures = PictureCatalog(
            files: tools.fileSystem.files(layout.content), contentFolder: layout.content, size: imageSize(ofFile:))
        let resources = SiteResources(
            pictures: pictures, symbols: symbols, fonts: tools.fonts, programs: tools.programs?.ofSite(layout.folder))
        let defaultWidths = settings(in: layout, tools).widths
        var (answers, messages): ([SolveAnswer], [Diagnostic]) = ([], messages)
        for query in single {
            let screen = query.screen(for: request, defaultWidths: defaultWidths)
            let (answer, found) = query.solve(request, on: screen, resources)
            messages += found
            guard let answer else { return ([], distinct(messages)) }
            answers.append(answer)
        }
        return (answers, distinct(messages))
    }

    /// A query of its own for each width and offset.
    private var single: [SolveQuery] {
        let widths: [Double?] = widths.isEmpty ? [width] : widths
        let scrolls: [Double?] = scrolls.isEmpty ? [scroll] : scrolls
        return widths.flatMap { width in
            scrolls.map { scroll in
                var query = self
                query.width = width
                query.scroll = scroll
                return query
            }
        }
    }

    private func solve(
        _ request: FigureRequest, on screen: Screen, _ resources: SiteResources
    ) -> (SolveAnswer?, [Diagnostic]) {
        let (solution, problems) = FigureSolver(resources: resources).solve(
            request, on: screen, keepsSystems: withSystems, reportsAmbiguity: true, question: question)
        guard let solution else { return (nil, problems) }
        if let failure = solution.questionFailure {
            return (nil, problems + [self.failure("no-anchor", failure.message, help: failure.help)])
        }
        let answer = SolveAnswer(
            figure: request.name, tree: solution.tree, layout: solution.layout, screen: screen, isRounded: isRounded,
            withSystems: withSystems, solution.expectations)
        let findings = FigureRequest.Findings(problems: solution.layout.problems, width: screen.size.width)
        return (answer, problems + request.diagnostics(for: [findings]) + request.mistakes(among: solution.failures))
    }

    private func screen(for request: FigureRequest, defaultWidths: [Double]) -> Screen {
        var screen =
            isLive ? request.liveScreen(width: width ?? 390, defaultWidths: defaultWidths) : fixedScreen(for: request)
        if let scroll { screen.scrolledBy = scroll }
        if let scale { screen.scale = scale }
        if let textSize { screen.contentSizeCategory = textSize }
        if let direction { screen.layoutDirection = direction }
        if let appearance { screen.userInterfaceStyle = appearance }
        if let showsKeyboard { screen.keyboard = showsKeyboard ? screen.deviceKeyboard : nil }
        return screen
    }

    private func fixedScreen(for request: FigureRequest) -> Screen {
        let named = device ?? (width == nil ? request.settings.devices.first : nil)
        var screen =
            named.flatMap { request.screen(device: $0) }
            ?? request.screen(width: width ?? request.settings.widths?.first ?? 390, height: height)
        if named != nil, let width { screen.size.width = width }
        if named != nil, let height { screen.size.height = height }
        return screen
    }

    private func settings(in layout: SiteLayout, _ tools: BuildTools) -> SiteSettings {
        let raw = tools.fileSystem.read(layout.settings).map { SourceFile(path: layout.settings, utf8: $0) }
        return raw.map { SiteSettings.parse($0).0 } ?? SiteSettings()
    }

    private func lesson(_ bytes: [UInt8], in layout: SiteLayout, _ tools: BuildTools) -> (CourseLesson, [Diagnostic]) {
        let file = SourceFile(path: path, utf8: bytes)
        guard path.hasSuffix(".md") || !path.hasSuffix(".layout") && isLesson(bytes) else {
            return CourseLesson.ofLayoutFile(file)
        }
        let (components, mistakes) = LayoutProgram.shared(by: layout, tools.fileSystem)
        let (lesson, messages) = CourseLesson.read(
            file, slug: "lesson", settings: settings(in: layout, tools), components: components, from: tools.fileSystem)
        return (lesson, mistakes + messages)
    }

    /// Whether a text whose name does not tell, such as that of standard input, is a lesson: it has front matter or a layout block.
    private func isLesson(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasPrefix("---") || text.contains("```layout")
    }

    private func choose(from figures: [FigureRequest]) -> FigureRequest? {
        guard let figure else { return figures.count == 1 ? figures[0] : nil }
        return figures.first { $0.name == figure }
    }

    private func missingFigureHelp(_ figures: [FigureRequest]) -> String {
        if !figures.isEmpty { return "it has " + figures.map(\.name).joined(separator: ", ") }
        return path.hasSuffix(".layout")
            ? "write `screen Name { … }`" : "a block that begins with '```layout' draws one"
    }

    private func missingFigure(_ figures: [FigureRequest]) -> String {
        if let figure { return "'\(path)' has no figure named '\(figure)'" }
        return figures.isEmpty ? "'\(path)' draws no figure" : "'\(path)' draws several figures; name one with --figure"
    }

    private func siteLayout(templates: String, _ fileSystem: FileSystem) -> SiteLayout {
        SiteLayout(folder: Self.siteFolder(of: path, in: fileSystem), templates: templates)
    }

    /// The site a file belongs to: the nearest folder above it with a `site.yml`, also above the folder that a relative
    /// path begins at; `.` where there is none.
    static func siteFolder(of path: String, in fileSystem: FileSystem) -> String {
        var folder = folderAbove(path)
        while !folder.isEmpty, folder != "/", !fileSystem.exists(join(folder, "site.yml")) {
            folder = folderAbove(folder)
        }
        guard folder.isEmpty else { return folder }
        let above = (1...foldersAbove).map { Array(repeating: "..", count: $0).joined(separator: "/") }
        return (["."] + above).first { fileSystem.exists(join($0, "site.yml")) } ?? "."
    }

    /// How far above the present folder a site is looked for.
    private static let foldersAbove = 40

    private func failure(_ identifier: String, _ message: String, help: String? = nil) -> Diagnostic {
        Diagnostic(
            .error, identifier, at: SourceLocation(path: path, line: 1, column: 1), excerpt: "", message: message,
            help: help)
    }
}
