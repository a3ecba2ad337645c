/// The UIKit code beside each of a lesson's layout blocks: what the block makes new; the rest stands at earlier ones.
package struct UIKitPane {
    /// The code of each declaration as it stood last, by its name.
    private var shown: [String: String] = [:]

    package init() {}

    /// The code to show beside the next block, and which of its lines are new, where a declaration stood otherwise before;
    /// nil where all of it has been shown.
    package mutating func code(of program: UIKitCode) -> UIKitListing? {
        let known = program.declarations.filter { shown[$0.name] == $0.code }
        let new = program.declarations.filter { shown[$0.name] != $0.code }
        if new.isEmpty { return nil }
        let changesOld = new.contains { shown[$0.name] != nil }
        var listing = UIKitListing(code: Self.note(of: known.map { $0.name }))
        for (index, declaration) in new.enumerated() {
            if index > 0 { listing.code += "\n" }
            let old = shown.updateValue(declaration.code, forKey: declaration.name)
            listing.append(declaration.code, insteadOf: old, marksNewLines: changesOld)
        }
        return listing
    }

    /// A comment that names what the code uses and an earlier block shows.
    private static func note(of names: [String]) -> String {
        if names.isEmpty { return "" }
        var lines: [String] = []
        var line = "// As above:"
        for (index, name) in names.enumerated() {
            let word = " \(name)\(index + 1 < names.count ? "," : ".")"
            if line.utf8.count + word.utf8.count > 76 {
                lines.append(line)
                line = "//"
            }
            line += word
        }
        return (lines + [line]).joined(separator: "\n") + "\n\n"
    }
}

/// What a pane shows.
package struct UIKitListing: Hashable {
    package var code: String
    /// Counted from 1; empty where all of it is new.
    package var newLines: Set<Int>

    package init(code: String, newLines: Set<Int> = []) { (self.code, self.newLines) = (code, newLines) }

    /// Adds a declaration; of one that stood otherwise before, the lines that it did not have are new.
    fileprivate mutating func append(_ declaration: String, insteadOf old: String?, marksNewLines: Bool) {
        let before = code.utf8.count { $0 == UInt8(ascii: "\n") }
        code += declaration
        guard marksNewLines else { return }
        newLines.formUnion(linesAdded(to: old ?? "", by: declaration).map { before + $0 })
    }
}
