internal import AutoLayout
import Foundation

open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override var kind: ViewKind {
        var view = ProgressView()
        view.progress = Double(progress)
        view.progressTintColor = progressTintColor?.color
        view.trackTintColor = trackTintColor?.color
        return .progressView(view)
    }
}
