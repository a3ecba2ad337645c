import Content

/// An answer: a status, header fields, a body.
struct PreviewResponse: Hashable, Sendable {
    var status: Int
    var fields: [PreviewRequest.Field]
    var body: [UInt8]

    /// An answer of one media type.
    init(_ status: Int, type: String, body: [UInt8], fields: [PreviewRequest.Field] = []) {
        self.status = status
        self.fields = [PreviewRequest.Field(name: "Content-Type", value: type)] + fields
        self.body = body
    }

    /// A sentence for whoever asked wrongly.
    init(_ status: Int, _ sentence: String, fields: [PreviewRequest.Field] = []) {
        self.init(status, type: "text/plain; charset=utf-8", body: Array((sentence + "\n").utf8), fields: fields)
    }

    /// The bytes to send, without the body where only the head was asked for.
    func bytes(withBody: Bool) -> [UInt8] {
        let sizes = [PreviewRequest.Field(name: "Content-Length", value: "\(body.count)")]
        let lines = (fields + sizes + Self.always).map { "\($0.name): \($0.value)\r\n" }.joined()
        let head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")\r\n\(lines)\r\n"
        return Array(head.utf8) + (withBody ? body : [])
    }

    /// What every answer says: the type is the type, keep nothing, no other origin may use it.
    static let always = [
        PreviewRequest.Field(name: "X-Content-Type-Options", value: "nosniff"),
        PreviewRequest.Field(name: "Cache-Control", value: "no-store"),
        PreviewRequest.Field(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        PreviewRequest.Field(name: "Referrer-Policy", value: "same-origin"),
        PreviewRequest.Field(name: "Connection", value: "close"),
    ]

    private static let reasons = [
        200: "OK", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 413: "Content Too Large", 503: "Service Unavailable",
    ]
}
