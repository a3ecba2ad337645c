/// The declarations that several elements of a figure share, each as a class named by a short lowercase word.
struct SharedStyle {
    /// The shared groups with their classes, in the order of their first use.
    private(set) var classes: [(declarations: String, name: String)] = []
    private var names: [String: String] = [:]

    /// Shares every group that stands on two or more elements of `markup`.
    init(of markup: [Markup]) {
        var uses: [String: Int] = [:]
        let groups = markup.flatMap { $0.element?.declarations ?? [] }
        for group in groups { uses[group, default: 0] += 1 }
        for group in groups {
            guard uses[group, default: 0] > 1, names[group] == nil else { continue }
            let name = Self.word(classes.count)
            names[group] = name
            classes.append((group, name))
        }
    }

    /// Writes the start tag of `element`, whose shared groups are classes, as UTF-8.
    func writeStartTag(_ element: Element, to utf8: inout [UInt8]) {
        if names.isEmpty {
            return element.writeStartTag(classes: element.roles, style: element.declarations, to: &utf8)
        }
        var (classes, style) = (element.roles, [String]())
        for group in element.declarations {
            if let name = names[group] { classes.append(name) } else { style.append(group) }
        }
        element.writeStartTag(classes: classes, style: style, to: &utf8)
    }

    /// The rules of the classes, one a line.
    var rules: String {
        let scope = scope
        return classes.map { ".\(scope) .\($0.name){\($0.declarations)}\n" }.joined()
    }

    /// The figure's own class: equal rules have an equal one, so that figures on a page never disturb each other.
    var scope: String { "F_" + Self.fingerprint(of: classes.map { $0.declarations + "\n" }.joined()) }

    /// A short word that stands for `text`.
    static func fingerprint(of text: String) -> String {
        // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }

    /// a, b, … z, aa, ab, …: the `index`th word over the letters.
    static func word(_ index: Int) -> String {
        var letters: [UInt8] = []
        var rest = index + 1
        while rest > 0 {
            letters.append(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
            rest = (rest - 1) / 26
        }
        return String(decoding: letters.reversed(), as: UTF8.self)
    }
}

extension [Markup] {
    /// The document's text, with style shared as `style` says.
    func html(_ style: SharedStyle) -> String {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(count * 64)
        for piece in self {
            switch piece {
            case .open(let element), .void(let element): style.writeStartTag(element, to: &utf8)
            case .raw(let content): utf8 += content.utf8
            case .close(let tag):
                utf8 += "</".utf8
                utf8 += tag.utf8
                utf8 += ">".utf8
            }
        }
        return String(decoding: utf8, as: UTF8.self)
    }
}
