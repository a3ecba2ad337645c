import AutoLayout
import Scene
import Testing
import Typesetting

@Suite("Shrinking text")
struct ShrinkingTests {
    @Test("A text that may shrink further is never cut, not even where its tracking jumps")
    func textIsWhole() throws {
        var label = Label(font: Font(pointSize: 22))
        label.text = "Maximiliana Oyelaran-Castellanos"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let typesetter = try SharedFonts.typesetter()
        for sixteenth in (180 * 16)..<(360 * 16) {
            let width = Double(sixteenth) / 16
            let text = label.text(fitting: Size(width: width, height: 0), measurer: typesetter)
            #expect(text.scale == 0.5 || text.lines.map { $0.text } == [label.text], "\(width) points")
        }
    }
}
