import Diagnostics

/// Lessons that belong together, as lists of lessons show them.
package struct Chapter: Hashable, Sendable {
    /// Its name; nil for the lessons that name no chapter.
    package var name: String?
    /// Positions of its lessons among those of the course; not empty.
    package var lessons: Range<Int>
    /// How deep it is nested, 0 for one that is in no other.
    package var depth = 0
    /// The chapters around it that have no lessons of their own before it and have not been begun, the outer ones first.
    package var parts: [Part] = []

    /// A chapter that only holds others.
    package struct Part: Hashable, Sendable {
        package var name: String
        package var depth: Int
    }
}

extension Course {
    /// The pages that are no lessons, but for the home page's introduction; they stand behind all lessons.
    package var pages: [CourseLesson] { lessons.filter { $0.isPage && !$0.isIntroduction } }

    /// The position of what stands on the home page above the list of lessons; nil where nothing does.
    package var introduction: Int? { lessons.firstIndex(where: \.isIntroduction) }

    /// The chapters that have lessons, in their order; the lessons without a chapter come first.
    package var chapters: [Chapter] {
        var chapters: [Chapter] = []
        for (index, lesson) in lessons.enumerated() where !lesson.isPage {
            if let last = chapters.last, last.name == lesson.chapter {
                chapters[chapters.count - 1].lessons = last.lessons.lowerBound..<index + 1
            } else {
                chapters.append(Chapter(name: lesson.chapter, lessons: index..<index + 1))
            }
        }
        return nested(chapters)
    }

    /// The chapters with what the settings say of how they are nested.
    private func nested(_ chapters: [Chapter]) -> [Chapter] {
        let (names, depths) = (settings.chapters, settings.chapterDepths)
        guard depths.contains(where: { $0 > 0 }) else { return chapters }
        var begun: Set<String> = []
        return chapters.map { chapter in
            guard let name = chapter.name, let position = names.firstIndex(of: name), depths.indices.contains(position)
            else { return chapter }
            var chapter = chapter
            chapter.depth = depths[position]
            var outer = depths[position]
            for index in names[..<position].indices.reversed() where depths[index] < outer {
                outer = depths[index]
                guard begun.insert(names[index]).inserted else { continue }
                chapter.parts.insert(Chapter.Part(name: names[index], depth: outer), at: 0)
            }
            begun.insert(name)
            return chapter
        }
    }
}

extension CourseLesson {
    /// The name of its chapter, nil for none.
    package var chapter: String? { translatedChapter ?? frontMatter.chapter?.value }

    /// Whether it comes before `other` in a course with these chapters.
    package func isBefore(_ other: CourseLesson, chapters: [String]) -> Bool {
        let (place, otherPlace) = (self.place(in: chapters), other.place(in: chapters))
        guard place == otherPlace else { return place < otherPlace }
        return (frontMatter.order ?? .infinity, slug) < (other.frontMatter.order ?? .infinity, other.slug)
    }

    /// What is wrong with the chapter it names, if it is none of `chapters`.
    package func problem(amongChapters chapters: [String]) -> Diagnostic? {
        guard let name = frontMatter.chapter, translatedChapter == nil, !chapters.contains(name.value) else {
            return nil
        }
        let help =
            if let near = nearestName(to: name.value, among: chapters) {
                "did you mean '\(near)'?"
            } else if chapters.isEmpty {
                "name the chapters in site.yml: 'chapters: [\(name.value)]'"
            } else {
                "the chapters in site.yml are \(chapters.joined(separator: ", "))"
            }
        return Diagnostic(
            .error, "unknown-chapter", in: lesson.file, at: name.range,
            message: "there is no chapter '\(name.value)'", help: help)
    }

    /// Lessons without a chapter stand before the first, those with an unknown one behind the last, pages behind all.
    private func place(in chapters: [String]) -> Int {
        if isPage { return .max }
        guard let chapter else { return -1 }
        return chapters.firstIndex(of: chapter) ?? chapters.count
    }
}
