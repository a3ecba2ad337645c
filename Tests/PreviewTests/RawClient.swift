import Platform

/// A client that sends what it is told, sense or nonsense.
struct RawClient: ~Copyable {
    private let descriptor: Int32

    init?(port: Int, seconds: Int = 10) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let isConnected = withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return nil }
    }

    deinit { close(descriptor) }

    /// Sends as much as the other side takes.
    borrowing func write(_ bytes: [UInt8]) {
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Says that nothing more comes.
    borrowing func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Everything until the other side closes or `isEnough`.
    borrowing func read(until isEnough: (String) -> Bool = { _ in false }) -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            all += buffer[..<count]
            if isEnough(String(decoding: all, as: UTF8.self)) { break }
        }
        return String(decoding: all, as: UTF8.self)
    }

    /// One ordinary request, answered as a whole.
    static func get(_ target: String, port: Int, host: String? = nil) -> String {
        guard let client = RawClient(port: port) else { return "" }
        client.write(Array("GET \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n".utf8))
        return client.read()
    }
}
