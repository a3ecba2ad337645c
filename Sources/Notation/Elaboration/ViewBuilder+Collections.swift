import AutoLayout

// The items, headers and footers of collection views.
extension ViewBuilder {
    func insertItem(_ view: View, _ collection: ViewID, _ section: Int) -> ViewID? {
        guard case .collectionView(let old) = elaborator.tree[collection].kind else { return nil }
        let id = elaborator.tree.addSubview(view, to: old.sections[section].scroller ?? collection)
        changeCollection(collection) { $0.sections[section].items.append(id) }
        return id
    }

    func insertItemPart(
        _ view: View, _ kind: TablePart.Kind, _ collection: ViewID, _ section: Int, _ place: Place
    ) -> ViewID? {
        guard case .collectionView(let old) = elaborator.tree[collection].kind else { return nil }
        let present = kind == .header ? old.sections[section].header : old.sections[section].footer
        guard present == nil else {
            fail(.secondViewInPart(kind.rawValue), place)
            return nil
        }
        let id = elaborator.tree.addSubview(view, to: collection)
        changeCollection(collection) {
            if kind == .header { $0.sections[section].header = id } else { $0.sections[section].footer = id }
        }
        return id
    }

    /// Begins a section, with a scroll view for its items where it scrolls sideways by itself.
    func appendSection(toCollection collection: ViewID) -> Int? {
        guard case .collectionView(let old) = elaborator.tree[collection].kind else { return nil }
        let number = old.sections.count
        var section = CollectionSection()
        if let layout = old.layout(ofSection: number), layout.orthogonalScrolling != .none {
            section.scroller = addScroller(layout, to: collection, number)
        }
        changeCollection(collection) { $0.sections.append(section) }
        return number
    }

    private func addScroller(_ layout: CollectionLayoutSection, to collection: ViewID, _ number: Int) -> ViewID {
        var scroll = ScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.isPagingEnabled = layout.orthogonalScrolling == .paging
        let view = View(
            name: "section[\(number)]", kind: .scrollView(scroll), source: elaborator.tree[collection].source)
        let id = elaborator.tree.addSubview(view, to: collection)
        elaborator.types.append(BuiltinType(rawValue: "ScrollView") ?? .view)
        return id
    }

    /// Changes a collection view in place; its lists of items are not copied.
    func changeCollection(_ collection: ViewID, _ change: (inout CollectionView) -> Void) {
        guard case .collectionView(var view) = elaborator.tree[collection].kind else { return }
        elaborator.tree[collection].kind = .view
        change(&view)
        elaborator.tree[collection].kind = .collectionView(view)
    }
}
