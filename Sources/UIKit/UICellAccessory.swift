internal import AutoLayout
import Foundation

/// What stands at the edge of a list's cell; views of an author's own and controls for many rows are not drawn.
public struct UICellAccessory {
    /// As which the engine lays it out; nil where it does not.
    let accessory: CellAccessory?

    private init(_ accessory: CellAccessory? = nil) { self.accessory = accessory }

    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    public struct DisclosureIndicatorOptions { public init(tintColor: UIColor? = nil) {} }
    public struct CheckmarkOptions { public init(tintColor: UIColor? = nil) {} }
    public struct DeleteOptions { public init(tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {} }
    public struct InsertOptions { public init(tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {} }
    public struct LabelOptions { public init(tintColor: UIColor? = nil, font: UIFont? = nil) {} }
    public struct ReorderOptions { public init(tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil) {} }
    public struct OutlineDisclosureOptions {
        public enum Style: Sendable { case automatic, header, cell }

        public init(style: Style = .automatic, tintColor: UIColor? = nil) {}
    }

    public struct CustomViewConfiguration {
        let customView: UIView

        public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
            self.customView = customView
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.checkmark) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete) }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.reorder) }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory { UICellAccessory() }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert) }
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    {
        UICellAccessory(.detail)
    }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.label(text)) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure) }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory { UICellAccessory() }
}
