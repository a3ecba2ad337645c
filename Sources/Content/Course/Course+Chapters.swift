import Diagnostics

/// Lessons that belong together, as lists of lessons show them.
package struct Chapter: Hashable, Sendable {
    /// Its name; nil for the lessons that name no chapter.
    package var name: String?
    /// Positions of its lessons among those of the course; not empty.
    package var lessons: Range<Int>
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
        return chapters
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
