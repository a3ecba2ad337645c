import AutoLayout
import Notation

/// A name of the notation or of the data as one of Swift's: other signs become `_`, keywords stand in backticks.
func swiftName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
        let isDigit = ("0"..."9").contains(scalar)
        if isDigit && result.isEmpty { result += "_" }
        result += isDigit || isLetter(scalar) ? String(scalar) : "_"
    }
    if result.isEmpty || result == "_" { result = "_value" }
    return keywords.contains(result) ? "`\(result)`" : result
}

private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // Unicode's tables, which pages do not have at first, are asked for other letters alone.
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
}

private let keywords = Set(
    words: """
        Any as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough \
        false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private \
        protocol public repeat rethrows return self Self static struct subscript super switch throw throws true try \
        typealias var where while
        """)

/// A name for a view in a class of UIKit's: one that UIKit's classes have themselves, or that a value has, gets the
/// view's type behind it.
func viewName(_ name: String, type: String, besides values: Set<String> = []) -> String {
    reserved.contains(name) || values.contains(name) ? name + type : swiftName(name)
}

/// The name of the class that a component or screen becomes.
func swiftClassName(of kind: Definition.Kind, named name: String) -> String {
    if kind == .screen { return "\(name)ViewController" }
    return takenTypes.contains(name) ? "\(name)View" : name
}

/// Members of `NSObject`, `UIResponder`, `UIView`, its subclasses in the notation, and `UIViewController`; and what screens
/// have besides, `embedded`.
private let reserved = Set(
    words: """
        accessibilityLabel accessibilityValue adjustedContentInset alignment alpha appearance autoresizingMask axis \
        backgroundColor backgroundConfiguration backgroundView bounds buttonType canBecomeFirstResponder center \
        classForCoder clipsToBounds configuration constraints contentInset contentMode contentOffset contentScaleFactor \
        contentSize contentView coordinateSpace copy dataSource debugDescription delegate description distribution \
        embedded font frame gestureRecognizers hash hashValue highlightedImage image imageView indexPath inputView \
        interactions isEnabled isHidden isHighlighted isOpaque isSelected keyCommands keyboardLayoutGuide layer \
        layoutMargins mask menu modalPresentationStyle navigationController navigationItem next numberOfLines parent \
        panGestureRecognizer preferredContentSize prefetchDataSource presentedViewController refreshControl \
        restorationIdentifier rowHeight safeAreaInsets selectedBackgroundView separatorInset shadowColor spacing \
        splitViewController state storyboard style subtitleLabel subviews superclass superview tabBarController \
        tabBarItem tableFooterView tableHeaderView tag text textColor textLabel tintColor title titleLabel toolTip \
        toolbarItems traitCollection transform transform3D undoManager userActivity view viewIfLoaded window zone
        """)

/// Names of types that the code itself uses, which no struct and no class of it takes; the classes of all views are among them.
let takenTypes = Set(
    words: """
        Any AnyClass Array Bool CGFloat CGPoint CGRect CGSize Character Data Date Dictionary Double Error Float \
        GradientView IndexPath Int NSCoder NSLayoutConstraint NSObject NSString Never Optional Result Self Set ShapeStep \
        ShapeView String TableRows Type UIActivityIndicatorView UIButton UICollectionView UICollectionViewListCell \
        UIColor UIDatePicker UIEdgeInsets UIFont UIImage UIImageView UILabel UILayoutGuide UILayoutPriority \
        UINavigationBar UIPageControl UIProgressView UIScreen UIScrollView UISearchBar UISegmentedControl UISlider \
        UIStackView UIStepper UISwitch UITabBar UITableView UITableViewCell UITableViewHeaderFooterView UITextField \
        UITextView UIToolbar UITraitCollection UIView UIViewController UIVisualEffectView URL Void
        """)

/// A name as an argument's label, which may be a keyword.
func argumentLabel(_ name: String) -> String { swiftName(name).filter { $0 != "`" } }
