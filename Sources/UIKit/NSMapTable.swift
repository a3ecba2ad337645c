import Foundation

/// Objects by other objects, each of them strongly or weakly kept, in the order in which they came.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let (keysAreWeak, valuesAreWeak): (Bool, Bool)
    private var entries: [(key: TableReference<KeyType>, value: TableReference<ObjectType>)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) { (keysAreWeak, valuesAreWeak) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var present: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    public var count: Int { present.count }

    public func object(forKey aKey: KeyType?) -> ObjectType? {
        entries.first { $0.key.refers(to: aKey) }?.value.object
    }
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let anObject, let aKey else { return }
        entries.append(
            (TableReference(aKey, isWeak: keysAreWeak), TableReference(anObject, isWeak: valuesAreWeak)))
    }
    public func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { $0.key.object == nil || $0.key.refers(to: aKey) }
    }
    public func removeAllObjects() { entries = [] }
    public func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: present.map(\.value)).objectEnumerator() }
    public func dictionaryRepresentation() -> [AnyHashable: Any] {
        Dictionary(
            present.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value as Any) } },
            uniquingKeysWith: { $1 })
    }
}
