import Foundation

/// The field of a search bar, or one of its own, with a magnifying glass on its left; tokens are not drawn.
open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = [] { didSet { if !tokens.isEmpty { leaveOut("UISearchTextField") } } }
    open var tokenBackgroundColor: UIColor! = .systemGray
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var searchSuggestions: [any UISearchSuggestion]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        lookLikeSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        lookLikeSearch()
    }

    private func lookLikeSearch() {
        borderStyle = .roundedRect
        backgroundColor = .tertiarySystemFill
        leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        leftView?.tintColor = .secondaryLabel
        leftViewMode = .always
        clearButtonMode = .always
    }

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A part of a search, as one piece.
open class UISearchToken: NSObject {
    public let (icon, text): (UIImage?, String)
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
}

open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let (localizedSuggestion, localizedDescription): (String?, String?)
    public final let iconImage: UIImage?

    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        (self.localizedSuggestion, self.localizedDescription) = (localizedSuggestion, localizedDescription)
        self.iconImage = iconImage
    }
}
