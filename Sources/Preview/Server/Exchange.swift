internal import CCivetWeb
import Content

/// The way back to whoever asked, for the time of one request, on that request's thread.
struct Exchange {
    let connection: OpaquePointer

    /// Sends bytes; false once the other side is gone.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || mg_write(connection, bytes, bytes.count) == bytes.count
    }
}

extension PreviewRequest {
    /// What CivetWeb read.
    init(_ info: mg_request_info) {
        method = text(info.request_method)
        target = text(info.request_uri)
        query = info.query_string.map { String(cString: $0) }
        let count = min(max(0, Int(info.num_headers)), Int(MG_MAX_HEADERS))
        fields = withUnsafeBytes(of: info.http_headers) { headers in
            headers.bindMemory(to: mg_header.self).prefix(count).map {
                Field(name: text($0.name), value: text($0.value))
            }
        }
    }
}

private func text(_ string: UnsafePointer<CChar>?) -> String {
    string.map { String(cString: $0) } ?? ""
}
