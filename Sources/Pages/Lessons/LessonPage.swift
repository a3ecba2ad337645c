import Content
import Diagnostics
import Escaping
import FigureDrawing
import Figures
import Foundation
import Highlighting
import Lessons
import Templates
import UIKitCode

/// Writes the body of one lesson's page.
struct LessonPage {
    let lesson: CourseLesson
    /// For each block the figure it draws.
    let figures: [DrawnFigure?]
    /// For each block its figure with the page's classes.
    private let drawings: [String?]
    /// The rules of the figures.
    let css: String
    let pictures: PictureCatalog
    let templates: TemplateSet
    let words: Words
    /// The apps that blocks offer, by the blocks' positions.
    let projects: [Int: LessonProject]
    /// The videos of the site, and what stands beside them under their names.
    let videoFiles: Set<String>
    /// The diagrams, by the positions of their blocks.
    let diagrams: [Int: String]

    init(
        lesson: CourseLesson, figures: [DrawnFigure?], pictures: PictureCatalog, templates: TemplateSet, words: Words,
        projects: [Int: LessonProject], videoFiles: Set<String>, diagrams: [Int: String]
    ) {
        (self.lesson, self.figures, self.pictures) = (lesson, figures, pictures)
        (self.templates, self.words, self.projects) = (templates, words, projects)
        (self.videoFiles, self.diagrams) = (videoFiles, diagrams)
        var style = PageStyle()
        drawings = figures.map { figure in
            if case .markup(let markup, _) = figure { style.add(markup) } else { nil }
        }
        css = style.text
    }

    /// The documents of the figures that have one.
    func figurePages(language: String) -> [FigurePage] {
        zip(lesson.plans, figures).compactMap { plan, figure in
            guard case .markup(let markup, _) = figure, let document = markup.document, let name = plan.figure?.name
            else { return nil }
            return FigurePage(document, ofFigure: name, in: lesson, language: language)
        }
    }

    /// The lesson's body as HTML, with its figures and its code.
    func body() -> (html: String, references: [DrawnLesson.Reference], diagnostics: [Diagnostic]) {
        let panes = lesson.uiKitPanes
        let numbers = lesson.figureNumbers
        var references: [DrawnLesson.Reference] = []
        var images = 0
        var diagnostics: [Diagnostic] = []
        var index = -1
        let html = lesson.lesson.html(
            block: { block in
                index += 1
                let label = numbers.blocks[index].map { words.figureLabel($0) } ?? ""
                let (html, messages) = self.html(of: block, at: index, uiKit: panes[index], label: label)
                diagnostics += messages
                return html
            },
            prose: { lesson.version == nil ? $0 : movedAddresses(in: $0) { lesson.address(ofFileAt: $0) } },
            image: { image in
                images += 1
                let picture = self.image(of: image)
                guard let number = numbers.images[images - 1] else { return picture }
                return image.figure(of: picture, label: words.figureLabel(number))
            },
            address: { lesson.address(of: $0) },
            linkText: { link, offset in
                references.append(DrawnLesson.Reference(link: link, offset: offset))
                return ""
            },
            calloutTitle: { words[$0.rawValue] },
            quantity: { lesson.quantityHTML($0) },
            verdict: { lesson.verdicts.indices.contains($0) ? self.html(of: lesson.verdicts[$0]) : "" })
        return (html + figureData, references, diagnostics)
    }

    /// What the theme's script is told of the figures, by name, behind them all: there it is not read before it is
    /// needed, and packs well.
    private var figureData: String {
        var data = PageData()
        for case (let plan, .markup(let markup, _)?) in zip(lesson.plans, figures) {
            guard let own = markup.data, let name = plan.figure?.name else { continue }
            data.add(own, named: name)
        }
        return data.isEmpty
            ? "" : "<script type=\"application/json\" id=\"FigureData\">\(data.json)</script>\n"
    }

    private func html(
        of block: CodeBlock, at index: Int, uiKit: UIKitListing?, label: String
    ) -> (String, [Diagnostic]) {
        switch block.kind {
        case .data:
            return ("", [])
        case .code(let language, let title):
            guard let diagram = lesson.plans[index].diagram else { return listing(block, in: language, named: title) }
            let picture = figure(of: diagram, diagrams[index] ?? "", label: label)
            guard diagram.showsCode else { return (picture, []) }
            let (code, problems) = listing(block, in: language, named: title)
            return (code + picture, problems)
        case .layout, .program:
            return step(block, at: index, uiKit: uiKit)
        }
    }

    /// What a choice comes to, which the stylesheet shows once it is chosen or the answer is open.
    private func html(of verdict: ChoiceVerdict) -> String {
        """
        <small class="verdict \(verdict.isRight ? "is-right" : "is-wrong")" data-figure="\(escaped(verdict.figure))" \
        data-width="\(number(verdict.width))"><b>\(escaped(words[verdict.isRight ? "isRight" : "isWrong"]))</b> \
        <code>\(escaped(verdict.claim))</code>: \(escaped(verdict.numbers))</small>
        """
    }

    private func listing(_ block: CodeBlock, in language: String, named title: String?) -> (String, [Diagnostic]) {
        let settings = ListingSettings(of: block, in: lesson.lesson.file)
        let marks =
            settings.isChange
            ? LineMarks(new: settings.marked, ofChange: block.text) : LineMarks(new: settings.marked)
        return templates.render(
            "code",
            with: .record([
                ("words", words.values), ("language", .string(language)), ("hasTitle", .bool(title != nil)),
                ("title", .string(title ?? "")), ("isNumbered", .bool(settings.firstNumber != nil)),
                ("numberBefore", .string("\((settings.firstNumber ?? 1) - 1)")),
                ("code", .string(highlightCode(block.text, language: language, marks: marks))),
            ]))
    }

    private func step(_ block: CodeBlock, at index: Int, uiKit: UIKitListing?) -> (String, [Diagnostic]) {
        let plan = lesson.plans[index]
        guard plan.showsCode || figures[index] != nil else { return ("", []) }
        let (figure, isWide, diagnostics) = drawing(at: index)
        let program = plan.program ?? plan.figure?.program
        let code =
            !plan.showsCode
            ? ""
            : block.kind == .program
                ? highlightCode(block.text, language: "swift", marks: LineMarks(new: plan.newLines))
                : highlightLayout(block.excerpt.utf8, in: program, newLines: plan.newLines)
        let (html, problems) = templates.render(
            "step",
            with: .record([
                ("words", words.values), ("code", .string(code)), ("hasCode", .bool(plan.showsCode)),
                ("listing", .string(plan.listing?.name ?? "")),
                ("isProgram", .bool(block.kind == .program)),
                ("isExercise", .bool(plan.exercise == .start)), ("isSolution", .bool(plan.exercise == .solution)),
                (
                    "goals",
                    .list(plan.goals.map { .record([("goal", .string(highlightCode($0, language: "layout")))]) })
                ),
                ("figure", .string(figure)), ("hasFigure", .bool(!figure.isEmpty)), ("isWide", .bool(isWide)),
                ("name", .string(plan.figure?.name ?? "")), ("caption", .string(plan.figure?.settings.caption ?? "")),
                ("place", .string(block.location.description)),
                ("hasKnobs", .bool(!plan.knobs.isEmpty)), ("knobs", .string(knobs(of: plan))),
                ("hasUIKit", .bool(uiKit != nil)),
                ("uiKit", .string(uiKit?.html ?? "")),
                ("hasProject", .bool(projects[index] != nil)),
                ("project", .string(projects[index].map { root + addressOfFile($0.path) } ?? "")),
            ]))
        return (html, diagnostics + problems)
    }

    /// For the script that makes sliders of them, as JSON: name, value, least, most and step of each.
    private func knobs(of plan: BlockPlan) -> String {
        let texts = plan.knobs.map { knob in
            let numbers = [knob.value, knob.bounds.lowerBound, knob.bounds.upperBound, knob.step]
            return "[\"\(knob.name)\",\(numbers.map { number($0) }.joined(separator: ","))]"
        }
        return "[\(texts.joined(separator: ","))]"
    }

    private func drawing(at index: Int) -> (html: String, isWide: Bool, [Diagnostic]) {
        switch figures[index] {
        case nil: return ("", false, [])
        case .markup(let markup, _): return (drawings[index] ?? "", markup.isWide, [])
        case .problem(let problems):
            let (html, diagnostics) = templates.render(
                "problem",
                with: .record([
                    ("words", words.values), ("message", .string(problems.first?.message ?? "")),
                    ("rendered", .string(problems.map(\.rendered).joined(separator: "\n"))),
                    ("place", .string(problems.first?.location.description ?? "")),
                ]))
            // Links to the figure are not what is wrong.
            let name = lesson.plans[index].figure?.name ?? ""
            let isTaken = lesson.outline.headings.contains { $0.id == name }
            return ((isTaken ? "" : "<span id=\"\(escaped(name))\"></span>") + html, false, diagnostics)
        }
    }

    /// The way from the page to the site's folder.
    private var root: String { String(repeating: "../", count: lesson.slug.count { $0 == "/" }) }

    /// A picture of the prose with its size, so that nothing jumps while it loads, and with its dark variant.
    private func image(of written: Lesson.Image) -> String {
        var image = written
        image.url = lesson.address(ofFileAt: written.url)
        let path = lesson.path(ofFileAt: written.url)
        if let path, let video = video(image, at: path, address: image.url) { return video }
        guard let path, let picture = pictures[path: path] else {
            return image.html
        }
        let size = " width=\"\(number(picture.size.width))\" height=\"\(number(picture.size.height))\" loading=\"lazy\""
        let element = image.html.replacing("<img ", with: "<img\(size) ")
        guard let dark = pictures.darkVariant(of: picture) else { return element }
        let address = root + addressOfFile(dark.path)
        return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address)\">\(element)</picture>"
    }
}
