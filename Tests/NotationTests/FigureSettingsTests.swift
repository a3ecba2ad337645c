import AutoLayout
import Diagnostics
import Testing

@testable import Notation

@Suite struct FigureSettingsTests {
    private func parse(_ info: String) -> (FigureSettings, [String]) {
        let file = SourceFile(path: "lesson.md", text: "```\(info)\n")
        let (settings, diagnostics) = FigureSettings.parse(info, in: file, at: 3)
        return (settings, diagnostics.map { $0.rendered })
    }

    @Test("Nothing said is a figure with its code")
    func defaults() {
        let (settings, problems) = parse("layout")
        #expect(settings == FigureSettings())
        #expect(settings.showsCode && settings.showsFigure)
        #expect(problems == [])
    }

    @Test("Every setting is read")
    func everySetting() {
        let (settings, problems) = parse(
            "layout figure=time-line widths=320,390 devices=\"iPhone SE, iPad\" height=667 scroll=0,60,-20 "
                + "appearance=both show=figure expect=conflict frame=plain direction=rtl text-size=AX1 keyboard=hidden,shown "
                + "caption=\"Look at the \\\"gap\\\"\" title='One, two'")
        var expected = FigureSettings()
        expected.name = "time-line"
        expected.widths = [320, 390]
        expected.devices = ["iPhone SE", "iPad"]
        expected.height = 667
        expected.scrollOffsets = [0, 60, -20]
        expected.appearances = [.light, .dark]
        expected.showsCode = false
        expected.expectation = .conflict
        expected.isPlain = true
        expected.directions = [.rightToLeft]
        expected.textSizes = [.accessibility1]
        expected.keyboards = [false, true]
        expected.caption = "Look at the \"gap\""
        expected.title = "One, two"
        #expect(settings == expected)
        #expect(problems == [])
    }

    @Test("Devices need no quotes, may lie on their side, and share the screen")
    func devices() {
        let (settings, problems) = parse(
            "layout devices=iPhone SE,iPhone 14 landscape, iPad 10.2 landscape 535 show=figure caption=Three")
        #expect(settings.devices == ["iPhone SE", "iPhone 14 landscape", "iPad 10.2 landscape 535"])
        #expect(settings.caption == "Three" && !settings.showsCode)
        #expect(problems == [])
    }

    @Test("Reading directions and text sizes are lists")
    func lists() {
        let (settings, problems) = parse("layout direction=both text-size=xSmall,large,AX5")
        #expect(settings.directions == [.leftToRight, .rightToLeft])
        #expect(settings.textSizes == [.extraSmall, .large, .accessibility5])
        #expect(problems == [])
    }

    @Test(
        "What to show is one or both or neither",
        arguments: [
            ("code", true, false), ("figure", false, true), ("none", false, false), ("code,figure", true, true),
        ])
    func show(value: String, code: Bool, figure: Bool) {
        let (settings, problems) = parse("layout show=\(value)")
        #expect(settings.showsCode == code)
        #expect(settings.showsFigure == figure)
        #expect(problems == [])
    }

    @Test("A mistake points into the info string")
    func place() {
        #expect(
            parse("layout width=320 height=tall").1 == [
                """
                lesson.md:1:11: error: a figure has no setting 'width'
                     1 | ```layout width=320 height=tall
                       |           ^~~~~
                       = help: did you mean 'widths'?

                """,
                """
                lesson.md:1:28: error: 'height' takes a number from 1 to 10000, not 'tall'
                     1 | ```layout width=320 height=tall
                       |                            ^~~~

                """,
            ])
    }

    @Test("A project's name that Swift cannot take is told with one that it can")
    func projectName() {
        #expect(
            parse("layout project=9lives").1 == [
                """
                lesson.md:1:19: error: 'project' takes letters and digits, a letter first, not '9lives'
                     1 | ```layout project=9lives
                       |                   ^~~~~~
                       = help: it names the app in Swift, too; write for example `project=Timeline`

                """
            ])
    }

    @Test(
        "Every mistake has its sentence",
        arguments: [
            ("widths=", "the setting 'widths' has no value"), ("expect", "the setting 'expect' has no value"),
            ("swift", "a figure has no setting 'swift'"),
            ("widths=0", "'widths' takes a number from 1 to 10000, or several with commas between, not '0'"),
            ("devices=\"iPad Prro\"", "no device is named 'iPad Prro'"),
            ("show=all", "'show' takes code, figure or none, not 'all'"),
            ("expect=error", "'expect' takes conflict or ambiguous, not 'error'"),
            ("frame=none", "'frame' takes device or plain, not 'none'"),
            ("frame=plain", "a plain figure has no device and needs a height"),
            ("direction=up", "'direction' takes ltr, rtl or both, not 'up'"),
            ("appearance=dim", "'appearance' takes light, dark or both, not 'dim'"),
            ("keyboard=open", "'keyboard' takes shown, hidden or both with a comma between, not 'open'"),
            ("figure=a/b", "'figure' takes letters, digits, '-' and '_', not 'a/b'"),
            ("scroll=1 scroll=2", "the setting 'scroll' stands twice"),
            ("caption=\"open", "this text has no closing quote on its line"),
        ])
    func mistakes(info: String, message: String) {
        let file = SourceFile(path: "lesson.md", text: "layout \(info)")
        #expect(FigureSettings.parse("layout \(info)", in: file, at: 0).1.map { $0.message } == [message])
    }
}
