package import AutoLayout
import Foundation
internal import Piecewise
internal import Scene

/// A controller on the figure's screen, laid out as UIKit would, in UIKit's order.
package final class FigureScreen {
    nonisolated(unsafe) static weak var current: FigureScreen?

    let controller: UIViewController
    var isLayingOut = false
    /// What the last pass was solved on.
    private var solvedScreen: Screen?
    /// What the last pass solved.
    private(set) var solved: ViewTreeBuilder?
    package private(set) var layout: Layout?
    /// Whether nothing changed any more at the end of the last layout.
    package private(set) var isAtRest = true

    /// What the last pass solved, with the program's names for its views; nil before the first one.
    package var tree: ViewTree? { solved?.namedTree }

    package init(showing controller: UIViewController) {
        self.controller = controller
        Self.current = self
    }

    /// From the controller's loading to its appearance and whatever it left to the main queue.
    package func appear() {
        placeWindow()
        let resting = FigureEnvironment.current.screen.scrolledBy
        FigureEnvironment.current.screen.scrolledBy = 0
        controller.loadViewIfNeeded()
        forEachController { $0.arrangeChildren() }
        forEachController { $0.viewWillAppear(false) }
        updateSafeArea()
        forEachController { $0.viewIsAppearing(false) }
        solve()
        forEachController { $0.viewDidAppear(false) }
        finishQueue()
        solve()
        if resting != 0 { scroll(by: resting) }
    }

    private func placeWindow() {
        let size = FigureEnvironment.current.screen.size
        UIWindow.figure.assignedFrame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        UIWindow.figure.guideInsets.safeArea = FigureEnvironment.current.screen.safeAreaInsets
    }

    /// Does what was left to the main queue and to tasks, but for what waits until some time has passed.
    func finishQueue() {
        repeat {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
        } while FigureEnvironment.current.runTasks()
    }

    /// Stands in another screen from now on, without a layout.
    func enter(_ screen: Screen) {
        FigureEnvironment.current.screen = screen
        placeWindow()
        updateSafeArea()
    }

    /// Notes what the frames have followed from that a program has read: where lines break, and which constraints hold.
    package func noteDecisions() {
        guard ScreenReading.readsFrames, let solved else { return }
        let environment = FigureEnvironment.current
        var decisions = CertificateLog()
        _ = LayoutEngine(measurer: environment.measurer).systemLayoutSizeFitting(
            environment.screen.size, of: ViewTree.rootID, in: solved.scrolledTree, on: environment.screen,
            horizontalFittingPriority: .required, verticalFittingPriority: .required, noting: &decisions)
        ScreenReading.append(decisions)
    }

    /// What `layoutIfNeeded` does; nothing before the screen has appeared, and nothing inside of a pass.
    func layoutIfNeeded() { if solved != nil { solve() } }
}

// MARK: Passes

extension FigureScreen {
    /// The most passes of one layout; code that needs more would never come to rest.
    private static let mostPasses = 24

    /// Passes until nothing changes any more.
    ///
    /// - Parameter known: the hierarchy as it is, where somebody knows; nil to look at the views.
    func solve(beginningWith known: ViewTreeBuilder? = nil) {
        guard !isLayingOut, let root = controller.view else { return }
        isLayingOut = true
        isAtRest = false
        defer { isLayingOut = false }
        for pass in 0..<Self.mostPasses {
            ValueObservers.check()
            let builder = pass == 0 ? known ?? hierarchy(of: root) : hierarchy(of: root)
            guard builder.tree != solved?.tree || root.containsViewThatNeedsLayout || layoutIsForAnotherScreen else {
                if root.display() { continue }
                isAtRest = true
                return
            }
            solvedScreen = FigureEnvironment.current.screen
            let layout = LayoutEngine(measurer: FigureEnvironment.current.measurer).layout(
                builder.scrolledTree, on: FigureEnvironment.current.screen)
            (solved, self.layout) = (builder, layout)
            assign(layout, by: builder)
            ValueObservers.check()
            layoutSubviews(in: root)
        }
    }

    /// The views as they are once those that are new have been told so, tables have their rows and constraints are up to date.
    private func hierarchy(of root: UIView) -> ViewTreeBuilder {
        enterWindow(root)
        forEachController { $0.updateUnavailableContentIfNeeded() }
        forEachController { $0.arrangeChildren() }
        loadContents(in: root)
        updateConstraints(in: root)
        return ViewTreeBuilder(screen: root)
    }

    private var layoutIsForAnotherScreen: Bool { solvedScreen != FigureEnvironment.current.screen }

    private func enterWindow(_ view: UIView) {
        if !view.isInWindow {
            view.willMove(toWindow: .figure)
            view.isInWindow = true
            AppearanceProxies.apply(to: view)
            view.didMoveToWindow()
            let unspecified = UITraitCollection()
            view.controller?.traitCollectionDidChange(unspecified)
            view.traitCollectionDidChange(unspecified)
        }
        for subview in view.subviews { enterWindow(subview) }
    }

    /// Tables get their rows, and bars the views of their items.
    private func loadContents(in view: UIView) {
        (view as? UITableView)?.reloadIfNeeded()
        (view as? UICollectionView)?.reloadIfNeeded()
        view.itemBar?.takeItemViews()
        view.updateOwnConfiguration()
        for subview in view.subviews {
            loadContents(in: subview)
            if !subview.isInWindow { enterWindow(subview) }
        }
    }

    /// From the leaves to the root.
    private func updateConstraints(in view: UIView) {
        for subview in view.subviews { updateConstraints(in: subview) }
        guard view.wantsUpdateConstraints else { return }
        view.updateConstraintsIfNeeded()
        view.controller?.updateViewConstraints()
    }

    /// From the root to the leaves.
    func layoutSubviews(in view: UIView) {
        if view.needsLayout {
            view.needsLayout = false
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
        }
        for subview in view.subviews { layoutSubviews(in: subview) }
    }

    /// Those on the screen, from the root to the leaves.
    func forEachView(_ body: (UIView) -> Void) {
        func visit(_ view: UIView) {
            body(view)
            for subview in view.subviews { visit(subview) }
        }
        if let root = controller.view { visit(root) }
    }

    func forEachController(_ body: (UIViewController) -> Void) {
        func visit(_ controller: UIViewController) {
            body(controller)
            for child in controller.children { visit(child) }
        }
        visit(controller)
    }

    /// The root's safe area is known before the first layout.
    private func updateSafeArea() {
        let insets = FigureEnvironment.current.screen.safeAreaInsets
        guard let root = controller.view, root.guideInsets.safeArea != insets else { return }
        root.guideInsets.safeArea = insets
        root.safeAreaInsetsDidChange()
        controller.viewSafeAreaInsetsDidChange()
    }
}

// MARK: Results

extension FigureScreen {
    /// Gives the views their frames, insets and offsets, and notes which have to lay out their subviews.
    private func assign(_ layout: Layout, by builder: ViewTreeBuilder) {
        let scrolled = assignScrolling(layout, by: builder)
        for (index, view) in builder.views.enumerated() {
            guard let view else { continue }
            let superview = builder.tree.views[index].superview
            let origin = superview.map { self.origin(of: $0, layout, builder) } ?? .zero
            let frame = CGRect(layout.frames[index]).offsetBy(dx: -origin.x, dy: -origin.y)
            place(view, at: frame)
            assignInsets(layout.guides[index], to: view)
            if let area = builder.contentAreas[ViewID(index)] { place(view, in: area, of: ViewID(index), layout) }
        }
        for (guide, id) in builder.guides {
            let origin = builder.tree[id].superview.map { self.origin(of: $0, layout, builder) } ?? .zero
            guide.assignedLayoutFrame = CGRect(layout.frames[id.index]).offsetBy(dx: -origin.x, dy: -origin.y)
        }
        for view in scrolled { view.delegate?.scrollViewDidScroll(view) }
    }

    /// Where the coordinates of a view's bounds begin on the screen.
    private func origin(of id: ViewID, _ layout: Layout, _ builder: ViewTreeBuilder) -> CGPoint {
        let frame = layout.frames[(builder.contentAreas[id]?.content ?? id).index]
        let offset = (builder.views[id.index] as? UIScrollView)?.assignedOffset ?? .zero
        return CGPoint(x: frame.x - offset.x, y: frame.y - offset.y)
    }

    private func place(_ view: UIView, at frame: CGRect) {
        if let cell = view.cellOfRow {
            place(cell, at: frame)
            place(view, size: frame.size)
            return
        }
        if view.assignedFrame != frame {
            view.superview?.needsLayout = true
            if view.assignedFrame.size != frame.size { view.needsLayout = true }
            view.assignedFrame = frame
        }
    }

    private func place(_ content: UIView, size: CGSize) {
        if content.assignedFrame.size != size { content.needsLayout = true }
        content.assignedFrame = CGRect(origin: .zero, size: size)
    }

    /// Gives a row's content view the frame and the margins of its area.
    private func place(_ content: UIView, in area: CellContentArea, of row: ViewID, _ layout: Layout) {
        let (outer, inner) = (layout.frames[row.index], layout.frames[area.content.index])
        content.assignedFrame = CGRect(inner).offsetBy(dx: -outer.x, dy: -outer.y)
        content.layoutMarginsGuide.assignedLayoutFrame = CGRect(layout.frames[area.margins.index])
            .offsetBy(dx: -inner.x, dy: -inner.y)
    }

    private func assignInsets(_ insets: Layout.GuideInsets, to view: UIView) {
        let old = view.guideInsets
        view.guideInsets = insets
        view.layoutMarginsGuide.assignedLayoutFrame = view.assignedBounds.inset(by: UIEdgeInsets(insets.layoutMargins))
        view.safeAreaLayoutGuide.assignedLayoutFrame = view.assignedBounds.inset(by: UIEdgeInsets(insets.safeArea))
        view.readableContentGuide.assignedLayoutFrame = view.assignedBounds.inset(
            by: UIEdgeInsets(insets.readableContent))
        view.keyboardLayoutGuide.assignedLayoutFrame = view.assignedBounds.inset(
            by: UIEdgeInsets(top: view.assignedBounds.height - insets.keyboard, left: 0, bottom: 0, right: 0))
        if old.safeArea != insets.safeArea {
            view.safeAreaInsetsDidChange()
            view.controller?.viewSafeAreaInsetsDidChange()
        }
        if old.layoutMargins != insets.layoutMargins {
            view.layoutMarginsDidChange()
            view.controller?.viewLayoutMarginsDidChange()
        }
    }

    /// The scroll views whose offset is another than before.
    private func assignScrolling(_ layout: Layout, by builder: ViewTreeBuilder) -> [UIScrollView] {
        layout.scrollStates.compactMap { state in
            guard let view = builder.views[state.view.index] as? UIScrollView else { return nil }
            view.assignedContentSize = CGSize(width: state.contentSize.width, height: state.contentSize.height)
            let inset = UIEdgeInsets(state.adjustedContentInset)
            if view.assignedContentInset != inset {
                view.assignedContentInset = inset
                view.adjustedContentInsetDidChange()
            }
            let offset = CGPoint(x: state.contentOffset.x, y: state.contentOffset.y)
            guard view.assignedOffset != offset else { return nil }
            view.assignedOffset = offset
            view.needsLayout = true
            return view
        }
    }
}

extension UIView {
    fileprivate var containsViewThatNeedsLayout: Bool {
        needsLayout || subviews.contains { $0.containsViewThatNeedsLayout }
    }
}
