import Foundation

/// A property that views take from the proxy of their class.
struct AppearanceProperty {
    /// Gives a view what a proxy has, where both have it, the proxy's is not the usual one and the view's is.
    let take: (_ proxy: UIView, _ view: UIView) -> Void

    private init<Root: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>, of fresh: @autoclosure @escaping () -> Root
    ) {
        take = { proxy, view in
            guard let proxy = proxy as? Root, let view = view as? Root else { return }
            let usual = fresh()[keyPath: path]
            if proxy[keyPath: path] != usual, view[keyPath: path] == usual {
                view[keyPath: path] = proxy[keyPath: path]
            }
        }
    }

    private init(_ take: @escaping (_ proxy: UIView, _ view: UIView) -> Void) { self.take = take }

    nonisolated(unsafe) static let all: [AppearanceProperty] = views + texts + controls + tables

    nonisolated(unsafe) private static let views = [
        AppearanceProperty { proxy, view in
            if let tint = proxy.tintOverride, view.tintOverride == nil { view.tintColor = tint }
        },
        AppearanceProperty(\UIView.backgroundColor, of: UIView()),
        AppearanceProperty(\UIToolbar.barTintColor, of: UIToolbar()),
        AppearanceProperty(\UISearchBar.barTintColor, of: UISearchBar()),
    ]

    nonisolated(unsafe) private static let texts = [
        AppearanceProperty(\UILabel.textColor, of: UILabel()),
        AppearanceProperty(\UILabel.font, of: UILabel()),
        AppearanceProperty(\UILabel.textAlignment, of: UILabel()),
        AppearanceProperty(\UILabel.numberOfLines, of: UILabel()),
        AppearanceProperty(\UITextField.textColor, of: UITextField()),
        AppearanceProperty(\UITextField.font, of: UITextField()),
        AppearanceProperty(\UITextField.borderStyle, of: UITextField()),
        AppearanceProperty(\UITextView.textColor, of: UITextView()),
        AppearanceProperty(\UITextView.font, of: UITextView()),
        AppearanceProperty { proxy, view in
            guard let proxy = proxy as? UIButton, let view = view as? UIButton else { return }
            if let color = proxy.titleColor(for: .normal), view.titleColor(for: .normal) == nil {
                view.setTitleColor(color, for: .normal)
            }
        },
    ]

    nonisolated(unsafe) private static let controls = [
        AppearanceProperty(\UISwitch.onTintColor, of: UISwitch()),
        AppearanceProperty(\UISwitch.thumbTintColor, of: UISwitch()),
        AppearanceProperty(\UISlider.minimumTrackTintColor, of: UISlider()),
        AppearanceProperty(\UISlider.maximumTrackTintColor, of: UISlider()),
        AppearanceProperty(\UISlider.thumbTintColor, of: UISlider()),
        AppearanceProperty(\UIProgressView.progressTintColor, of: UIProgressView()),
        AppearanceProperty(\UIProgressView.trackTintColor, of: UIProgressView()),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor, of: UIPageControl()),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor, of: UIPageControl()),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor, of: UISegmentedControl()),
        AppearanceProperty(\UIActivityIndicatorView.color, of: UIActivityIndicatorView()),
    ]

    nonisolated(unsafe) private static let tables = [
        AppearanceProperty(\UITableView.separatorStyle, of: UITableView()),
        AppearanceProperty(\UITableView.separatorInset, of: UITableView()),
        AppearanceProperty(\UITableViewCell.selectionStyle, of: UITableViewCell()),
    ]
}
