import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// What programs and layers draw, as views of the tree.
    @Suite struct DrawingTests {
        private let page = UIViewController()

        /// The views of a figure in which `view` fills the screen's safe area, but for the root and `view`.
        private func shown(_ view: UIView) throws -> [View] {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            page.view.addSubview(view)
            let screen = FigureScreen(showing: page)
            screen.appear()
            #expect(screen.isAtRest)
            return screen.tree.map { Array($0.views.dropFirst(2)) } ?? []
        }

        private func shape(_ path: UIBezierPath) -> CAShapeLayer {
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            return layer
        }

        private final class Canvas: UIView {
            var rects: [CGRect] = []
            var content: () -> Void = {}
            override func draw(_ rect: CGRect) {
                rects.append(rect)
                content()
            }
        }

        private func canvas(_ content: @escaping () -> Void) -> Canvas {
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            canvas.content = content
            return canvas
        }

        // MARK: Layers

        @Test func aLayerStandsWhereItsFrameSays() throws {
            let (view, layer) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)), CALayer())
            layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
            layer.anchorPoint = CGPoint(x: 0, y: 1)
            layer.position = CGPoint(x: 5, y: 40)
            layer.backgroundColor = UIColor.red.cgColor
            view.layer.addSublayer(layer)
            #expect(layer.frame == CGRect(x: 5, y: 20, width: 30, height: 20))
            #expect(view.layer.frame == view.frame)
            #expect(try shown(view).map(\.name) == ["CALayer1"])
        }

        @Test func layersLieAmongSubviewsAsTheyWereAdded() throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let (first, second) = (UIView(), UIView())
            (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("first", "second")
            view.addSubview(first)
            view.layer.addSublayer(CAGradientLayer())
            view.addSubview(second)
            view.layer.insertSublayer(CALayer(), at: 0)
            view.layer.insertSublayer(CAShapeLayer(), above: second.layer)
            #expect(
                try shown(view).map(\.name) == ["CALayer1", "first", "CAGradientLayer1", "second", "CAShapeLayer1"])
        }

        @Test func anArcOfABezierPathGoesClockwise() throws {
            let path = UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            #expect(abs(path.currentPoint.y - 10) < 1e-9)
            #expect(path.bounds.width < 10.001)
            let other = UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            #expect(other.bounds.minX < -9)
        }

        @Test func anArcOfAnglesBeyondAllTurnsEnds() {
            for angle in [-CGFloat.infinity, -1e300, -1e9, .nan] {
                let path = UIBezierPath(
                    arcCenter: .zero, radius: 10, startAngle: 0, endAngle: angle, clockwise: true)
                #expect(!path.isEmpty)
            }
        }

        @Test func aPathIsAPartOfTheRectangleAroundIt() throws {
            let (view, path) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIBezierPath())
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 50, y: 30))
            path.addLine(to: CGPoint(x: 20, y: 30))
            path.close()
            view.layer.addSublayer(shape(path))
            let drawn = try #require(try shown(view).last)
            #expect(drawn.appearance.shape == [.move(x: 0, y: 0), .line(x: 1, y: 1), .line(x: 0.25, y: 1), .close])
            #expect(drawn.appearance.fillColor == .black)
        }

        @Test func aRectangleKeepsTheRadiusOfItsCorners() throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let layer = shape(
                UIBezierPath(
                    roundedRect: view.bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8)))
            layer.fillColor = UIColor.red.cgColor
            view.layer.addSublayer(layer)
            let drawn = try #require(try shown(view).last)
            #expect(drawn.appearance.shape.isEmpty)
            #expect((drawn.appearance.cornerRadius, drawn.appearance.maskedCorners) == (8, .topLeft))
        }

        @Test func holesStayWithWhatTheyAreIn() throws {
            let (view, path) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIBezierPath())
            for x in [0, 60] { path.append(UIBezierPath(ovalIn: CGRect(x: x, y: 0, width: 40, height: 40))) }
            path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
            view.layer.addSublayer(shape(path))
            let grounds = try shown(view).filter { !$0.appearance.shape.isEmpty }
            #expect(grounds.map(\.appearance.shape.count) == [6, 12])
        }

        @Test func aLineEndsWhereItsShareOfTheLengthDoes() throws {
            let (view, path) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIBezierPath())
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 80, y: 0))
            path.addLine(to: CGPoint(x: 80, y: 20))
            let layer = shape(path)
            (layer.fillColor, layer.strokeColor, layer.strokeEnd) = (nil, UIColor.red.cgColor, 0.4)
            view.layer.addSublayer(layer)
            let drawn = try #require(try shown(view).last)
            guard case .curve(_, _, _, _, let x, let y)? = drawn.appearance.shape.last else {
                Issue.record("no curve")
                return
            }
            #expect((x, y) == (1, 0.5))
            #expect(drawn.appearance.shape.count == 2)
        }

        @Test func aMaskOfRoundCornersCutsThem() throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.accessibilityIdentifier = "view"
            view.layer.mask = shape(UIBezierPath(ovalIn: view.bounds))
            page.view.addSubview(UIView())
            let drawn = try #require(try shown(view).first { $0.name == "view" })
            #expect(drawn.appearance.cornerRadius == 20)
            #expect(drawn.appearance.clipsToBounds)
        }

        @Test func aGradientHasItsDirectionAndPlaces() throws {
            let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), CAGradientLayer())
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.75, y: 0.5), CGPoint(x: 0.25, y: 0.5))
            view.layer.addSublayer(layer)
            let line = try #require(try shown(view).last).appearance.gradientLine
            #expect((line.x, line.y) == (-1, 0))
            #expect(line.stops == [0.25, 0.75])
        }

        // MARK: Drawing

        @Test func aProgramDrawsForTheSizeAtRest() throws {
            let canvas = canvas { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).fill() }
            let found = try shown(canvas)
            #expect(Set(canvas.rects.map(\.width)) == [100])
            #expect(found.map(\.name) == ["Drawing1", "Drawing2"])
            #expect(found.first?.appearance.clipsToBounds == true)
        }

        @Test(arguments: [(UIColor?.none, true, true), (.clear, true, false), (nil, false, false)])
        func whatIsOpaqueAndHasNoBackgroundIsBlack(color: UIColor?, isOpaque: Bool, isBlack: Bool) throws {
            let canvas = canvas { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).fill() }
            (canvas.backgroundColor, canvas.isOpaque) = (color, isOpaque)
            #expect((try shown(canvas).first?.appearance.backgroundColor == .black) == isBlack)
        }

        @Test func statesOfAContextAreTakenBack() throws {
            let canvas = canvas {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.setFillColor(UIColor.red.cgColor)
                context.saveGState()
                context.setFillColor(UIColor.blue.cgColor)
                context.translateBy(x: 10, y: 10)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.restoreGState()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            let colors = try shown(canvas).dropFirst().map { $0.appearance.backgroundColor?.light }
            #expect(
                colors == [UIColor.blue.cgColor.components, UIColor.red.cgColor.components].map { $0.map(Self.color) })
        }

        private static func color(_ components: [CGFloat]) -> Color.Components {
            Color.Components(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }

        @Test func textsAndPicturesAreDrawn() throws {
            let canvas = canvas {
                "Harbour".draw(at: CGPoint(x: 4, y: 4))
                UIImage().draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            let kinds = try shown(canvas).dropFirst().map(\.kind)
            #expect(kinds.count == 2)
            if case .label(let label)? = kinds.first {
                #expect(label.text == "Harbour")
            } else {
                Issue.record("no label")
            }
        }
    }
}
