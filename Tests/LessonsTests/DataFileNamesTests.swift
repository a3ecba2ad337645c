import Lessons
import Testing

@Suite("The data files of a lesson")
struct DataFileNamesTests {
    @Test(
        "are known from its front matter alone",
        arguments: [
            ("---\ntitle: A\ndata: [a.yml, b.yml]\n---\n", ["a.yml", "b.yml"]),
            ("---\n\"\\x64ata\": [a.yml]\n---\n", ["a.yml"]),
            ("---\ntitle: data\n---\n", []),
            ("---\ntitle: A\n---\ndata: [a.yml]\n", []),
            ("---\ntitle: A\n----\ndata: [a.yml]\n---\n", []),
            ("---\r\ndata: [a.yml]\r\n---\r\n", ["a.yml"]),
            ("\u{FEFF}---\ndata: [a.yml]\n---\n", ["a.yml"]),
            ("data: [a.yml]\n", []), ("", []),
        ])
    func names(lesson: String, expected: [String]) {
        #expect(dataFileNames(inLesson: Array(lesson.utf8)) == expected)
    }
}
