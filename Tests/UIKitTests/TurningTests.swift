import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Controllers whose device is turned.
    @Suite struct TurningTests {
        private final class Noting: UIViewController {
            var calls: [String] = []

            override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
                calls.append("will \(toInterfaceOrientation.isLandscape) \(view.bounds.width)")
            }
            override func willAnimateRotation(
                to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
            ) { calls.append("animate \(view.bounds.width)") }
            override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
                calls.append("did \(fromInterfaceOrientation.isPortrait)")
            }
        }

        @Test func theOldMethodsAreCalledWhereADeviceIsTurnedAlone() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let controller = Noting()
            let screen = FigureScreen(showing: controller)
            screen.appear()
            screen.turn(to: .preset(width: 400))
            #expect(controller.calls.isEmpty)
            var wide = Screen.preset(width: 400)
            wide.size = Size(width: 844, height: 390)
            screen.turn(to: wide)
            #expect(controller.calls == ["will true 400.0", "animate 844.0", "did true"])
        }

        @Test func whatTiesTheFieldOfASearchBarIsTold() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let bar = UISearchBar()
            NSLayoutConstraint.activate([
                bar.searchTextField.heightAnchor.constraint(equalToConstant: 50),
                bar.searchTextField.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10),
            ])
            #expect(FigureEnvironment.current.leftOut == ["UISearchBar.searchTextField"])
        }
    }
}
