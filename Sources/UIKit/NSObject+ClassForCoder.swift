import Foundation

extension NSObject {
    /// As a class answers it, which is an object in Objective-C.
    public class func classForCoder() -> AnyClass { self }
}
