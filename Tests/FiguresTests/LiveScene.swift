import Adaptive
import AutoLayout
import Piecewise
import Scene

@testable import Figures

/// A screen at every width from 320 to 1024, put together by hand.
struct LiveScene {
    var tree = ViewTree(root: View(name: "Screen", kind: .view))
    var screen = Screen(size: Size(width: 320, height: 100), scale: 2)
    /// The pieces of the screen's own system.
    var pieces: [AdaptiveLayout.Piece] = [
        AdaptiveLayout.Piece(
            start: Breakpoint(320), frames: [.between(0, 0, 0, 100)], textLines: [nil], textScales: [.one])
    ]

    /// Adds a view; each frame holds in the piece of its position.
    @discardableResult
    mutating func add(
        _ name: String, _ kind: ViewKind = .view, to superview: ViewID = ViewTree.rootID,
        at frames: [AffineRect],
        lines: [[String]?] = [], _ change: (inout View) -> Void = { _ in }
    ) -> ViewID {
        var view = View(name: name, kind: kind)
        change(&view)
        let id = tree.addSubview(view, to: superview)
        for (index, frame) in frames.enumerated() {
            pieces[index].frames.append(frame)
            let texts = lines.isEmpty ? nil : lines[index]
            pieces[index].textLines.append(texts?.map { TextLine(text: $0, width: Double($0.count) * 5) })
            pieces[index].textScales.append(.one)
        }
        return id
    }

    /// Begins another piece, whose first frame is the root's.
    mutating func begin(_ width: Double, isIncluded: Bool = true) {
        pieces.append(
            AdaptiveLayout.Piece(
                start: Breakpoint(width, isIncluded: isIncluded), frames: [.between(0, 0, 0, 100)],
                textLines: [nil], textScales: [.one]))
    }

    /// The screen's own group.
    var group: AdaptiveLayout.Group {
        let members = tree.views.indices.map { ViewID($0) }.prefix(pieces[0].frames.count)
        return AdaptiveLayout.Group(root: ViewTree.rootID, table: nil, members: Array(members), pieces: pieces)
    }

    /// The layout with the screen's group and others.
    func layout(_ others: [AdaptiveLayout.Group] = []) -> AdaptiveLayout {
        let variant = AdaptiveLayout.Variant(
            start: Breakpoint(320), tree: tree, groups: [group] + others)
        return AdaptiveLayout(widths: 320...1024, screen: screen, variants: [variant])
    }

    /// The elements and the rules of a layout.
    static func draw(_ layout: AdaptiveLayout, _ resources: FigureResources = .plain) -> (html: String, css: String) {
        let drawing = LiveDrawing(layout, resources: resources)
        let sheet = LiveStylesheet(of: drawing.arrangements)
        var characters = CharacterUse()
        let html = drawing.html(sheet, resources: resources, noting: &characters)
        return (html, sheet.rules.isEmpty ? "" : ".L{\n\(sheet.rules.text)}\n")
    }
}

extension Affine {
    static let one = Affine(constant: 1)

    static func px(_ constant: Double) -> Affine { Affine(constant: constant) }
}

extension AffineRect {
    /// A rectangle `left` from the screen's left edge and `right` from its right one.
    static func between(_ left: Double, _ right: Double, _ top: Double, _ height: Double) -> AffineRect {
        AffineRect(
            x: .px(left), y: .px(top), width: Affine(rate: 1, constant: -left - right), height: .px(height))
    }

    /// A rectangle that never moves.
    static func fixed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> AffineRect {
        AffineRect(x: .px(x), y: .px(y), width: .px(width), height: .px(height))
    }
}
