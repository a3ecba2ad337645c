/// A lesson that a build leaves out, and why.
public struct SkippedLesson: Hashable, Sendable {
    /// Why a lesson is left out.
    public enum Reason: Hashable, Sendable {
        /// Its front matter says `draft: true`.
        case draft
        /// Its date is still to come.
        case future(date: String, today: String)
    }

    /// The lesson's file.
    public var path: String
    public var title: String
    public var reason: Reason
    /// The page it would have had, below the output folder.
    package var pagePath: String
}

extension SkippedLesson.Reason {
    /// The reason in words.
    public var sentence: String {
        switch self {
        case .draft: "it is a draft"
        case .future(let date, let today): "its day, \(date), is still to come; today is \(today) in UTC"
        }
    }
}

/// What a build does with drafts, and with lessons whose day is still to come.
public enum DraftPolicy: Hashable, Sendable {
    /// They have no page; the site's summary lists them.
    case leftOut
    /// They have a page like all others, with a mark that says what they are.
    case shown
}

extension CourseLesson {
    /// Why readers do not see it on a day, `YYYY-MM-DD`, empty for one that is not known; nil if they do.
    ///
    /// Days of one form are in the order of their texts.
    package func reasonToWait(today: String) -> SkippedLesson.Reason? {
        if frontMatter.isDraft { return .draft }
        guard let date = frontMatter.date, !today.isEmpty, date > today else { return nil }
        return .future(date: date, today: today)
    }

    /// The lesson as one that has no page.
    package func skipped(because reason: SkippedLesson.Reason) -> SkippedLesson {
        SkippedLesson(path: path, title: title, reason: reason, pagePath: pagePath)
    }
}
