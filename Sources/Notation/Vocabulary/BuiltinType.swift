import AutoLayout

/// The types of views, UIKit's without their prefix, and the two stacks with their axis in the name.
///
/// They come from the kinds of views in AutoLayout; this is a position in the list of all.
package struct BuiltinType: Hashable, Sendable {
    private let position: Int

    /// `View`, which a component is unless it says otherwise.
    package static let view = BuiltinType(position: 0)

    package static let allCases = entries.indices.map { BuiltinType(position: $0) }
    package static let names = entries.map { $0.name }
    /// Those that a component may be.
    static let bases = allCases.filter { $0.isView }.map { $0.rawValue }

    private static let entries = ViewClass.named.flatMap { viewClass in
        viewClass.types.indices.map { (name: viewClass.types[$0], typePosition: $0, viewClass: viewClass.viewClass) }
    }

    private init(position: Int) { self.position = position }

    /// The type of that name; nil where there is none.
    package init?(rawValue name: String) {
        guard let position = Self.names.firstIndex(of: name) else { return nil }
        self.position = position
    }

    package var rawValue: String { Self.names[position] }

    /// What all views of this type have in common.
    package var viewClass: ViewClass { Self.entries[position].viewClass() }

    /// What the notation takes for granted of such a view where UIKit does otherwise.
    package var settings: [UIKitSetting] { type.settings }

    /// A view of this type as it is when nothing is said about it.
    var kind: ViewKind { type.kind }

    private var type: ViewType { viewClass.types[Self.entries[position].typePosition] }

    /// Whether it is drawn and may hold views, unlike a layout guide.
    package var isView: Bool { viewClass.isView }
    package var isStack: Bool { viewClass.placement == .inStack }
    package var isTable: Bool { viewClass.placement == .inTable }
    package var isCollection: Bool { viewClass.placement == .inCollection }
    package var scrolls: Bool { viewClass.placement.scrolls }

    /// The property of that name, or one that screens have; nil where such views have none.
    package func property(named name: String, isScreen: Bool = false) -> ViewProperty<View>? {
        viewClass.property(named: name) ?? (isScreen ? ViewClass.screenProperties.first { $0.name == name } : nil)
    }

    /// The types whose views have a property.
    static func owners(ofProperty name: String) -> [String] {
        allCases.filter { $0.property(named: name) != nil }.map { $0.rawValue }
    }

    /// The names of all properties.
    func propertyNames(isScreen: Bool = false) -> [String] {
        (viewClass.properties + (isScreen ? ViewClass.screenProperties : [])).map { $0.name }
    }
}
