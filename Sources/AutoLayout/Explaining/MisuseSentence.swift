/// The message about a constraint that became no row.
struct MisuseSentence {
    /// For the author, one sentence.
    let message: String
    /// What UIKit's exception says; nil where UIKit accepts the constraint silently.
    let reason: String?

    init(_ misuse: Misuse, of row: SystemRow, _ notation: NotationWriter) {
        message = Self.message(misuse, row, notation)
        switch misuse {
        case .notFinite: reason = UIKitReason.notFinite
        case .priorityOutOfRange: reason = UIKitReason.priority
        case .unpairedPosition: reason = UIKitReason.unpairedLocation
        case .zeroMultiplier:
            reason = row.equation?.first.attribute.isDimension == false ? UIKitReason.unpairedLocation : nil
        case .sizeAndPosition, .mixedAxes: reason = UIKitReason.invalidPairing
        case .mixedDirections: reason = UIKitReason.mixedDirections
        case .neverHolds, .missingGuide, .unknownContentHeight: reason = nil
        }
    }

    private static func message(_ misuse: Misuse, _ row: SystemRow, _ notation: NotationWriter) -> String {
        let names = [row.equation?.first, row.equation?.second].compactMap { $0.map { notation.name(of: $0) } }
        let (first, pair) = (names.first ?? "", names.joined(separator: " and "))
        switch misuse {
        case .notFinite: return "\(notation.words(for: row)) has a number that is not finite"
        case .priorityOutOfRange: return "the priority of \(notation.words(for: row)) is not above 0 and at most 1000"
        case .neverHolds: return "\(notation.words(for: row)) can never hold"
        case .unpairedPosition:
            return "\(first) is a position and needs another view's position to be measured from"
        case .zeroMultiplier:
            return "with a multiplier of 0, \(first) does not depend on \(names.last ?? "")"
        case .sizeAndPosition: return "\(pair) cannot be compared: one is a size, the other a position"
        case .mixedAxes: return "\(pair) cannot be compared: one is horizontal, the other vertical"
        case .mixedDirections:
            return
                "\(pair) cannot be compared: leading and trailing follow the reading direction, left and right do not"
        case .missingGuide(let anchor):
            return "\(notation.names.name(of: anchor.item.view)) does not scroll, so it has no \(anchor.guideName)"
        case .unknownContentHeight(let anchor):
            return "\(notation.name(of: anchor)) is not known yet: a table stacks its rows after its screen is laid out"
        }
    }
}

extension SystemAnchor {
    /// The notation's name of its guide; empty for a view's own anchor.
    fileprivate var guideName: String {
        if case .item(let item) = item, let guide = item.guide { guide.notation } else { "" }
    }
}
