/// Where the preview's script stands.
enum ScriptTag {
    /// Holds the preview's own files; no page of a site begins with a dot.
    static let folder = ".plumb"
}

/// A page with the preview's script tag as the last thing in its body; not a byte of it else changes.
///
/// The tag says which build the page is of, so that the page knows when it is old.
func withScriptTag(_ page: [UInt8], run: Int, build: Int) -> [UInt8] {
    let source = "/\(ScriptTag.folder)/preview.js"
    let tag = Array("<script src=\"\(source)\" data-run=\"\(run)\" data-build=\"\(build)\"></script>".utf8)
    let end = lastOffset(of: Array("</body>".utf8), in: page) ?? page.count
    return Array(page[..<end]) + tag + Array(page[end...])
}

private func lastOffset(of word: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= word.count else { return nil }
    for start in stride(from: bytes.count - word.count, through: 0, by: -1)
    where bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word) {
        return start
    }
    return nil
}
