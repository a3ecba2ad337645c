import AutoLayout
import Scene
import Testing

@testable import Notation

@Suite("A state in a block")
struct StateTests {
    @Test(
        "is suggested for what is near it in UIKit",
        arguments: [
            ("Label l { kerning = 2 }", "the room behind each character is written `kern = 1.5` here"),
            ("Button b { tracking = 2 }", "the room behind each character is written `kern = 1.5` here"),
            (
                "Label l { cornerStyl = .capsule }",
                "did you mean 'cornerStyle'? It is a property of Button, CustomButton"
            ),
            ("TextField f { isFirstResponder = true }", "it is written `isEditing = true` here"),
            ("View v { isSelected = true }", "it is a property of Button, CustomButton, TableViewCell"),
        ])
    func suggestions(_ sample: (statement: String, help: String)) {
        let lesson = Lesson("screen S { \(sample.statement) }")
        #expect(lesson.problems.map { $0.help } == [sample.help])
    }
}

extension PropertyTests {
    static let ofStates: [Case] = [
        Case("Button", "isSelected = true; isHighlighted = true; isEnabled = false") {
            $0.button?.state.isSelected == true && $0.button?.state.isHighlighted == true
                && $0.button?.state.isEnabled == false
        },
        Case("Button", "attributedTitle = .markdown(\"**a** b\"); font = .body") {
            $0.button?.title == "a b" && $0.button?.titleRuns.first?.isBold == true
                && $0.button?.font.runs.first?.font == Font.preferred(.body).emphasized
        },
        Case("Button", "attributedTitle = .markdown(\"**a** b\"); title = \"c\"") {
            $0.button?.title == "c" && $0.button?.titleRuns == [] && $0.button?.font.runs == []
        },
        Case("TextField", "isEditing = true; isEnabled = false") {
            $0.textField?.isEditing == true && $0.textField?.isEnabled == false
        },
        Case("TextView", "isEditing = true") { $0.textView?.isEditing == true },
        Case("TableView", "isEditing = true") { $0.tableView?.isEditing == true },
        Case("View", "shape = [.move(0, 1), .line(0.5, 0), .quad(1, 0, 1, 1), .close]; fillColor = nil; lineWidth = 2")
        {
            $0.appearance.shape == [
                .move(x: 0, y: 1), .line(x: 0.5, y: 0), .quad(controlX: 1, controlY: 0, x: 1, y: 1), .close,
            ] && $0.appearance.fillColor == nil && $0.appearance.lineWidth == 2
        },
        Case("View", "strokeColor = .red; shape = [.move(0, 0), .curve(1, 2, 3, 4, 5, 6)]; shape = []") {
            $0.appearance.shape == [] && $0.appearance.strokeColor == .red
        },
        Case("SegmentedControl", "isEnabled = false; selectedSegmentTintColor = .systemTeal") {
            $0.control?.isEnabled == false && $0.control?.selectedSegmentTintColor == .systemTeal
        },
        Case("CollectionView", "sectionHeadersPinToVisibleBounds = true") {
            $0.collectionView?.flow.sectionHeadersPinToVisibleBounds == true
        },
        Case(
            "TableViewCell",
            "content.text = \"A\"; content = .valueCell; content.secondaryText = \"B\"; content.numberOfLines = 2"
        ) {
            guard case .tableViewCell(let cell) = $0.kind, let content = cell.content else { return false }
            return content.style == .valueCell && content.text == "A" && content.secondaryText == "B"
                && content.numberOfLines == 2
        },
        Case("TableViewCell", "editingStyle = .insert; shouldIndentWhileEditing = false") {
            guard case .tableViewCell(let cell) = $0.kind else { return false }
            return cell.editingStyle == .insert && !cell.shouldIndentWhileEditing
        },
        Case("TableViewCell", "isSelected = true; selectionStyle = .none; showsReorderControl = true") {
            guard case .tableViewCell(let cell) = $0.kind else { return false }
            return cell.isSelected && cell.selectionStyle == .none && cell.showsReorderControl
        },
    ]
}
