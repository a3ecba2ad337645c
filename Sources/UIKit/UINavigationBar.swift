internal import AutoLayout
import Foundation

open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    open var title: String?
    open var prompt: String?
    open var backButtonTitle: String?
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

open class UINavigationBar: UIView {
    open var items: [UINavigationItem]?
    open var prefersLargeTitles = false

    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    override var kind: ViewKind {
        var bar = NavigationBar()
        bar.title = topItem?.title ?? ""
        bar.prompt = topItem?.prompt ?? ""
        bar.prefersLargeTitles = prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
        bar.leftBarButtonItems = topItem?.leftBarButtonItems?.map { $0.item } ?? []
        bar.rightBarButtonItems = topItem?.rightBarButtonItems?.map { $0.item } ?? []
        bar.backItem = backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" }
        return .navigationBar(bar)
    }
}
