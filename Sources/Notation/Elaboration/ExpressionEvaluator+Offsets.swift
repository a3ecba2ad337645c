import AutoLayout
import Piecewise

/// One place that asks a view how far it is scrolled, possibly before the view is declared.
struct OffsetUse {
    /// The place in the lesson, and the component or screen it was evaluated for.
    struct Key: Hashable {
        var place: Place
        var path: String
    }

    var key: Key
    var name: String
    var names: NameScope
}

// `scroll.contentOffset.y`: the screen's scroll offset for its first scrolling view, 0 for any other.
extension ExpressionEvaluator {
    /// The value of `view.contentOffset.axis`.
    func offset(of name: String, _ axis: String, _ whole: Expression, in context: ElaborationContext) -> Value {
        let place = whole.place
        guard axis == "y" else {
            if axis == "x" { return .number(0) }
            if case .member(let base, let member) = whole.kind {
                fail(.unknownEnvironment(axis, of: base.text, among: ["x", "y"]), member.place)
            }
            return .invalid
        }
        elaborator.trace.noteOffset()
        let scope = name == "self" ? nil : context.names
        let key = OffsetUse.Key(place: place, path: elaborator.tree.path(of: context.names.root))
        guard let scope else { return selfOffset(context, place) }
        elaborator.offsetUses.append(OffsetUse(key: key, name: name, names: scope))
        return .number(Number(value: elaborator.resting.contains(key) ? 0 : screen.scrolledBy, varies: true))
    }

    private func selfOffset(_ context: ElaborationContext, _ place: Place) -> Value {
        guard context.type.scrolls else {
            fail(.noOffset("self", type: context.type.rawValue), place)
            return .invalid
        }
        let isFirst = !elaborator.types.prefix(context.view.index).contains { $0.scrolls }
        return .number(Number(value: isFirst ? screen.scrolledBy : 0, varies: true))
    }

    /// When every view is known: reports uses of views that are unknown or do not scroll.
    func checkOffsets() {
        for use in elaborator.offsetUses {
            guard let view = use.names.view(named: use.name) else {
                fail(.unknownView(use.name, in: use.names.owner, among: use.names.visibleNames), ownerPlace(use))
                continue
            }
            if !elaborator.types[view.index].scrolls {
                fail(.noOffset(use.name, type: elaborator.types[view.index].rawValue), ownerPlace(use))
            }
        }
    }

    private func ownerPlace(_ use: OffsetUse) -> Place {
        let start = use.key.place.range.lowerBound
        return Place(block: use.key.place.block, range: start..<start + use.name.utf8.count)
    }

    /// The uses whose view rests although the screen is scrolled; nil where the screen was built with the right values.
    var restingOffsets: Set<OffsetUse.Key>? {
        guard screen.scrolledBy != 0, elaborator.resting.isEmpty, elaborator.report.isEmpty else { return nil }
        guard let scrolled = elaborator.types.firstIndex(where: { $0.scrolls }) else { return nil }
        var keys: Set<OffsetUse.Key> = []
        for use in elaborator.offsetUses where use.names.view(named: use.name) != ViewID(scrolled) {
            keys.insert(use.key)
        }
        return keys.isEmpty ? nil : keys
    }
}
