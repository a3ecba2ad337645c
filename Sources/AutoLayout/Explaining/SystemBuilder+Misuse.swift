import Cassowary
import Diagnostics

extension SystemBuilder {
    /// Why UIKit would refuse a constraint; nil where it would not.
    func misuse(in wording: SystemRow.Wording) -> Misuse? {
        if let guide = guideWithoutScrollView(wording) { return guide }
        guard let second = wording.second else {
            guard !wording.first.attribute.isDimension else { return nil }
            return Misuse(
                "\(name(of: wording.first)) is a position and needs another view's position to be measured from",
                reason: UIKitReason.unpairedLocation)
        }
        if wording.multiplier == 0 {
            return Misuse(
                "a multiplier of 0 leaves nothing of \(name(of: second)) for \(name(of: wording.first)) to follow",
                reason: wording.first.attribute.isDimension ? nil : UIKitReason.unpairedLocation)
        }
        return mismatch(wording.first, second)
    }

    private func guideWithoutScrollView(_ wording: SystemRow.Wording) -> Misuse? {
        for anchor in [wording.first, wording.second ?? wording.first] {
            guard case .item(let item) = anchor.item, item.guide == .content || item.guide == .frame else { continue }
            switch tree[item.view].kind.viewClass.placement {
            case .onScrolledContent: continue
            case .inTable:
                guard item.guide == .content, anchor.attribute.dependsOnHeight else { continue }
                return Misuse(
                    "\(name(of: anchor)) is not known yet: a table stacks its rows after its screen is laid out")
            case .byConstraints, .inStack:
                return Misuse("\(tree[item.view].name) does not scroll, so it has no \(Self.word(for: item.guide))")
            }
        }
        return nil
    }

    private func mismatch(_ first: SystemAnchor, _ second: SystemAnchor) -> Misuse? {
        let (a, b) = (first.attribute, second.attribute)
        let pair = "\(name(of: first)) and \(name(of: second))"
        if a.isDimension != b.isDimension {
            return Misuse(
                "\(pair) cannot be compared: one is a size, the other a position", reason: UIKitReason.invalidPairing)
        }
        if a.isDimension { return nil }
        if a.axis != b.axis {
            return Misuse(
                "\(pair) cannot be compared: one is horizontal, the other vertical", reason: UIKitReason.invalidPairing)
        }
        if a.isDirectional && b.isAbsoluteSide || a.isAbsoluteSide && b.isDirectional {
            return Misuse(
                "\(pair) cannot be compared: leading and trailing follow the reading direction, left and right do not",
                reason: UIKitReason.mixedDirections)
        }
        return nil
    }
}

/// Something that UIKit would throw on.
struct Misuse {
    /// In the author's words, one sentence.
    let message: String
    /// What UIKit's exception says; nil where UIKit would take it without a word.
    let reason: String?

    init(_ message: String, reason: String? = nil) {
        self.message = message
        self.reason = reason
    }

    func problem(_ participant: LayoutProblem.Participant, _ views: [ViewID]) -> LayoutProblem {
        LayoutProblem(kind: .misuse, message: message, constraints: [participant], reason: reason, views: views)
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
