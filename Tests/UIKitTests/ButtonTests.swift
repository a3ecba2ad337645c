import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Titles, plates and places of buttons, by Apple's documentation.
    @Suite struct ButtonTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        private enum ButtonError: Error { case anotherKind }

        private func drawn(_ button: UIButton) throws -> Button {
            guard case .button(let drawn) = button.kind else { throw ButtonError.anotherKind }
            return drawn
        }

        @Test func aConfiguredButtonHasTheTitleOfItsActionAndSendsIt() throws {
            var sent = 0
            let action = UIAction(title: "Pay") { _ in sent += 1 }
            let button = UIButton(configuration: .filled(), primaryAction: action)
            #expect(try drawn(button).title == "Pay")
            button.sendActions(for: .primaryActionTriggered)
            #expect(sent == 1)
            button.configuration?.title = "Pay now"
            #expect(try drawn(button).title == "Pay now")
        }

        @Test func aPlateHasTheColorRadiusAndStrokeOfItsBackground() throws {
            let button = UIButton(configuration: .plain())
            button.configuration?.background.backgroundColor = .systemPurple
            button.configuration?.background.cornerRadius = 0
            button.configuration?.background.strokeWidth = 2
            let configuration = try drawn(button).configuration
            #expect(configuration.backgroundColor == UIColor.systemPurple.color)
            #expect(configuration.cornerRadius == 0 && configuration.strokeWidth == 2)
            #expect(try drawn(UIButton(configuration: .plain())).configuration.cornerRadius == nil)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }

        @Test(arguments: [
            (UIControl.ContentHorizontalAlignment.leading, 0.0, 5.0), (.center, 0.5, 0), (.trailing, 1, -3),
        ])
        func contentStandsAtASideOfALargerButton(
            alignment: UIControl.ContentHorizontalAlignment, share: Double, shift: Double
        ) throws {
            let button = UIButton(type: .system)
            button.setTitle("Pay", for: .normal)
            button.contentHorizontalAlignment = alignment
            let measurer = FigureEnvironment.current.measurer
            let size = Size(width: 200, height: 40)
            let plain = try #require(try ButtonLayout(drawn(button), in: size, measurer: measurer).title)
            #expect(abs(plain.x - share * (200 - plain.width)) < 1e-9)
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: alignment == .center ? 5 : 3)
            let moved = try #require(try ButtonLayout(drawn(button), in: size, measurer: measurer).title)
            #expect(abs(moved.x - plain.x - shift) < 1e-9)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }

        @Test func whatAConfigurationLeavesOutIsTold() throws {
            var configuration = UIButton.Configuration.plain()
            (configuration.title, configuration.subtitle, configuration.titleAlignment) = ("Pay", "Now", .leading)
            configuration.background.strokeColor = .red
            _ = try drawn(UIButton(configuration: configuration))
            #expect(
                FigureEnvironment.current.leftOut == [
                    "UIBackgroundConfiguration.strokeColor", "UIButton.Configuration.titleAlignment",
                ])
        }
    }
}
