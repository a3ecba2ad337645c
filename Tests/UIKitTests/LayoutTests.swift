import AutoLayout
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// Programs in UIKit laid out on a figure's screen.
    @Suite struct LayoutTests {
        /// The screen after `make`'s controller has appeared on a screen so wide.
        private func appear(width: Double = 390, _ make: () -> UIViewController) throws -> FigureScreen {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: width), measurer: Typesetter(library: try FontLibrary()))
            let screen = FigureScreen(showing: make())
            screen.appear()
            return screen
        }

        @Test func constraintsWithAnchorsGiveFrames() throws {
            final class Card: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
                        box.heightAnchor.constraint(equalToConstant: 40),
                    ])
                }
            }
            let card = Card()
            let screen = try appear { card }
            #expect(card.box.frame == CGRect(x: 16, y: 47, width: 195, height: 40))
            #expect(screen.isAtRest)
            #expect(screen.tree?.views.map(\.name) == ["screen", "box"])
        }

        @Test func theLifeCycleRunsInUIKitsOrder() throws {
            final class Content: UIView {
                var calls: (String) -> Void = { _ in }
                override func didMoveToWindow() { calls("view.didMoveToWindow") }
                override func updateConstraints() {
                    calls("view.updateConstraints")
                    super.updateConstraints()
                }
                override func layoutSubviews() { calls("view.layoutSubviews") }
                override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls("view.traits") }
            }
            final class Recorder: UIViewController {
                var calls: [String] = []
                override func loadView() {
                    calls.append("loadView")
                    let content = Content()
                    content.calls = { [unowned self] in calls.append($0) }
                    view = content
                }
                override func viewDidLoad() { calls.append("viewDidLoad") }
                override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
                override func viewSafeAreaInsetsDidChange() { calls.append("safeArea") }
                override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls.append("traits") }
                override func viewWillLayoutSubviews() { calls.append("willLayout") }
                override func viewDidLayoutSubviews() { calls.append("didLayout") }
                override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
            }
            let recorder = Recorder()
            _ = try appear { recorder }
            #expect(
                recorder.calls == [
                    "loadView", "viewDidLoad", "viewWillAppear", "safeArea", "view.didMoveToWindow", "traits",
                    "view.traits", "view.updateConstraints", "willLayout", "view.layoutSubviews", "didLayout",
                    "viewDidAppear",
                ])
        }

        @Test func removingAViewDropsTheConstraintsThatLeaveIt() throws {
            let (outer, inner, leaf) = (UIView(), UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(leaf)
            let outside = leaf.topAnchor.constraint(equalTo: outer.topAnchor)
            let inside = leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor)
            NSLayoutConstraint.activate([outside, inside])
            inner.removeFromSuperview()
            #expect(!outside.isActive)
            #expect(inside.isActive)
        }
    }
}
