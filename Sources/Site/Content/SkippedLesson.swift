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
    var pagePath: String
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
