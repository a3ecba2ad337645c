import AutoLayout
import Caching
import Content
import FigureSolving
import Figures
import Files
import Notation

extension CourseLesson {
    /// Where its social card stands below the output folder; nil for a lesson that draws nothing.
    package var cardPath: String? {
        outline.noFigure == nil ? "assets/cards/\(isTranslated ? slug : file).png" : nil
    }

    fileprivate var firstFigure: BlockPlan? { plans.first { $0.figure != nil } }
}

/// Paints the social cards of lessons, on all cores.
package struct CardPainter: Sendable {
    /// Without its lessons: promises of cards outlive them.
    private let course: Course
    let tools: BuildTools
    let contentFolder: String
    /// Tells one state of all that figures may show, and of the widths they have, from another.
    private let surroundings: Fingerprint

    /// - Parameter pictureFiles: tells one state of all pictures' files from another.
    package init(course: Course, tools: BuildTools, contentFolder: String, pictureFiles: Fingerprint) {
        var own = course
        own.lessons = []
        self.course = own
        self.tools = tools
        self.contentFolder = contentFolder
        var writer = ByteWriter()
        writer.write([pictureFiles])
        writer.write(course.pictures)
        writer.write(course.symbols)
        writer.write(course.settings.widths)
        surroundings = Fingerprint(writer.bytes)
    }

    /// Each card by its path; a figure that cannot be solved or takes too long, of which the build has told, has none.
    package func cards(of lessons: [CourseLesson]) -> [(path: String, png: [UInt8])] {
        let lessons = lessons.filter { $0.cardPath != nil && $0.isTranslated }
        let pictures = concurrentMap(lessons, workers: tools.workers, context: { worker() }) { lesson, worker in
            card(of: lesson, worker)
        }
        return zip(lessons, pictures).compactMap { lesson, picture in
            lesson.cardPath.flatMap { path in picture.map { (path, $0) } }
        }
    }

    /// Puts the cards into `tree`, each to be painted when it is asked for; one that cannot be painted is empty.
    package func promiseCards(of lessons: [CourseLesson], in tree: inout OutputTree) {
        for lesson in lessons where lesson.isTranslated {
            guard let path = lesson.cardPath, let name = lesson.key else { continue }
            tree.promise(path, named: Fingerprint(key(of: lesson, figure: name).bytes)) {
                card(of: lesson, worker()) ?? []
            }
        }
    }

    private func worker() -> FigureWorker {
        FigureWorker(timeout: tools.figureTimeout, programTimeout: tools.programTimeout) {
            SiteResources(
                pictures: course.pictures, symbols: course.symbols, fonts: tools.fonts,
                programs: tools.programs?.ofSite(folderAbove(contentFolder)))
        }
    }

    /// The card as an earlier build has painted it, or painted now; prose may change without it.
    private func card(of lesson: CourseLesson, _ worker: FigureWorker) -> [UInt8]? {
        guard let source = lesson.key else { return picture(of: lesson, worker)?.bytes }
        var first = tools.cache.key("first figure")
        first.write(source)
        let figure = tools.cache.value(first) { lesson.firstFigure?.figureContent ?? source }
        let key = Fingerprint(key(of: lesson, figure: figure).bytes)
        if let known: StoredFile = tools.cache.find(key) { return known.bytes }
        // A layout that takes too long is tried again by the next build.
        guard let picture = picture(of: lesson, worker) else { return nil }
        tools.cache.keep(picture, as: key)
        return picture.bytes
    }

    /// Of all that a card follows from, its figure under a name of it.
    private func key(of lesson: CourseLesson, figure: Fingerprint) -> ByteWriter {
        var key = tools.cache.key("card")
        key.write([figure, surroundings])
        key.write([lesson.title, course.settings.title, course.settings.theme.accent?.light ?? ""])
        return key
    }

    /// The card, or that there is none; nil where the layout takes too long.
    private func picture(of lesson: CourseLesson, _ worker: FigureWorker) -> StoredFile? {
        guard let request = lesson.firstFigure?.figure else { return StoredFile(nil) }
        let title = lesson.title
        return worker.finish(request) { StoredFile(picture(of: request, under: title, $0)) }
    }

    private func picture(of request: FigureRequest, under title: String, _ resources: SiteResources) -> [UInt8]? {
        let figure = Figure(name: request.name, previews: preview(of: request, resources).map { [$0] } ?? [])
        let drawn = figure.picture(
            resources: figureResources(resources), outline: { tools.fonts.outlineElements(of: $0, font: $1) })
        guard let drawn, drawn.size.width > 0, drawn.size.height > 0 else { return nil }
        let card = SocialCard(
            title: title, site: course.settings.title, figure: drawn,
            accent: course.settings.theme.accent?.light ?? "#b3360d", fonts: tools.fonts, measurer: resources.measurer)
        return renderPNG(svg: card.svg)
    }

    /// Of all previews the card shows one; no other is solved.
    private func preview(of request: FigureRequest, _ resources: SiteResources) -> Preview? {
        let screens = request.previews(defaultWidths: course.settings.widths).map(\.screen)
        for screen in screens.sorted(by: { $0.isMoreTypical(than: $1) }) {
            guard let solution = FigureSolver(resources: resources).solve(request, on: screen).0 else { continue }
            return Preview(
                screen: screen, tree: solution.tree, layout: solution.layout, label: "",
                isPlain: request.settings.isPlain)
        }
        return nil
    }

    private func figureResources(_ resources: SiteResources) -> FigureResources {
        FigureResources(
            measurer: resources.measurer,
            image: { image in
                if let svg = course.symbols.svg(for: image) { return .symbol(svg: svg) }
                guard let picture = course.pictures[image.name],
                    let bytes = tools.fileSystem.read(join(contentFolder, picture.path))
                else { return nil }
                return .file(url: "data:\(Self.type(of: picture.path));base64,\(base64(bytes))", alternative: "")
            })
    }

    private static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "svg": "image/svg+xml"
        case "jpg", "jpeg": "image/jpeg"
        case let ending: "image/\(ending ?? "png")"
        }
    }
}
