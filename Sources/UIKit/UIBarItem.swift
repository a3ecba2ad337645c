internal import AutoLayout
import Foundation

open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0

    var item: BarItem { BarItem(title: title ?? "", image: image?.image) }
}

open class UIBarButtonItem: UIBarItem {
    private var isFlexibleSpace = false
    open var primaryAction: UIAction?

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.isFlexibleSpace = true
        return item
    }

    override var item: BarItem { isFlexibleSpace ? .flexibleSpace : super.item }
}

open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}
