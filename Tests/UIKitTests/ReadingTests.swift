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

        @Test func aChildsMarginsAndAFrameOfTheScreenAreRead() throws {
            let child = try reading { controller in
                let child = UIViewController()
                controller.addChild(child)
                controller.view.addSubview(child.view)
            }
            #expect(child == .points)
            #expect(ScreenReading.log.slacks.contains(24))
        }
    }
}
