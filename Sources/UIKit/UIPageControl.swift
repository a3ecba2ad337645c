internal import AutoLayout
import Foundation

open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var allowsContinuousInteraction = true
    open var backgroundStyle: BackgroundStyle = .automatic
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage != nil { leaveOut("UIPageControl") } }
    }
    open func size(forNumberOfPages pageCount: Int) -> CGSize { intrinsicContentSize }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { leaveOut("UIPageControl") }

    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    override var kind: ViewKind {
        var control = PageControl()
        control.numberOfPages = numberOfPages
        control.currentPage = currentPage
        control.hidesForSinglePage = hidesForSinglePage
        control.backgroundStyle = sameCase(as: backgroundStyle, else: .automatic)
        control.pageIndicatorTintColor = pageIndicatorTintColor?.color
        control.currentPageIndicatorTintColor = currentPageIndicatorTintColor?.color
        return .pageControl(control)
    }
}
