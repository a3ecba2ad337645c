import AutoLayout
import Escaping
import Piecewise

/// The rules of a live preview: those of the least width, then for each breakpoint the declarations that change there.
struct LiveStylesheet {
    /// Each different track with the class that stands for it, in the order of their first use.
    private var tracks: [(track: Track, name: String)] = []
    private var names: [Track: String] = [:]
    /// Groups of declarations that are the same at every width, with their classes.
    private var uses: [Track: Int] = [:]
    private var content = ""
    /// The class of the element around: equal rules have an equal one.
    private(set) var scope = ""

    /// Names every track and every group of declarations that stands on more than one element, or changes.
    init(of arrangements: [LiveDrawing.Arrangement]) {
        let all = arrangements.flatMap { arrangement in
            [arrangement.display.essential] + arrangement.markup.flatMap(\.ownTracks)
        }
        for track in all { uses[track, default: 0] += 1 }
        for track in all where isShared(track) && names[track] == nil {
            let name = SharedStyle.word(tracks.count)
            names[track] = name
            tracks.append((track, name))
        }
        content = written
        scope = "L_" + SharedStyle.fingerprint(of: content)
    }

    private func isShared(_ track: Track) -> Bool {
        !track.properties.isEmpty && (!track.isConstant || uses[track, default: 0] > 1)
    }

    /// The class and style attributes for tracks and roles, each with a space before it.
    func attributes(roles: [String], _ tracks: [Track]) -> String {
        let classes = roles + tracks.compactMap { names[$0] }
        let rest = tracks.filter { names[$0] == nil && !$0.properties.isEmpty }.map(\.first)
        var result = ""
        if !classes.isEmpty { result += " class=\"\(classes.joined(separator: " "))\"" }
        if !rest.isEmpty { result += " style=\"\(escaped(rest.joined(separator: ";")))\"" }
        return result
    }

    /// The rules, inside of a scope of their own.
    var rules: String {
        tracks.isEmpty ? "" : ".\(scope){\n\(content)}\n"
    }

    private var written: String {
        let base = grouped(tracks.map { (".\($0.name)", $0.track.first) })
        return base + blocks.map { block in "@container \(block.condition){\n\(grouped(block.rules))}\n" }.joined()
    }

    /// What changes, by breakpoint, ascending.
    private var blocks: [(condition: String, rules: [(String, String)])] {
        var changes: [(start: Breakpoint, selector: String, declarations: String)] = []
        for (track, name) in tracks {
            for index in track.steps.indices.dropFirst() {
                changes.append((track.steps[index].start, ".\(name)", track.changes(at: index)))
            }
        }
        let order = changes.indices.sorted {
            let (a, b) = (changes[$0].start, changes[$1].start)
            return a == b ? $0 < $1 : a < b
        }
        var blocks: [(condition: String, rules: [(String, String)])] = []
        for index in order {
            let change = changes[index]
            let condition = change.start.containerCondition
            if blocks.last?.condition != condition { blocks.append((condition, [])) }
            blocks[blocks.count - 1].rules.append((change.selector, change.declarations))
        }
        return blocks
    }

    /// Rules with equal declarations as one, in the order of their first.
    private func grouped(_ rules: [(selector: String, declarations: String)]) -> String {
        var selectors: [String: [String]] = [:]
        var order: [String] = []
        for rule in rules {
            if selectors[rule.declarations] == nil { order.append(rule.declarations) }
            selectors[rule.declarations, default: []].append(rule.selector)
        }
        return order.map { "\(selectors[$0, default: []].joined(separator: ",")){\($0)}\n" }.joined()
    }
}

extension LiveMarkup {
    /// The tracks of its elements, those that never change and the plain style included.
    fileprivate var ownTracks: [Track] {
        switch self {
        case .open(let element), .void(let element): element.allTracks
        case .text(let text): text.tracks
        case .raw, .close: []
        }
    }
}

extension LiveElement {
    /// The tracks that say anything, and each group of plain declarations as one.
    var allTracks: [Track] {
        tracks.map(\.essential).filter { !$0.properties.isEmpty } + element.style.map { Track(constant: $0) }
    }
}

extension Track {
    /// A group of declarations, `property:value;…`, that are the same at every width.
    init(constant declarations: String) {
        let parts = declarations.split(separator: ":", maxSplits: 1).map(String.init)
        self.init([parts.first ?? ""])
        append([parts.count > 1 ? parts[1] : ""], from: Breakpoint(0))
    }
}
