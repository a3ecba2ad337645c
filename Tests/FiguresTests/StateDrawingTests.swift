import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("A drawn state")
struct StateDrawingTests {
    private static func html(_ kind: ViewKind, _ change: (inout View) -> Void = { _ in }) -> String {
        var scene = Scene(width: 200, height: 60)
        scene.add("it", kind, at: Rect(x: 0, y: 0, width: 100, height: 30), change)
        return scene.html()
    }

    private static func button(_ change: (inout Button) -> Void) -> String {
        var button = Button(font: .system(10))
        button.title = "Go"
        change(&button)
        return html(.button(button))
    }

    @Test("of a selected button is a plate behind its title, unless it is disabled or of its own type")
    func plate() {
        let plate = "border-radius:5px"
        #expect(!Self.button { _ in }.contains(plate))
        #expect(Self.button { $0.state.isSelected = true }.contains(plate))
        #expect(!Self.button { ($0.state.isSelected, $0.state.isEnabled) = (true, false) }.contains(plate))
        var custom = Button(font: .system(10), isCustom: true)
        (custom.title, custom.state.isSelected) = ("Go", true)
        #expect(!Self.html(.button(custom)).contains(plate))
    }

    @Test("of a selected button with a configuration is the look of the one that fills more")
    func configurations() {
        func look(_ style: ButtonConfiguration.Style, isSelected: Bool) -> String {
            Self.button { ($0.configuration.style, $0.state.isSelected) = (style, isSelected) }
        }
        #expect(look(.plain, isSelected: true) == look(.tinted, isSelected: false))
        #expect(look(.tinted, isSelected: true) == look(.filled, isSelected: false))
    }

    @Test("of editing is a caret of a line's height")
    func caret() {
        var field = TextField(font: .system(10))
        #expect(!Self.html(.textField(field)).contains("width:2px"))
        field.isEditing = true
        #expect(Self.html(.textField(field)).contains("width:2px;top"))
        (field.text, field.clearButtonMode) = ("Ada", .whileEditing)
        let html = Self.html(.textField(field))
        #expect(html.contains("width:2px") && html.contains("<svg"))
    }

    @Test("of a row is a gray ground, unless it shows no selection")
    func row() {
        var cell = TableViewCell()
        let resting = Self.html(.tableViewCell(cell))
        cell.isSelected = true
        #expect(Self.html(.tableViewCell(cell)) != resting)
        cell.selectionStyle = .none
        #expect(Self.html(.tableViewCell(cell)) == resting)
    }

    @Test("of a zoomed view is scaled about its top left corner, whatever its size")
    func zoomed() {
        let html = Self.html(.view) { $0.appearance.transform = Transform([.zoom(1.5)]) }
        #expect(html.contains("transform:translate(25%,25%) scale(1.5)"), "\(html)")
    }

    @Test("of a path is its ground, and a line that keeps its width")
    func shape() {
        let triangle: [ShapeStep] = [.move(x: 0, y: 1), .line(x: 0.5, y: 0), .line(x: 1, y: 1), .close]
        let filled = Self.html(.view) { $0.appearance.shape = triangle }
        #expect(filled.contains("d=\"M0 1000L500 0L1000 1000Z\""), "\(filled)")
        #expect(!filled.contains("stroke="))
        let lined = Self.html(.view) {
            $0.appearance.shape = triangle
            ($0.appearance.fillColor, $0.appearance.strokeColor, $0.appearance.lineWidth) = (nil, .red, 3)
        }
        #expect(lined.contains("vector-effect=\"non-scaling-stroke\" fill=\"none\""), "\(lined)")
        #expect(lined.contains("stroke-width=\"3\""))
    }
}
