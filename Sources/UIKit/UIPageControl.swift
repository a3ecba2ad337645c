internal import AutoLayout
import Foundation

open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    override var kind: ViewKind {
        var control = PageControl()
        control.numberOfPages = numberOfPages
        control.currentPage = currentPage
        control.hidesForSinglePage = hidesForSinglePage
        control.pageIndicatorTintColor = pageIndicatorTintColor?.color
        control.currentPageIndicatorTintColor = currentPageIndicatorTintColor?.color
        return .pageControl(control)
    }
}
