import Diagnostics

extension Course {
    /// Warnings about lessons of a chapter that have one title, or one place in their order.
    ///
    /// Complexity: O(n); only lessons that clash are read.
    package var clashes: [Diagnostic] {
        var titles: [[String?]: CourseLesson] = [:]
        var orders: [[String?]: [Double: CourseLesson]] = [:]
        var found: [Diagnostic] = []
        for lesson in lessons where lesson.isTranslated {
            if let first = titles[[lesson.folder, lesson.chapter, lesson.title]] {
                found.append(
                    lesson.clash("title", with: first, "the lesson '\(lesson.title)' has the title of another"))
            }
            titles[[lesson.folder, lesson.chapter, lesson.title]] = lesson
            guard let order = lesson.outline.frontMatter.order, !lesson.isPage else { continue }
            if let first = orders[[lesson.folder, lesson.chapter]]?[order] {
                found.append(
                    lesson.clash(
                        "order", with: first, "two lessons have the order \(number(order)); their paths decide"))
            }
            orders[[lesson.folder, lesson.chapter], default: [:]][order] = lesson
        }
        return found
    }
}

extension CourseLesson {
    /// A warning at an entry of the front matter, or at the lesson's beginning.
    fileprivate func clash(_ key: String, with first: CourseLesson, _ message: String) -> Diagnostic {
        let notes = [Diagnostic.Note(location: first.place(of: key), message: "the other stands here")]
        let range = lesson.frontMatter[key]?.range ?? 0..<1
        return Diagnostic(
            .warning, "same-\(key)", in: lesson.file, at: range, message: message, help: "give each its own",
            notes: notes)
    }

    private func place(of key: String) -> SourceLocation {
        lesson.frontMatter[key]?.location ?? SourceLocation(path: path, line: 1, column: 1)
    }
}
