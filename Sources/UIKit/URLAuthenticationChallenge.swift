// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Foundation's.

import Foundation

/// What a server asks who it talks to; here no server asks.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    public final let protectionSpace: URLProtectionSpace
    public final let previousFailureCount: Int
    public final let proposedCredential: URLCredential?

    public init(
        protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
        previousFailureCount: Int
    ) {
        (protectionSpace, proposedCredential) = (space, credential)
        self.previousFailureCount = previousFailureCount
    }
}

open class URLProtectionSpace: NSObject, @unchecked Sendable {
    public final let host: String
    public final let port: Int
    public final let authenticationMethod: String
    open var serverTrust: SecTrust? { nil }

    public init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?) {
        (self.host, self.port) = (host, port)
        self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    }
}

open class URLCredential: NSObject, @unchecked Sendable {
    public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }

    public final let user: String?
    public final let password: String?
    public final let persistence: Persistence

    public init(user: String, password: String, persistence: Persistence) {
        (self.user, self.password, self.persistence) = (user, password, persistence)
    }
    public init(trust: SecTrust) { (user, password, persistence) = (nil, nil, .none) }
}

/// What proves a server's name; no server is asked.
open class SecTrust {}

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
