import Content
import Lessons
import Templates

extension PageValues {
    /// The chapters as a page lists them; those whose lessons it has no room for by their names alone.
    func chapters(on page: Page) -> [TemplateValue] {
        chapters.enumerated().compactMap { position, chapter in
            let listed = listed(of: chapter, on: page)
            guard !listed.isEmpty || chapter.name != nil else { return nil }
            let first = chapter.lessons.lowerBound
            return .record([
                ("chapter", .string(chapter.name ?? "")), ("hasChapter", .bool(chapter.name != nil)),
                ("id", .string(chapterIdentifiers[position])),
                ("href", .string("index.html#" + addressOfFile(chapterIdentifiers[position]))),
                ("count", .string("\(chapter.lessons.count)")), ("isListed", .bool(!listed.isEmpty)),
                ("isOpen", .bool(page.current.map { chapter.lessons.contains($0) } ?? true)),
                ("depth", .string("\(chapter.depth)")), ("isNested", .bool(chapter.depth > 0)),
                ("level", .string("\(Self.level(at: chapter.depth))")),
                ("lessonLevel", .string("\(chapter.name == nil ? 2 : Self.level(at: chapter.depth) + 1)")),
                (
                    "parts",
                    .list(
                        chapter.parts.map { part in
                            .record([
                                ("part", .string(part.name)), ("depth", .string("\(part.depth)")),
                                ("level", .string("\(Self.level(at: part.depth))")),
                            ])
                        })
                ),
                ("lessons", .list(listed.map { lesson(at: $0, number: $0 - first + 1, on: page) })),
            ])
        }
    }

    /// The level of the heading of a chapter; there are six, and its lessons need one.
    private static func level(at depth: Int) -> Int { min(2 + depth, 5) }
}
