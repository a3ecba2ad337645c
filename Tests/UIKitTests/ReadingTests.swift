import AutoLayout
import Piecewise
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// What a program reads of its screen, which decides how often it is run to know all widths.
    @Suite struct ReadingTests {
        private final class Controller: UIViewController {
            var load: (UIViewController) -> Void = { _ in }
            override func viewDidLoad() { load(self) }
        }

        private static func box(_ mask: UIView.AutoresizingMask) -> UIView {
            let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            box.autoresizingMask = mask
            return box
        }

        private func reading(_ make: () -> UIViewController) throws -> WidthUse {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            ScreenReading.forget()
            FigureScreen(showing: make()).appear()
            return ScreenReading.log.widthUse
        }

        private func reading(loading load: @escaping (UIViewController) -> Void) throws -> WidthUse {
            try reading {
                let controller = Controller()
                controller.load = load
                return controller
            }
        }

        @Test func constraintsAloneReadNothing() throws {
            let use = try reading { controller in
                guard let root = controller.view else { return }
                let label = UILabel()
                label.text = "A text"
                label.translatesAutoresizingMaskIntoConstraints = false
                let stack = UIStackView(arrangedSubviews: [UIView()])
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                root.addSubview(stack)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                    label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                    stack.topAnchor.constraint(equalTo: label.bottomAnchor),
                    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ])
            }
            #expect(use == .none)
        }

        typealias Mask = UIView.AutoresizingMask

        @Test(arguments: [
            (Mask(), WidthUse.none), (Mask.flexibleRightMargin, .none), (Mask.flexibleLeftMargin, .points),
            (Mask.flexibleWidth, .points), (Mask([.flexibleLeftMargin, .flexibleRightMargin]), .points),
        ])
        func aMaskReadsTheSuperviewsSizeThatItFollows(mask: UIView.AutoresizingMask, use: WidthUse) throws {
            #expect(try reading { $0.view.addSubview(Self.box(mask)) } == use)
        }

        @Test func lengthsAreReadByTheirNames() throws {
            #expect(try reading { _ = $0.view.bounds } == .points)
            #expect(try reading { _ = $0.view.layoutMargins } == .points)
            #expect(try reading { _ = $0.traitCollection } == .traits)
        }

        @Test func aChildThatFillsAControllerReadsNothing() throws {
            #expect(try reading { UINavigationController(rootViewController: UIViewController()) } <= .traits)
            #expect(try reading { tabs } <= .traits)
        }

        private var tabs: UIViewController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            return tabs
        }

        @Test func aChildThatKeepsTheScreensFrameReadsIt() throws {
            let use = try reading { controller in
                let child = UIViewController()
                controller.addChild(child)
                controller.view.addSubview(child.view)
            }
            #expect(use == .points)
        }

        /// Counts how often its size is asked for, once for each time that the hierarchy is read.
        private final class Counting: UIView {
            nonisolated(unsafe) static var count = 0
            override var intrinsicContentSize: CGSize {
                Self.count += 1
                return CGSize(width: 10, height: 10)
            }
        }

        private final class Noticing: UIViewController, UIScrollViewDelegate {
            var reads = false
            var offsets: [CGFloat] = []
            var calls = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                calls += 1
                if reads { offsets.append(scrollView.contentOffset.y) }
            }

            override func viewDidLoad() {
                let scroll = UIScrollView(frame: view.bounds)
                scroll.delegate = self
                scroll.contentInsetAdjustmentBehavior = .never
                scroll.contentSize = CGSize(width: 100, height: 5000)
                scroll.addSubview(Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                view.addSubview(scroll)
            }
        }

        @Test(
            "Whether the offset is read is found out without another layout where it is not", arguments: [false, true])
        func offset(isRead: Bool) throws {
            let controller = Noticing()
            controller.reads = isRead
            _ = try reading { UIViewController() }
            let screen = FigureScreen(showing: controller)
            screen.appear()
            Counting.count = 0
            screen.readOffset()
            #expect(ScreenReading.log.usesOffset == isRead)
            #expect(Counting.count == (isRead ? 1 : 0))
            #expect(controller.calls == 1)
            #expect(controller.offsets == (isRead ? [1] : []))
        }
    }
}
