internal import AutoLayout
import Foundation

extension CellText {
    /// What an author has set on a label that UIKit makes; nil for no label.
    init(_ label: UILabel?, setsLines: Bool) {
        self.init()
        guard let label else { return }
        if label.font != .systemFont(ofSize: 17) { font = label.font.font }
        if label.textColor != .label { color = label.textColor?.color }
        if label.textAlignment != .natural { alignment = sameCase(as: label.textAlignment, else: .natural) }
        if setsLines, label.numberOfLines != 1 { numberOfLines = label.numberOfLines }
    }

    /// What an author has set on a configuration's text, which was another.
    init(_ text: UIListContentConfiguration.TextProperties, over usual: UIListContentConfiguration.TextProperties) {
        self.init()
        if text.font != usual.font { font = text.font.font }
        if text.resolvedColor() != usual.color { color = text.resolvedColor().color }
        if text.alignment != .natural { alignment = sameCase(as: text.alignment, else: .natural) }
        if text.numberOfLines != usual.numberOfLines { numberOfLines = text.numberOfLines }
    }
}
