internal import AutoLayout
import Foundation

/// What stands at the edge of a list's cell; views of an author's own and controls for many rows are not drawn.
public struct UICellAccessory {
    /// As which the engine lays it out; nil where it does not.
    let accessory: CellAccessory?

    private init(_ accessory: CellAccessory? = nil) { self.accessory = accessory }

    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// How wide the room is that accessories with others of their kind above and below leave.
    public enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }
}

extension UICellAccessory {
    /// What the system draws; nothing where the options hide it.
    private static func standard(_ accessory: CellAccessory, _ options: CellAccessoryOptions) -> UICellAccessory {
        if options.tintColor != nil { leaveOut("UICellAccessory", "tintColor") }
        return UICellAccessory(options.isHidden ? nil : accessory)
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { standard(.disclosureIndicator, options) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { standard(.checkmark, options) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { standard(.delete, options) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { standard(.reorder, options) }

    /// For many rows; a figure leaves it out.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory() }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { standard(.insert, options) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { standard(.detail, options) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { standard(.label(text), options) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { standard(.outlineDisclosure, options) }

    /// Arrows of a menu; a figure leaves them out.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
    ) -> UICellAccessory {
        leaveOut("UICellAccessory")
        return UICellAccessory()
    }

    /// A view of an author's own; a figure leaves it out.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        if !configuration.isHidden { leaveOut("UICellAccessory") }
        return UICellAccessory()
    }
}
