import AutoLayout
import Content
import Diagnostics
import Figures
import Notation

extension Words {
    /// A phrase of a figure; English where the site has no words at all.
    func say(_ phrase: FigurePhrase) -> String { text(phrase.key, phrase.values) ?? phrase.english }

    /// What is written beneath a preview, such as `iPhone 14 · 390 pt, scrolled 60`.
    func label(of parts: [PreviewLabel]) -> String {
        parts.map { text(of: $0) }.joined(separator: ", ")
    }

    private func text(of part: PreviewLabel) -> String {
        switch part {
        case .width(let width, nil): "\(number(width)) pt"
        case .width(let width, let device?): "\(device) · \(number(width)) pt"
        case .landscape: text("landscape") ?? "landscape"
        case .splitView: text("splitView") ?? "split view"
        case .presented(let presentation): presentation
        case .keyboard(true): text("keyboardShown") ?? "keyboard shown"
        case .keyboard(false): text("keyboardHidden") ?? "keyboard hidden"
        case .atRest: text("atRest") ?? "at rest"
        case .scrolled(let offset): say(.scrolled(number(offset)))
        case .pulled(let offset): text("pulled", [("n", number(offset))]) ?? "pulled \(number(offset))"
        case .direction(let direction): direction.rawValue
        case .textSize(let size): size.rawValue
        case .appearance(let appearance): text(appearance.rawValue) ?? appearance.rawValue
        }
    }
}
