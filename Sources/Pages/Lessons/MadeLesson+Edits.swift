import Content
import Diagnostics

extension MadeLesson {
    /// Whether an edit that has made this lesson of `earlier` shows in its own files alone: other pages, the stylesheet, the fonts
    /// and the lists of lessons are as they were.
    ///
    /// Of teasers it says nothing, since large sites show none.
    package func changesOnlyItself(since earlier: MadeLesson) -> Bool {
        guard let drawn, let old = earlier.drawn, lesson.version == nil, earlier.lesson.version == nil else {
            return false
        }
        return lesson.path == earlier.lesson.path && lesson.slug == earlier.lesson.slug
            && lesson.waits == earlier.lesson.waits && !lesson.isIntroduction
            && lesson.outline.looksTheSame(as: earlier.lesson.outline)
            && lesson.dataFiles == earlier.lesson.dataFiles && lesson.bundleFiles == earlier.lesson.bundleFiles
            && !hasErrors && !earlier.hasErrors
            && drawn.needsOfTheSite == old.needsOfTheSite
    }

    private var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension DrawnLesson {
    /// What a lesson asks of the rest of its site.
    fileprivate struct Needs: Hashable {
        var glyphs: [String]
        var symbols: [String]
        var emoji: [String]
        var emojiOfTeaser: [String]?
        /// The files of the site that its figures show.
        var files: Set<String>
        var projects: [String]
        var hasPlayground: Bool
        /// Links whose text others give.
        var references: [Reference]
    }

    fileprivate var needsOfTheSite: Needs {
        Needs(
            glyphs: glyphs, symbols: symbols, emoji: emoji, emojiOfTeaser: teaser?.emoji,
            files: Set(figurePages.flatMap(\.files)), projects: projects.map(\.path), hasPlayground: playground != nil,
            references: references)
    }
}
