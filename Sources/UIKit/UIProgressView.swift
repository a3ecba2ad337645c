internal import AutoLayout
import Foundation

open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progressViewStyle: Style = .default
    open var observedProgress: Progress?
    open var progressImage: UIImage? {
        didSet { if progressImage != nil { leaveOut("UIProgressView") } }
    }
    open var trackImage: UIImage? {
        didSet { if trackImage != nil { leaveOut("UIProgressView") } }
    }
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    override var kind: ViewKind {
        var view = ProgressView()
        view.progressViewStyle = sameCase(as: progressViewStyle, else: .default)
        view.progress = Double(progress)
        view.progressTintColor = progressTintColor?.color
        view.trackTintColor = trackTintColor?.color
        return .progressView(view)
    }
}
