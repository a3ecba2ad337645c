import Foundation

/// A connection that never opens: nothing that is sent arrives, and nothing comes.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable { case data(Data), string(String) }

    public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway, protocolError, unsupportedData
        case noStatusReceived = 1005
        case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtensionMissing
        case internalServerError, tlsHandshakeFailure = 1015
    }

    open var maximumMessageSize = 1_048_576
    open private(set) var closeCode = CloseCode.invalid
    open private(set) var closeReason: Data?

    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {}
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func cancel(with closeCode: CloseCode, reason: Data?) {
        (self.closeCode, closeReason) = (closeCode, reason)
        cancel()
    }

    public final func send(_ message: Message) async throws {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    public final func receive() async throws -> Message {
        await withUnsafeContinuation { (_: UnsafeContinuation<Message, Never>) in }
    }
}

public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLSession {
    public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask(URLRequest(url: url))
    }
    public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        webSocketTask(with: url)
    }
    public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask(request) }
}
