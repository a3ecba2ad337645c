import Foundation

/// Objects, of a class or a protocol of Objective-C, each once, strongly or weakly kept, in the order in which they came.
open class NSHashTable<ObjectType>: NSObject {
    private let isWeak: Bool
    private var references: [TableReference<ObjectType>] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public var allObjects: [ObjectType] { references.compactMap(\.object) }
    public var count: Int { allObjects.count }
    public var anyObject: ObjectType? { allObjects.first }

    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.append(TableReference(object, isWeak: isWeak))
    }
    public func remove(_ object: ObjectType?) { references.removeAll { $0.object == nil || $0.refers(to: object) } }
    public func removeAllObjects() { references = [] }
    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
    public func member(_ object: ObjectType?) -> ObjectType? { references.first { $0.refers(to: object) }?.object }
}

/// How tables keep what they hold; all but whether weakly is without effect.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality = Options([])
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object in a table; those of Foundation are the same where they are equal.
struct TableReference<Object> {
    private let kept: AnyObject?
    private weak var seen: AnyObject?

    init(_ object: Object, isWeak: Bool) {
        let found = object as AnyObject
        (kept, seen) = (isWeak ? nil : found, found)
    }

    var object: Object? { (kept ?? seen) as? Object }

    func refers(to other: Object?) -> Bool {
        guard let other, let found = kept ?? seen else { return false }
        return found === other as AnyObject || (found as? NSObject)?.isEqual(other) == true
    }
}
