import Foundation

public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

/// What a layer asks its owner.
public protocol CALayerDelegate: NSObjectProtocol {}

/// What a layer would do when one of its values changes.
public protocol CAAction {}

extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
