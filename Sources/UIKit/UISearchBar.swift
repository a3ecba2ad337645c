internal import AutoLayout
import Foundation

open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open var text: String?
    open var placeholder: String?
    open weak var delegate: (any UISearchBarDelegate)?
    open var barTintColor: UIColor? { didSet { if barTintColor != nil { leaveOut("UISearchBar") } } }
    open var barStyle: UIBarStyle = .default
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var prompt: String? { didSet { leaveOut("UISearchBar", prompt, unless: nil) } }
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { leaveOut("UISearchBar", searchTextPositionAdjustment, unless: .zero) }
    }
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var scopeBarBackgroundImage: UIImage?
    open var isLookToDictateEnabled = false
    open var enablesReturnKeyAutomatically = true
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    private var ownAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { leaveOut("UISearchBar") }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        leaveOut("UISearchBar")
    }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { leaveOut("UISearchBar") }
    open var showsCancelButton = false
    open var showsBookmarkButton = false {
        didSet { leaveOut("UISearchBar", showsBookmarkButton, unless: false) }
    }
    open var showsSearchResultsButton = false {
        didSet { leaveOut("UISearchBar", showsSearchResultsButton, unless: false) }
    }
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var returnKeyType: UIReturnKeyType = .search
    open var autocapitalizationType: UITextAutocapitalizationType = .none
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var keyboardType: UIKeyboardType = .default
    /// Stands for the field inside; what is set on it is not drawn.
    public final var searchTextField: UISearchTextField { field }
    private lazy var field: UISearchTextField = {
        hasField = true
        let field = UISearchTextField()
        field.drawer = self
        return field
    }()
    private var hasField = false
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        leaveOut("UISearchBar")
    }
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) { leaveOut("UISearchBar") }

    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    open var searchBarStyle: Style = .default

    /// Notes what a program has set on the field inside.
    private func noteWhatIsLeftOut() {
        guard hasField else { return }
        let usual = UISearchTextField()
        leaveOut("UISearchBar", field.backgroundColor, unless: usual.backgroundColor, "searchTextField")
        leaveOut("UISearchBar", field.textColor, unless: usual.textColor, "searchTextField")
        leaveOut("UISearchBar", field.font, unless: usual.font, "searchTextField")
        leaveOut("UISearchBar", field.constraints.isEmpty, unless: true, "searchTextField")
        leaveOut("UISearchBar", field.attributedPlaceholder, unless: usual.attributedPlaceholder, "searchTextField")
    }

    /// Whether a navigation controller shows it, over the ground of its bar.
    final var isInBar = false

    /// Of one that a navigation controller shows: 52 points, 4 less than elsewhere; estimated.
    final var heightInBar: CGFloat { contentSize(of: kind).height - 4 }

    override var kind: ViewKind {
        noteWhatIsLeftOut()
        var bar = SearchBar()
        bar.text = text ?? ""
        bar.placeholder = placeholder ?? ""
        bar.searchBarStyle = isInBar ? .minimal : sameCase(as: searchBarStyle, else: .default)
        bar.showsCancelButton = showsCancelButton
        bar.showsScopeBar = showsScopeBar
        bar.scopeButtonTitles = scopeButtonTitles ?? []
        bar.selectedScopeButtonIndex = selectedScopeButtonIndex
        return .searchBar(bar)
    }
}

/// Nobody searches in a figure: none of it is ever called.
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
