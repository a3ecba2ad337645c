/// What the theme's script is told of a page's figures, as JSON. Steps of one screen are much alike, so that what figures have
/// in common stands once.
///
/// `{"lists": […], "tracks": […], "kinds": […], "code": […], "figures": {"name": {"views": […], "alike": […], "code": […]}}}`.
/// A list is one text: its items, separated by semicolons, `#3` behind one that track 3 tells of. A track is an array of
/// segments `[width, cell, …]`; a cell is `[excess, per point of width, per point of offset, offset of its start, per point of
/// width, constant, per point of width, per point of offset]`, of which zeros at the end are left out; the constant is there
/// where it varies. The excess is null where the constraint takes no part. A cell without excess, rates and start is its
/// constant alone. A kind is `[type, axis, {guide: insets}, constraint, …]`; a constraint its words, or `[words, other, track,
/// whether it is hidden]`. Of each view stand its depth, below zero for one that is absent at first and counted from -1, its
/// name, its kind and its list, -1 for none. Numbers of kinds, lists, tracks and lines of code are positions.
public struct PageData {
    private var lists = Pool()
    private var tracks = Pool()
    private var kinds = Pool()
    private var code = Pool()
    private var figures: [String] = []

    /// Nothing to tell.
    public init() {}

    public var isEmpty: Bool { figures.isEmpty }

    /// Adds a figure.
    public mutating func add(_ figure: FigureData, named name: String) {
        let own = figure.tracks.map { tracks.position(of: $0) }
        let lists = figure.lists.map { self.lists.position(of: Self.quoted(Self.text(of: $0, own))) }
        let views = figure.views.map { view in
            let kind = kinds.position(of: Self.text(of: view.kind, own))
            let list = view.list.flatMap { lists.indices.contains($0) ? lists[$0] : nil } ?? -1
            let depth = view.isAbsent ? -1 - view.depth : view.depth
            return "\(depth),\(Self.quoted(view.name)),\(kind),\(list)"
        }
        let lines = figure.code.map { "\(code.position(of: Self.quoted($0)))" }
        let alike = figure.isAlike.map { $0 ? "1" : "0" }
        figures.append(
            "\(Self.quoted(name)):{\"views\":[\(views.joined(separator: ","))],"
                + "\"alike\":[\(alike.joined(separator: ","))],\"code\":[\(lines.joined(separator: ","))]}")
    }

    /// The JSON, which can stand in a `script` element.
    public var json: String {
        "{\"lists\":\(lists.json),\"tracks\":\(tracks.json),\"kinds\":\(kinds.json),\"code\":\(code.json),"
            + "\"figures\":{\(figures.joined(separator: ",\n"))}}"
    }

    private static func text(of list: [FigureData.Listed], _ tracks: [Int]) -> String {
        list.map { item in item.words + (number(item.track, tracks).map { "#\($0)" } ?? "") }.joined(separator: ";")
    }

    private static func text(of kind: FigureData.Kind, _ tracks: [Int]) -> String {
        let guides = kind.guides.map { "\(quoted($0.name)):\(quoted($0.insets))" }.joined(separator: ",")
        let constraints = kind.constraints.map { constraint -> String in
            let track = number(constraint.track, tracks)
            if constraint.other == nil, track == nil, !constraint.isHidden { return quoted(constraint.words) }
            let other = constraint.other.map(quoted) ?? "0"
            return "[\(quoted(constraint.words)),\(other),\(track ?? -1),\(constraint.isHidden ? 1 : 0)]"
        }
        let parts = [quoted(kind.type), quoted(kind.axis ?? ""), "{\(guides)}"] + constraints
        return "[\(parts.joined(separator: ","))]"
    }

    private static func number(_ track: Int?, _ tracks: [Int]) -> Int? {
        track.flatMap { tracks.indices.contains($0) ? tracks[$0] : nil }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\"", "\\": "\\\(character)"
            case "<": "\\u003c"
            case let control where control.unicodeScalars.allSatisfy({ $0.value < 0x20 }): " "
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Values as JSON, each once.
    private struct Pool {
        private var texts: [String] = []
        private var known: [String: Int] = [:]

        mutating func position(of text: String) -> Int {
            if let position = known[text] { return position }
            known[text] = texts.count
            texts.append(text)
            return texts.count - 1
        }

        var json: String { "[\(texts.joined(separator: ","))]" }
    }
}
