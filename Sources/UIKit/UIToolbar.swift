internal import AutoLayout
import Foundation

open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?

    override var kind: ViewKind {
        var bar = Toolbar()
        bar.items = items?.map { $0.item } ?? []
        return .toolbar(bar)
    }
}
