import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Light and dark views, by Apple's documentation.
    @Suite struct StyleTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        private func tree(_ controller: UIViewController) -> ViewTree {
            let screen = FigureScreen(showing: controller)
            screen.appear()
            return ViewTreeBuilder(screen: controller.view).tree
        }

        @Test func aViewInAStyleOfItsOwnHasItsColorsEverywhere() {
            let controller = UIViewController()
            let (card, label) = (UIView(), UILabel())
            card.overrideUserInterfaceStyle = .dark
            card.addSubview(label)
            controller.view.addSubview(card)
            let tree = tree(controller)
            let shown = [0, 1, 2].map { tree.resolved(.label, in: ViewID($0)) }
            #expect(shown == [.label, Color(Color.label.dark), Color(Color.label.dark)])
            #expect(label.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.view.traitCollection.userInterfaceStyle == .light)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }

        @Test func aControllersStyleIsThatOfItsView() {
            let controller = UIViewController()
            controller.overrideUserInterfaceStyle = .dark
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            let inner = UIView()
            inner.overrideUserInterfaceStyle = .light
            controller.view.addSubview(inner)
            let tree = tree(controller)
            #expect(tree.resolved(.label, in: ViewTree.rootID) == Color(Color.label.dark))
            #expect(tree.resolved(.label, in: ViewID(1)) == Color(Color.label.light))
        }
    }
}
