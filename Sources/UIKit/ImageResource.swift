import Foundation

/// A picture of the site; its symbols stand beside each program, as Xcode makes them of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
    /// What the symbols are made by, without a bundle, which not every program has.
    public init(_of name: String) { self.name = name }
}

extension UIImage {
    public convenience init(resource: ImageResource) {
        guard let image = FigureEnvironment.current.picture(named: resource.name) else {
            raiseException("Could not find an image named '\(resource.name)'")
        }
        self.init(image)
    }
}
