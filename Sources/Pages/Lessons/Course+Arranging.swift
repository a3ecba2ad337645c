import Content
import Diagnostics
import Files
import Lessons

/// A site in one of its languages, and what each of its lessons gives to its page.
package struct DrawnCourse: Sendable {
    package var course: Course
    /// In the order of the course's lessons.
    package var drawn: [DrawnLesson]
}

extension DrawnCourse {
    /// The courses of the lessons that have been made, in each language of the site, the main one first.
    ///
    /// What is wrong with one lesson never hides what is wrong with another.
    package static func arranged(_ made: [MadeLesson], _ sources: SiteSources, drafts: DraftPolicy) -> [DrawnCourse] {
        let originals = originals(among: made, sources)
        let components = ComponentPlaces(of: made)
        var courses = sources.editions.indices.map { position in
            let own = made.filter { ($0.lesson.version?.edition ?? 0) == position }.map { made -> MadeLesson in
                var made = made
                made.lesson.take(from: originals[made.lesson.name], in: sources)
                made.diagnostics = components.completed(made.diagnostics)
                made.lesson.changed = sources.lastChanges[made.lesson.file + ".md"]
                return made
            }
            return arranged(own, sources, at: position, drafts: drafts)
        }
        courses[0].course.diagnostics = sources.diagnostics + courses[0].course.diagnostics
        let read = Set(made.flatMap { $0.lesson.dataFiles + $0.lesson.bundleFiles })
        courses[0].course.unreadData = sources.unreadData(besides: read)
        fillReferences(in: &courses)
        return courses
    }

    /// Takes an edited lesson that changes nothing but itself; false where what is said of the others has to be looked at again.
    package mutating func replace(lessonAt index: Int, by made: MadeLesson, since earlier: MadeLesson) -> Bool {
        guard let new = made.drawn, new.references.isEmpty, made.diagnostics.isEmpty, earlier.diagnostics.isEmpty else {
            return false
        }
        let changed = course.lessons[index].changed
        (course.lessons[index], drawn[index]) = (made.lesson, new)
        course.lessons[index].changed = changed
        return true
    }

    private static func arranged(
        _ made: [MadeLesson], _ sources: SiteSources, at position: Int, drafts: DraftPolicy
    ) -> DrawnCourse {
        let edition = sources.editions[position]
        let chapters = edition.settings.chapters
        var diagnostics: [Diagnostic] = []
        var shown: [(lesson: CourseLesson, drawn: DrawnLesson)] = []
        var skipped: [SkippedLesson] = []
        for made in made {
            if let reason = made.lesson.waits, drafts == .leftOut {
                if made.lesson.isTranslated { skipped.append(made.lesson.skipped(because: reason)) }
                continue
            }
            guard let drawn = made.drawn else { continue }
            diagnostics += made.diagnostics + made.lesson.nameTaken
            if let problem = made.lesson.problem(amongChapters: chapters) { diagnostics.append(problem) }
            shown.append((made.lesson, drawn))
        }
        shown.sort { $0.lesson.isBefore($1.lesson, chapters: chapters) }
        var course = Course(
            settings: edition.settings, lessons: shown.map(\.lesson), pictures: sources.pictures,
            symbols: sources.symbols, skipped: skipped, diagnostics: diagnostics)
        course.edition = edition
        course.files = sources.files
        course.staticFiles = sources.staticFiles
        return DrawnCourse(course: course, drawn: shown.map(\.drawn))
    }

    /// What each lesson says of itself in the main language, by what names it in all; none for a site in one.
    private static func originals(among made: [MadeLesson], _ sources: SiteSources) -> [String: FrontMatter] {
        guard sources.editions.count > 1 else { return [:] }
        return Dictionary(
            made.filter { $0.lesson.version == nil }.map { ($0.lesson.slug, $0.lesson.outline.frontMatter) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension Course {
    /// The course with the lessons of other languages behind its own, for what looks at all of a site.
    package func joined(with others: some Sequence<Course>) -> Course {
        var joined = self
        for course in others {
            joined.lessons += course.lessons
            joined.skipped += course.skipped
            joined.diagnostics += course.diagnostics
        }
        return joined
    }
}

extension CourseLesson {
    /// Takes over what its original says of it, and the name that its chapter has in its language.
    fileprivate mutating func take(from original: FrontMatter?, in sources: SiteSources) {
        guard let version else { return }
        if version.isTranslated { self.version?.original = original }
        let main = sources.settings.chapters
        let own = sources.editions[version.edition].settings.chapters
        let chapter = outline.frontMatter.chapter?.value ?? original?.chapter?.value
        if let position = chapter.flatMap({ main.firstIndex(of: $0) }), own.indices.contains(position) {
            translatedChapter = own[position]
        }
    }

    /// The pages that every site has of its own.
    private static let ownPages = ["index.html", "404.html", "search.html"]

    /// A message about a lesson whose page would take the place of the site's own.
    fileprivate var nameTaken: [Diagnostic] {
        guard Self.ownPages.contains(name + ".html"), isTranslated, !isIntroduction else { return [] }
        let help = "give the lesson's file another name"
        return [
            Diagnostic(
                .error, "page-taken", in: lesson.file, at: 0..<1,
                message: "the site has a page '\(pagePath)' of its own",
                help: name == "index"
                    ? "write 'kind: page' for what stands above its list of lessons, or \(help)" : help)
        ]
    }
}
