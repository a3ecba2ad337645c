import Foundation

/// The network does not answer before a figure is at rest: no task here ever ends.
open class URLSession: NSObject, @unchecked Sendable {
    public static let shared = URLSession(configuration: .default)

    public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    public final let configuration: URLSessionConfiguration
    public final let delegate: (any URLSessionDelegate)?
    public final let delegateQueue: OperationQueue

    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: OperationQueue? = nil
    ) {
        (self.configuration, self.delegate) = (configuration, delegate)
        delegateQueue = queue ?? .main
    }

    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(URLRequest(url: url)) }

    open func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(request) }

    open func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(URLRequest(url: url)) }
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) }

    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { URLSessionDownloadTask(URLRequest(url: url)) }

    open func downloadTask(with url: URL) -> URLSessionDownloadTask { URLSessionDownloadTask(URLRequest(url: url)) }
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { URLSessionDownloadTask(request) }

    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request) }

    public final func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        Data, URLResponse
    ) {
        await withUnsafeContinuation { (_: UnsafeContinuation<(Data, URLResponse), Never>) in }
    }

    public final func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        await withUnsafeContinuation { (_: UnsafeContinuation<(Data, URLResponse), Never>) in }
    }

    public final func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        await withUnsafeContinuation { (_: UnsafeContinuation<(Data, URLResponse), Never>) in }
    }

    open func invalidateAndCancel() {}
    open func finishTasksAndInvalidate() {}
}

open class URLSessionConfiguration: NSObject {
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }
    open private(set) var identifier: String?

    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
    open var waitsForConnectivity = false
    open var allowsCellularAccess = true
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var httpMaximumConnectionsPerHost = 6
    open var urlCache: URLCache?
    open var httpShouldSetCookies = true
    open var httpShouldUsePipelining = false
    open var isDiscretionary = false
    open var sessionSendsLaunchEvents = false
    open var shouldUseExtendedBackgroundIdleMode = false
    open var allowsExpensiveNetworkAccess = true
    open var allowsConstrainedNetworkAccess = true
    open var networkServiceType = URLRequest.NetworkServiceType.default
    open var sharedContainerIdentifier: String?
}

open class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    public final let originalRequest: URLRequest?
    open var currentRequest: URLRequest? { originalRequest }
    open var response: URLResponse? { nil }
    open var error: (any Error)? { nil }
    public private(set) final var state = State.suspended
    open var priority: Float = 0.5
    open var taskDescription: String?
    open var countOfBytesReceived: Int64 { 0 }
    open var countOfBytesExpectedToReceive: Int64 { 0 }
    open var countOfBytesSent: Int64 { 0 }
    open var countOfBytesExpectedToSend: Int64 { 0 }
    open var earliestBeginDate: Date?
    public final let progress = Progress(totalUnitCount: 0)
    /// Counted from one, in the order in which a program makes its tasks.
    public final let taskIdentifier: Int = {
        made += 1
        return made
    }()
    nonisolated(unsafe) private static var made = 0

    init(_ request: URLRequest?) { originalRequest = request }

    open func resume() { state = .running }
    open func suspend() { state = .suspended }
    open func cancel() { state = .canceling }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        completionHandler(nil)
    }
}

public protocol URLSessionDelegate: AnyObject {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
    }

    public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0, video = 2, background, voice, responsiveData = 6, avStreaming = 8, responsiveAV,
            callSignaling = 11
    }

    public var url: URL?
    public var mainDocumentURL: URL?
    public var httpShouldHandleCookies = true
    public var allowsCellularAccess = true
    public var networkServiceType = NetworkServiceType.default
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]?
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) { (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval) }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging([field: value ?? ""]) { $1 }
        if value == nil { allHTTPHeaderFields?[field] = nil }
    }

    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(
            [self.value(forHTTPHeaderField: field), value].compactMap { $0 }.joined(separator: ","),
            forHTTPHeaderField: field)
    }

    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

open class URLResponse: NSObject, @unchecked Sendable {
    public final let url: URL?
    public final let mimeType: String?
    public final let expectedContentLength: Int64
    open var suggestedFilename: String? { url?.lastPathComponent }

    public init(url: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?)
    {
        (self.url, mimeType, expectedContentLength) = (url, MIMEType, Int64(length))
    }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public final let statusCode: Int
    private let headers: [String: String]

    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        (self.statusCode, headers) = (statusCode, headerFields ?? [:])
        super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    open var allHeaderFields: [AnyHashable: Any] { headers }
    open func value(forHTTPHeaderField field: String) -> String? { headers[field] }
    open class func localizedString(forStatusCode statusCode: Int) -> String { "\(statusCode)" }
}
