import Diagnostics

/// Where a lesson's front matter ends and its prose begins.
struct FrontMatterText {
    /// The lines between the two `---`, nil where the file does not begin with one.
    var yaml: SourceExcerpt?
    /// The UTF-8 offset in the file at which the prose begins.
    var bodyStart: Int
    var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        let start = file.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        bodyStart = start
        if let end = endOfTOML(in: file, from: start) {
            refuseTOML(in: file, from: start, to: end)
            return
        }
        guard isFence("---", file, line: 1, from: start) else { return }
        for line in 2...max(2, file.lineCount) where isFence("---", file, line: line, from: 0) {
            bodyStart = file.offset(ofLine: line + 1) ?? file.utf8.count
            yaml = lines(of: file, upTo: line)
            return
        }
        bodyStart = file.utf8.count
        diagnostics.append(
            Diagnostic(
                .error, "front-matter", in: file, at: start..<start + 3,
                message: "the front matter that begins here has no end",
                help: "write a line '---' below its last entry"))
    }

    /// Where front matter between two lines `+++` ends; nil where there is none.
    private func endOfTOML(in file: SourceFile, from start: Int) -> Int? {
        guard isFence("+++", file, line: 1, from: start) else { return nil }
        let end = (2...max(2, file.lineCount)).first { isFence("+++", file, line: $0, from: 0) }
        return end.map { file.offset(ofLine: $0 + 1) ?? file.utf8.count }
    }

    private mutating func refuseTOML(in file: SourceFile, from start: Int, to end: Int) {
        bodyStart = end
        diagnostics.append(
            Diagnostic(
                .error, "front-matter", in: file, at: start..<start + 3,
                message: "'+++' begins front matter in TOML; here it is YAML",
                help: "write '---' instead of both '+++', and 'title: …' instead of 'title = …'"))
    }

    /// Whether `line` consists of `fence`, after `skipped` bytes that do not count.
    private func isFence(_ fence: String, _ file: SourceFile, line: Int, from skipped: Int) -> Bool {
        guard let start = file.offset(ofLine: line) else { return false }
        let end = file.offset(ofLine: line + 1) ?? file.utf8.count
        var text = file.utf8[min(start + skipped, end)..<end]
        while let byte = text.last, [0x0A, 0x0D, 0x20, 0x09].contains(byte) { text.removeLast() }
        return text.elementsEqual(fence.utf8)
    }

    private func lines(of file: SourceFile, upTo fence: Int) -> SourceExcerpt {
        let start = file.offset(ofLine: 2) ?? 0
        let end = max(start, file.offset(ofLine: fence) ?? start)
        return SourceExcerpt(file: file, lines: [.init(utf8: Array(file.utf8[start..<end]), fileOffset: start)])
    }
}
