/// A property of a text's block that says whether a part of the text is displayed.
///
/// An element that a container query may change has its style computed anew at every width. A block that turns its line
/// breaks on and off by properties is one such element, whatever the number of breaks.
struct TextSwitch: Hashable {
    /// By the order of their first use in the text.
    var index: Int

    /// The name of the property.
    var property: String { "--B\(index)" }

    /// What stands on the part that is displayed or not.
    var timeline: StyleTimeline { StyleTimeline(constant: "display:var(\(property))") }
}

/// The switches of one text.
struct TextSwitches {
    /// When each is on, in the order of the switches.
    private var courses: [StyleTimeline] = []
    private var indices: [StyleTimeline: Int] = [:]

    /// The switch that follows `course`, a timeline of `display`.
    mutating func note(_ course: StyleTimeline) -> TextSwitch {
        if let index = indices[course] { return TextSwitch(index: index) }
        let index = courses.count
        courses.append(course)
        indices[course] = index
        return TextSwitch(index: index)
    }

    /// All of them as a timeline of the block; nil where there are none.
    var timeline: StyleTimeline? {
        guard !courses.isEmpty else { return nil }
        return StyleTimeline(courses.indices.map { TextSwitch(index: $0).property }, merging: courses)
    }
}
