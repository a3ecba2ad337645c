import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// Motion that begins when a figure is at rest.
    @Suite struct DynamicsTests {
        private let box: UIView = {
            let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            return box
        }()

        @Test func anItemStaysWhereItStarts() {
            let animator = UIDynamicAnimator(referenceView: UIView())
            #expect(!animator.isRunning)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            animator.addBehavior(UISnapBehavior(item: box, snapTo: .zero))
            #expect(animator.isRunning)
            #expect(animator.behaviors.count == 2)
            #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        }

        @Test func aBehaviorKnowsItsAnimatorAndSoDoItsChildren() {
            let (animator, parent, child) = (UIDynamicAnimator(), UIDynamicBehavior(), UIGravityBehavior(items: [box]))
            parent.addChildBehavior(child)
            animator.addBehavior(parent)
            #expect(child.dynamicAnimator === animator)
            #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 25)).count == 1)
            #expect(animator.items(in: CGRect(x: 100, y: 0, width: 15, height: 25)).isEmpty)
            animator.removeAllBehaviors()
            #expect(child.dynamicAnimator == nil)
            #expect(!animator.isRunning)
        }

        @Test func aDirectionIsAnAngleAndALength() {
            let gravity = UIGravityBehavior()
            #expect(gravity.magnitude == 1)
            gravity.angle = 0
            #expect(gravity.gravityDirection == CGVector(dx: 1, dy: 0))
            let push = UIPushBehavior(items: [box], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 3, dy: 4)
            #expect(push.magnitude == 5)
        }

        @Test func boundariesAreFoundByTheirIdentifiers() {
            let collision = UICollisionBehavior(items: [box])
            collision.addBoundary(withIdentifier: "floor" as NSCopying, from: .zero, to: CGPoint(x: 9, y: 0))
            collision.addBoundary(withIdentifier: "wall" as NSCopying, for: UIBezierPath())
            #expect(collision.boundary(withIdentifier: "floor" as NSCopying)?.bounds.width == 9)
            collision.removeBoundary(withIdentifier: "floor" as NSCopying)
            #expect(collision.boundaryIdentifiers?.count == 1)
        }

        @Test func anAttachmentIsAsLongAsItsItemsAreApart() {
            let other = UIView(frame: CGRect(x: 13, y: 24, width: 30, height: 40))
            #expect(UIAttachmentBehavior(item: box, attachedTo: other).length == 5)
            let anchored = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 25, y: 0))
            #expect(anchored.length == 40)
            #expect(anchored.attachedBehaviorType == .anchor)
        }

        @Test func aRegionIsMadeOfOthers() {
            let ring = UIRegion(radius: 10).difference(from: UIRegion(size: CGSize(width: 4, height: 4)))
            #expect(ring.contains(CGPoint(x: 9, y: 0)))
            #expect(!ring.contains(CGPoint(x: 1, y: 1)))
            #expect(ring.inverse().contains(CGPoint(x: 1, y: 1)))
        }

        @Test func aGroupMovesItsItemsTogether() {
            let group = UIDynamicItemGroup(items: [box, UIView(frame: CGRect(x: 40, y: 20, width: 10, height: 40))])
            #expect(group.bounds.size == CGSize(width: 40, height: 40))
            group.center = CGPoint(x: 40, y: 40)
            #expect(box.center == CGPoint(x: 35, y: 40))
        }
    }
}
