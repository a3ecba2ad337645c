import Diagnostics

extension Course {
    /// Warnings about lessons of a chapter that have one title, or one place in their order.
    ///
    /// Complexity: O(n); only lessons that clash are read.
    package var clashes: [Diagnostic] {
        // Each with the position of the last lesson that has it.
        var titles: [ChapterValue<String>: Int] = [:]
        var orders: [ChapterValue<Double>: Int] = [:]
        var found: [Diagnostic] = []
        for index in lessons.indices where lessons[index].isTranslated {
            let (folder, chapter, title) = (lessons[index].folder, lessons[index].chapter, lessons[index].title)
            let isPage = lessons[index].isPage
            if let first = titles.updateValue(
                index, forKey: ChapterValue(folder: folder, chapter: chapter, value: title))
            {
                found.append(
                    lessons[index].clash(
                        "title", with: lessons[first], "the lesson '\(title)' has the title of another"))
            }
            guard !isPage, let order = lessons[index].outline.frontMatter.order,
                let first = orders.updateValue(
                    index, forKey: ChapterValue(folder: folder, chapter: chapter, value: order))
            else { continue }
            found.append(
                lessons[index].clash(
                    "order", with: lessons[first], "two lessons have the order \(number(order)); their paths decide"))
        }
        return found
    }
}

/// A title, or a place in the order, of a lesson in a chapter.
private struct ChapterValue<Value: Hashable>: Hashable {
    var folder: String
    var chapter: String?
    var value: Value
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
