import AutoLayout
import Testing

@testable import Figures

@Suite("Fixed previews behind a live one")
struct ComparisonTests {
    /// What two previews of a screen differ in.
    enum Difference: CaseIterable {
        case width, offset, appearance, textSize, direction

        func change(_ preview: inout Preview) {
            switch self {
            case .width: preview.screen.size.width = 390
            case .offset: preview.screen.scrolledBy = 20
            case .appearance: preview.appearance = .dark
            case .textSize: preview.screen.contentSizeCategory = .accessibility3
            case .direction: preview.screen.layoutDirection = .rightToLeft
            }
        }
    }

    @Test(
        "They stand there from the start where they differ in more than width and offset, which the live one has too",
        arguments: Difference.allCases)
    func standThere(difference: Difference) {
        var other = Scene().preview
        difference.change(&other)
        let live = LivePreview(
            layout: LiveScene().layout(), width: 320, presets: [LivePreview.Preset(name: "SE", width: 320)])
        let figure = Figure(name: "figure", previews: [Scene().preview, other], live: live)
        let checked = difference == .width || difference == .offset ? "" : " checked"
        let html = render(figure, resources: .plain).html
        #expect(html.contains("<input type=\"checkbox\" autocomplete=\"off\"\(checked)>"), "\(html)")
    }
}
