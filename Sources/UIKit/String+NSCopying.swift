import Foundation

/// What bridging to Objective-C gives texts: identifiers of boundaries and configurations are written `"floor" as NSCopying`.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
