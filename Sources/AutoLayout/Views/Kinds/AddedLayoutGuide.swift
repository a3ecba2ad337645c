import Scene

/// `UILayoutGuide`, which takes part in layout as a view does and is never drawn.
public struct AddedLayoutGuide: Hashable, Sendable, Serializable {
    /// UIKit's name for it in logs.
    public var identifier: String

    public init(identifier: String = "") { self.identifier = identifier }
}

extension ViewClass {
    static let layoutGuide = ViewClass(
        ViewContent(ViewKind.layoutGuide) { if case .layoutGuide(let guide) = $0 { guide } else { nil } },
        types: [ViewType("LayoutGuide", .layoutGuide(AddedLayoutGuide()))], uiKit: UIKitClass("UILayoutGuide"),
        properties: [ViewProperty("identifier", .text { $0.identifier = $1 })], isView: false,
        drawnValues: { _ in AddedLayoutGuide() })
}
