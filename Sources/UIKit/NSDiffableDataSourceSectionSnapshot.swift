import Foundation

/// The items of one section as a tree, of which those below an item are seen where it is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.flatMap(endOfDescendants) ?? self.items.count
        self.items.insert(contentsOf: items, at: place)
        for item in items { parents[item] = parent }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: self.items.firstIndex(of: item), beside: item)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: endOfDescendants(of: item), beside: item)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at place: Int?, beside item: ItemIdentifierType) {
        guard let place else { raiseException("Invalid parameter not satisfying: the item is not in the snapshot") }
        self.items.insert(contentsOf: items, at: place)
        for new in items { parents[new] = parents[item] }
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items.flatMap { [$0] + descendants(of: $0) })
        self.items.removeAll { gone.contains($0) }
        for item in gone { parents[item] = nil }
        expanded.subtract(gone)
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return items.contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        let below = descendants(of: parent)
        part.items = (includingParent ? [parent] : []) + below
        for item in below where includingParent || parents[item] != parent { part.parents[item] = parents[item] }
        part.expanded = expanded.intersection(part.items)
        return part
    }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(items.filter { parents[$0] == parent })
        let place = endOfDescendants(of: parent) ?? items.count
        items.insert(contentsOf: snapshot.items, at: place)
        for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
        expanded.formUnion(snapshot.expanded)
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        items.filter { $0 != item && isDescendant($0, of: item) }
    }

    private func isDescendant(_ item: ItemIdentifierType, of ancestor: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return false }
        return parent == ancestor || isDescendant(parent, of: ancestor)
    }

    private func endOfDescendants(of item: ItemIdentifierType) -> Int? {
        items.lastIndex { $0 == item || isDescendant($0, of: item) }.map { $0 + 1 }
    }
}
