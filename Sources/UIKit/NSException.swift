import Foundation

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let genericException = Self("NSGenericException")
    public static let rangeException = Self("NSRangeException")
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
}

/// What ends a program once it is raised, as Swift catches none.
open class NSException: NSObject {
    public final let name: NSExceptionName
    public final let reason: String?
    public final let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    open func raise() { raiseException(reason ?? name.rawValue) }
}
