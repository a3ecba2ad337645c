// Shapes by path.
extension SupportExtension {
    @inline(never)
    static func shapeCode() -> String {
        """
        /// A step of a path, in parts of the view's width and height.
        enum ShapeStep {
            case move(CGFloat, CGFloat)
            case line(CGFloat, CGFloat)
            case quad(CGFloat, CGFloat, CGFloat, CGFloat)
            case curve(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
            case close
        }

        final class ShapeView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }

            var steps: [ShapeStep] = [] { didSet { setNeedsLayout() } }
            var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

            override func layoutSubviews() {
                super.layoutSubviews()
                let (path, size) = (UIBezierPath(), bounds.size)
                func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                    CGPoint(x: x * size.width, y: y * size.height)
                }
                for step in steps {
                    switch step {
                    case .move(let x, let y): path.move(to: point(x, y))
                    case .line(let x, let y): path.addLine(to: point(x, y))
                    case .quad(let x1, let y1, let x, let y):
                        path.addQuadCurve(to: point(x, y), controlPoint: point(x1, y1))
                    case .curve(let x1, let y1, let x2, let y2, let x, let y):
                        path.addCurve(to: point(x, y), controlPoint1: point(x1, y1), controlPoint2: point(x2, y2))
                    case .close: path.close()
                    }
                }
                shapeLayer?.path = path.cgPath
            }
        }

        extension UIView {
            private var shapeView: ShapeView {
                if let view = subviews.first(where: { $0 is ShapeView }) as? ShapeView { return view }
                let view = ShapeView(frame: bounds)
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(view, at: 0)
                return view
            }

            func setShape(_ steps: [ShapeStep]) { shapeView.steps = steps }
            func setFillColor(_ color: UIColor?) { shapeView.shapeLayer?.fillColor = color?.cgColor }
            func setStrokeColor(_ color: UIColor?) { shapeView.shapeLayer?.strokeColor = color?.cgColor }
            func setLineWidth(_ width: CGFloat) { shapeView.shapeLayer?.lineWidth = width }
        }

        """
    }
}
