import Foundation

/// Keeps what a program itself puts into it: nothing is ever loaded.
open class URLCache: NSObject, @unchecked Sendable {
    nonisolated(unsafe) public static var shared = URLCache(memoryCapacity: 0, diskCapacity: 0)

    open var memoryCapacity: Int
    open var diskCapacity: Int
    private var kept: [URLRequest: CachedURLResponse] = [:]

    public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }

    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { kept[request] }
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        kept[request] = cachedResponse
    }
    open func removeCachedResponse(for request: URLRequest) { kept[request] = nil }
    open func removeAllCachedResponses() { kept = [:] }
}

open class CachedURLResponse: NSObject, @unchecked Sendable {
    public final let response: URLResponse
    public final let data: Data

    public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}
