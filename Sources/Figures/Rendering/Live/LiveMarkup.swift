/// An element whose place and style follow the width.
struct LiveElement {
    /// What is the same at every width; its own place means nothing.
    var element: Element
    var timelines: [StyleTimeline] = []

    /// Adds a timeline, unless it says nothing.
    mutating func add(_ timeline: StyleTimeline) {
        if !timeline.properties.isEmpty, !timeline.steps.isEmpty { timelines.append(timeline) }
    }
}

/// A stretch of a live preview.
enum LiveMarkup {
    case open(LiveElement)
    case void(LiveElement)
    case text(LiveText)
    /// Already escaped, or trusted.
    case raw(String)
    case close(tag: String)
}

extension [LiveMarkup] {
    /// The same elements with the timelines of both one after the other; nil where the elements are not the same.
    func continued(by other: [LiveMarkup]) -> [LiveMarkup]? {
        guard count == other.count else { return nil }
        var joined: [LiveMarkup] = []
        joined.reserveCapacity(count)
        for (mine, next) in zip(self, other) {
            guard let both = mine.continued(by: next) else { return nil }
            joined.append(both)
        }
        return joined
    }
}

extension LiveMarkup {
    fileprivate func continued(by other: LiveMarkup) -> LiveMarkup? {
        switch (self, other) {
        case (.open(let a), .open(let b)): a.continued(by: b).map { .open($0) }
        case (.void(let a), .void(let b)): a.continued(by: b).map { .void($0) }
        case (.text(let a), .text(let b)): a.continued(by: b).map { .text($0) }
        case (.raw(let a), .raw(let b)) where a == b: self
        case (.close(let a), .close(let b)) where a == b: self
        default: nil
        }
    }
}

extension LiveElement {
    fileprivate func continued(by other: LiveElement) -> LiveElement? {
        guard element == other.element, timelines.map({ $0.properties }) == other.timelines.map({ $0.properties })
        else {
            return nil
        }
        var joined = self
        for index in timelines.indices { joined.timelines[index].append(other.timelines[index]) }
        return joined
    }
}
