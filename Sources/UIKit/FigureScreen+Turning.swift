package import AutoLayout
import Foundation
internal import Scene

extension FigureScreen {
    /// As if the device had been turned, or its window been given another size, in UIKit's order: controllers are told
    /// before, everybody of new traits after, and then all is laid out.
    package func turn(to screen: Screen) {
        let (old, new) = (UITraitCollection(FigureEnvironment.current.screen), UITraitCollection(screen))
        let size = CGSize(width: screen.size.width, height: screen.size.height)
        let coordinator = TurningCoordinator(container: UIWindow.figure)
        if !old.isEqual(new) { forEachController { $0.willTransition(to: new, with: coordinator) } }
        if FigureEnvironment.current.screen.size != screen.size {
            tellOldMethods(of: screen, with: coordinator)
            forEachController { $0.viewWillTransition(to: size, with: coordinator) }
        }
        enter(screen)
        if !old.isEqual(new) {
            forEachView { view in
                view.controller?.traitCollectionDidChange(old)
                view.traitCollectionDidChange(old)
            }
            TraitChanges.tell(from: old, to: new)
        }
        solve()
        coordinator.animate()
        solve()
        coordinator.complete()
        finishQueue()
        solve()
    }
}

extension FigureScreen {
    /// Calls what was called before iOS 8, and is still where a device is turned.
    private func tellOldMethods(of screen: Screen, with coordinator: TurningCoordinator) {
        let (old, new) = (FigureEnvironment.current.screen.orientation, screen.orientation)
        guard old != new else { return }
        forEachController { $0.willRotate(to: new, duration: 0) }
        coordinator.animate(
            alongsideTransition: { _ in self.forEachController { $0.willAnimateRotation(to: new, duration: 0) } },
            completion: { _ in self.forEachController { $0.didRotate(from: old) } })
    }
}

extension Screen {
    fileprivate var orientation: UIInterfaceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
}

/// What a controller may do beside the turning of a screen, which is at its end at once.
private final class TurningCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Step] = []
    private var completions: [Step] = []

    init(container: UIView) { containerView = container }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    @discardableResult
    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animate() { for step in animations { step(self) } }
    func complete() { for step in completions { step(self) } }
}
