internal import CCivetWeb
import Content
import Foundation

/// CivetWeb with everything of its own turned off: no folder, no listing, no script, no upload, no WebSocket.
///
/// Every request ends in `respond`; CivetWeb never looks at the disk. Its threads call from outside of Swift, so
/// whatever they touch is sendable.
final class CivetServer: Sendable {
    /// What the server does for a request.
    typealias Respond = @Sendable (PreviewRequest, Exchange) -> Void

    // Written once, before any other thread can see it.
    nonisolated(unsafe) private let context: OpaquePointer
    private let handler: RequestHandler

    /// Listens on `endpoint`; nil where CivetWeb cannot.
    init?(endpoint: Endpoint, respond: @escaping Respond) {
        handler = RequestHandler(respond: respond)
        var callbacks = mg_callbacks()
        callbacks.begin_request = { handle($0) }
        callbacks.http_error = { connection, status, _ in refuse(connection, status) }
        callbacks.log_message = { _, _ in 1 }
        callbacks.log_access = { _, _ in 1 }
        let data = Unmanaged.passUnretained(handler).toOpaque()
        let started = Self.start(callbacks, data: data, options: Self.options(endpoint))
        guard let started else { return nil }
        context = started
    }

    /// Ends all connections; takes up to two seconds, CivetWeb's own pace.
    func stop() {
        mg_stop(context)
    }

    /// The port it listens on.
    var port: Int? {
        var port = mg_server_port()
        return mg_get_server_ports(context, 1, &port) > 0 ? Int(port.port) : nil
    }

    /// How many requests can be under way; each event stream holds one.
    static let threadCount = 64

    private static func options(_ endpoint: Endpoint) -> [String] {
        [
            "listening_ports", endpoint.name,
            "num_threads", "\(threadCount)",
            "enable_keep_alive", "no",
            "decode_url", "no",
            "decode_query_string", "no",
            "enable_directory_listing", "no",
            "max_request_size", "16384",
            // A client that stops half-way holds a thread no longer than this, in milliseconds.
            "request_timeout_ms", "5000",
        ]
    }

    /// Starts CivetWeb with `options`, names and values in turn, which it copies.
    private static func start(
        _ callbacks: mg_callbacks, data: UnsafeMutableRawPointer, options: [String]
    ) -> OpaquePointer? {
        let copies = options.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var callbacks = callbacks
        var pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
        return mg_start(&callbacks, data, &pointers)
    }
}

/// The object whose address CivetWeb hands back with every request.
private final class RequestHandler: Sendable {
    let respond: CivetServer.Respond

    init(respond: @escaping CivetServer.Respond) { self.respond = respond }
}

/// CivetWeb's call for each request; what it returns goes into a log that is off, and is never 0, which would let
/// CivetWeb answer from the disk.
private func handle(_ connection: OpaquePointer?) -> Int32 {
    guard let connection, let info = mg_get_request_info(connection) else { return 400 }
    mg_disable_connection_keep_alive(connection)
    guard let data = info.pointee.user_data else { return 500 }
    let handler = Unmanaged<RequestHandler>.fromOpaque(data).takeUnretainedValue()
    handler.respond(PreviewRequest(info.pointee), Exchange(connection: connection))
    return 200
}

/// CivetWeb's call for what it cannot read as a request.
private func refuse(_ connection: OpaquePointer?, _ status: Int32) -> Int32 {
    guard let connection else { return 0 }
    mg_disable_connection_keep_alive(connection)
    let response = PreviewResponse(Int(status), "This is no request the preview can read.")
    Exchange(connection: connection).send(response.bytes(withBody: true))
    return 0
}
