import Foundation

/// A file of Interface Builder; a program has none, so that asking for its controllers ends it, as UIKit would.
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    open func instantiateInitialViewController() -> UIViewController? { missing() }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { missing() }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { missing() }

    private func missing() -> Never {
        raiseException("Could not find a storyboard named '\(name)' in bundle NSBundle")
    }
}

/// A way from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    open func perform() {}
}

/// A file of Interface Builder; a program has none, so that using one ends it, as UIKit would.
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        raiseException("Could not load NIB in bundle: 'NSBundle' with name '\(name)'")
    }
}

extension Bundle {
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        raiseException("Could not load NIB in bundle: 'NSBundle' with name '\(name)'")
    }
}
