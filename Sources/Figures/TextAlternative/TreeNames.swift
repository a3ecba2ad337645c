import Adaptive
import AutoLayout

/// What the views of a tree are called.
struct TreeNames {
    let tree: ViewTree
    /// By position in the tree.
    let paths: [String]

    init(_ tree: ViewTree) {
        self.tree = tree
        paths = tree.views.indices.map { tree.path(of: ViewID($0)) }
    }

    func key(of constraint: LayoutConstraint, _ counts: inout [ConstraintTracks.Key: Int]) -> ConstraintTracks.Key {
        var key = ConstraintTracks.Key(
            path: paths[owner(of: constraint).index],
            words: words(for: constraint.key), count: 0)
        key.count = counts[key, default: 0]
        counts[ConstraintTracks.Key(path: key.path, words: key.words, count: 0)] = key.count + 1
        return key
    }

    /// As the block of its view would say it, behind UIKit's name for it, if it has one.
    func words(for constraint: LayoutConstraint) -> String {
        let words = tree.words(for: constraint, from: owner(of: constraint))
        return constraint.identifier.map { "\($0) \(words)" } ?? words
    }

    /// The view in whose block it stands: of a stack's own constraints the stack.
    func owner(of constraint: LayoutConstraint) -> ViewID {
        let first = constraint.first.item.view
        guard constraint.isOfStack, let superview = tree[first].superview else { return first }
        guard let second = constraint.second?.item.view else {
            return constraint.identifier == "UISV-canvas-fit" ? first : superview
        }
        return second != superview && tree[second].superview == first ? first : superview
    }

    /// The path of the view a constraint leads to; nil where its name says enough: of the superview, a subview or another
    /// subview of the superview, and where there is none.
    func other(of constraint: LayoutConstraint) -> String? {
        let first = constraint.first.item.view
        guard !constraint.isOfStack, let second = constraint.second?.item.view, second != first,
            paths.indices.contains(second.index), tree[first].superview != second, tree[second].superview != first,
            tree[second].superview == nil || tree[second].superview != tree[first].superview
        else { return nil }
        return paths[second.index]
    }
}

extension LayoutConstraint {
    /// Whether a stack view wrote it.
    var isOfStack: Bool { identifier?.hasPrefix("UISV") == true }

    /// Whether it is about a view's content, and which way.
    var content: ContentDemand? {
        switch identifier {
        case "UIView-content-hugging": .hugging
        case "UIView-content-compression-resistance": .compressionResistance
        default: nil
        }
    }
}

/// What a view asks for because of its content.
enum ContentDemand { case hugging, compressionResistance }
