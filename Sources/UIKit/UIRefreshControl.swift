import Foundation

/// Shown nowhere: nobody pulls a figure.
open class UIRefreshControl: UIControl {
    public private(set) final var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
