import Foundation
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// What animations of layers leave behind, by Apple's documentation of `fillMode`.
    @Suite struct AnimationTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        @Test func anAnimationThatStaysAtItsEndIsThere() {
            let ring = CAShapeLayer()
            ring.strokeEnd = 0
            let grow = CABasicAnimation(keyPath: "strokeEnd")
            grow.toValue = 0.8
            ring.add(grow, forKey: nil)
            #expect(ring.strokeEnd == 0)
            (grow.fillMode, grow.isRemovedOnCompletion) = (.forwards, false)
            ring.add(grow, forKey: nil)
            #expect(ring.strokeEnd == 0.8)
            let group = CAAnimationGroup()
            (group.fillMode, group.isRemovedOnCompletion, group.animations) = (.forwards, false, [grow])
            grow.toValue = 1
            ring.add(group, forKey: nil)
            #expect(ring.strokeEnd == 1)
        }

        @Test func anAnimationOfAnotherPropertyIsTold() {
            let slide = CABasicAnimation(keyPath: "sublayerTransform.translation.x")
            (slide.toValue, slide.fillMode, slide.isRemovedOnCompletion) = (8, .forwards, false)
            CALayer().add(slide, forKey: nil)
            #expect(FigureEnvironment.current.leftOut == ["CABasicAnimation.toValue"])
        }
    }
}
