internal import AutoLayout
import Foundation

open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open var text: String?
    open var placeholder: String?
    open var searchBarStyle: Style = .default

    override var kind: ViewKind {
        var bar = SearchBar()
        bar.text = text ?? ""
        bar.placeholder = placeholder ?? ""
        bar.searchBarStyle = sameCase(as: searchBarStyle, else: .default)
        return .searchBar(bar)
    }
}
