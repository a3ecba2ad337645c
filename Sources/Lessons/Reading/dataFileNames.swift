import Diagnostics

/// The names of the data files that a lesson's front matter asks for, in the order written.
///
/// What a lesson is made from is known by it without reading the whole. Complexity: O(n) in the front matter alone
/// where it says nothing of data.
public func dataFileNames(inLesson utf8: [UInt8]) -> [String] {
    guard mayNameData(utf8) else { return [] }
    let file = SourceFile(path: "", utf8: utf8)
    guard let yaml = FrontMatterText(file).yaml else { return [] }
    var reader = FrontMatterReader(file)
    reader.read(parseYAML(yaml).0)
    return reader.frontMatter.data.map(\.value)
}

/// Whether the word `data`, or an escape that may stand for it, comes before the second line of hyphens alone.
private func mayNameData(_ utf8: [UInt8]) -> Bool {
    let word = Array("data".utf8)
    var lineStart = 0
    while lineStart < utf8.count {
        let lineEnd = utf8[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
        let line = utf8[lineStart..<lineEnd]
        if lineStart > 0, line.starts(with: "---".utf8), line.dropFirst(3).allSatisfy({ $0 <= 0x20 }) { return false }
        for (index, byte) in line.enumerated() {
            if byte == UInt8(ascii: "\\") { return true }
            if byte == word[0], line.dropFirst(index).starts(with: word) { return true }
        }
        lineStart = lineEnd + 1
    }
    return false
}
