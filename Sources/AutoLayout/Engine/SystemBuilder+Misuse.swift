import Cassowary
import Diagnostics

extension SystemBuilder {
    /// Why UIKit would refuse a constraint, as a sentence; nil where it would not.
    func misuse(in wording: SystemRow.Wording) -> String? {
        if let guide = guideWithoutScrollView(wording) { return guide }
        guard let second = wording.second else {
            guard !wording.first.attribute.isDimension else { return nil }
            return "\(name(of: wording.first)) is a position and needs another view's position to be measured from"
        }
        if wording.multiplier == 0 {
            return "a multiplier of 0 leaves nothing of \(name(of: second)) for \(name(of: wording.first)) to follow"
        }
        return mismatch(wording.first, second)
    }

    private func guideWithoutScrollView(_ wording: SystemRow.Wording) -> String? {
        for anchor in [wording.first, wording.second ?? wording.first] {
            guard case .item(let item) = anchor.item, item.guide == .content || item.guide == .frame else { continue }
            switch tree[item.view].kind {
            case .scrollView: continue
            case .tableView:
                guard item.guide == .content, anchor.attribute.dependsOnHeight else { continue }
                return "\(name(of: anchor)) is not known yet: a table stacks its rows after its screen is laid out"
            default: return "\(tree[item.view].name) does not scroll, so it has no \(Self.word(for: item.guide))"
            }
        }
        return nil
    }

    private func mismatch(_ first: SystemAnchor, _ second: SystemAnchor) -> String? {
        let (a, b) = (first.attribute, second.attribute)
        let pair = "\(name(of: first)) and \(name(of: second))"
        if a.isDimension != b.isDimension { return "\(pair) cannot be compared: one is a size, the other a position" }
        if a.isDimension { return nil }
        if a.axis != b.axis {
            return "\(pair) cannot be compared: one is horizontal, the other vertical"
        }
        if a.isDirectional && b.isAbsoluteSide || a.isAbsoluteSide && b.isDirectional {
            return
                "\(pair) cannot be compared: leading and trailing follow the reading direction, left and right do not"
        }
        return nil
    }
}

extension LayoutAttribute {
    fileprivate var dependsOnHeight: Bool {
        switch self {
        case .bottom, .height, .centerY, .lastBaseline: true
        default: false
        }
    }
}
