import Testing

@testable import Pages

@Suite("HTML that authors write in a lesson shown in another folder")
struct MovedAddressesTests {
    @Test(
        "has the addresses of its tags moved, and nothing else changed",
        arguments: [
            ("plain text", "plain text"),
            ("<img src=\"a.png\" alt=\"x\">", "<img src=\"../a.png\" alt=\"x\">"),
            ("<a href='b.pdf'>b</a> <p>src=\"a.png\"</p>", "<a href='../b.pdf'>b</a> <p>src=\"a.png\"</p>"),
            ("<video src=\"a.mp4\" poster=\"a.jpg\"></video>", "<video src=\"../a.mp4\" poster=\"../a.jpg\"></video>"),
            ("<a title=\"<b>\" href=\"c?x&amp;y\">", "<a title=\"<b>\" href=\"../c?x&amp;y\">"),
            ("a < b and <i>c</i> <", "a < b and <i>c</i> <"),
        ])
    func moved(html: String, expected: String) {
        #expect(movedAddresses(in: html) { "../" + $0 } == expected)
    }
}
