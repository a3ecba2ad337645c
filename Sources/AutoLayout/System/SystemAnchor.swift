import Cassowary

/// The four quantities of a rectangle; the origin is relative to the superview's, or for a guide to its owner's.
package struct FrameVariables: Hashable, Sendable {
    package var x: Variable
    package var y: Variable
    package var width: Variable
    package var height: Variable
}

/// A rectangle that takes part in layout without being a view, as `UILayoutGuide`; in its owner's coordinates.
package struct SystemGuide: Hashable, Sendable {
    package let owner: ViewID
    /// Its position among the guides of its system.
    let position: Int
    let name: String
}

/// What an anchor in a system belongs to.
package enum SystemItem: Hashable, Sendable {
    /// A view, or one of the guides that every view carries.
    case item(LayoutItem)
    /// A guide that was made for this system.
    case guide(SystemGuide)

    /// The view itself, or the guide's owner.
    var view: ViewID {
        switch self {
        case .item(let item): item.view
        case .guide(let guide): guide.owner
        }
    }
}

/// One attribute of an item in a system.
package struct SystemAnchor: Hashable, Sendable {
    package var item: SystemItem
    package var attribute: LayoutAttribute

    init(_ view: ViewID, _ attribute: LayoutAttribute) {
        self.init(LayoutItem(view), attribute)
    }

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = .item(item)
        self.attribute = attribute
    }

    init(_ guide: SystemGuide, _ attribute: LayoutAttribute) {
        item = .guide(guide)
        self.attribute = attribute
    }

    init(_ anchor: LayoutAnchor) {
        self.init(anchor.item, anchor.attribute)
    }
}
