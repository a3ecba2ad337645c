import AutoLayout

extension LayoutGuide {
    /// A guide by the notation's name for it.
    package init?(notation name: String) {
        switch name {
        case "margins": self = .layoutMargins
        case "safeArea": self = .safeArea
        case "readable": self = .readableContent
        case "keyboard": self = .keyboard
        case "content": self = .content
        case "frame": self = .frame
        default: return nil
        }
    }

    /// The notation's name for it.
    var notation: String {
        switch self {
        case .layoutMargins: "margins"
        case .safeArea: "safeArea"
        case .readableContent: "readable"
        case .keyboard: "keyboard"
        case .content: "content"
        case .frame: "frame"
        }
    }

    static let notationNames = ["margins", "safeArea", "readable", "keyboard", "content", "frame"]

    /// Whether only views that scroll have it.
    var belongsToScrolling: Bool { self == .content || self == .frame }

    /// Whether views of a type have it.
    func belongs(to type: BuiltinType) -> Bool { type.isView && (!belongsToScrolling || type.scrolls) }
}
