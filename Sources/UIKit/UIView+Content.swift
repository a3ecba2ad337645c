internal import AutoLayout
import Foundation
internal import Scene

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? UILayoutPriority(Float(kind.viewClass.hugging[axis.axis].rawValue))
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis] ?? UILayoutPriority(Float(kind.viewClass.compressionResistance[axis.axis].rawValue))
    }

    func fittingSize(
        _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority,
        _ verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ScreenReading.readPoints()
        let environment = FigureEnvironment.current
        let builder = ViewTreeBuilder(fitting: self)
        let size = LayoutEngine(measurer: environment.measurer).systemLayoutSizeFitting(
            Size(width: targetSize.width, height: targetSize.height), of: ViewID(1), in: builder.tree,
            on: environment.screen, horizontalFittingPriority: horizontalFittingPriority.engine,
            verticalFittingPriority: verticalFittingPriority.engine)
        func roundedUp(_ length: Double) -> Double {
            let scale = environment.screen.scale
            return (length * scale - Self.roundingNoise).rounded(.up) / scale
        }
        // A length that is imposed comes back as it is.
        let (width, height) = (Double(targetSize.width), Double(targetSize.height))
        let keepsWidth = horizontalFittingPriority == .required && abs(size.width - width) < Self.roundingNoise
        let keepsHeight = verticalFittingPriority == .required && abs(size.height - height) < Self.roundingNoise
        return CGSize(
            width: keepsWidth ? width : roundedUp(size.width), height: keepsHeight ? height : roundedUp(size.height))
    }

    /// How far beyond a pixel a length may lie and count as on it, pixels.
    private static let roundingNoise = 1e-6

    /// The engine's size of a content, `noIntrinsicMetric` where it has none.
    func contentSize(of kind: ViewKind, fitting width: CGFloat? = nil) -> CGSize {
        let environment = FigureEnvironment.current
        let adapted = kind.adapted(to: environment.screen)
        let size = View(name: "", kind: adapted).intrinsicContentSize(
            fittingWidth: width.map { Double($0) }, measurer: environment.measurer, screen: environment.screen)
        return CGSize(
            width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
    }
}

extension UILayoutPriority {
    var engine: LayoutPriority { LayoutPriority(Double(rawValue)) }
}

extension NSLayoutConstraint.Axis {
    var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}
