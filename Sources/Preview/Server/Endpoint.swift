import Platform

/// The address a server listens on.
struct Endpoint: Hashable, Sendable {
    /// As CivetWeb reads it, such as `127.0.0.1:8080`.
    var name: String

    /// Why a port cannot be had.
    enum Refusal: Error, Hashable {
        case busy
        /// The system's number and words.
        case system(Int32)
    }

    /// This machine alone, or every network it is in; IPv4, since Debian builds CivetWeb without IPv6.
    ///
    /// The port must be free on `::1`, too: browsers ask there first when they are told `localhost`.
    static func find(port: Int, isOpenToNetwork: Bool) -> Result<Endpoint, Refusal> {
        let address = isOpenToNetwork ? in_addr_t(0) : in_addr_t(0x7f00_0001).bigEndian
        if let refusal = tryBinding(address, port: port) { return .failure(refusal) }
        if port != 0, tryBindingSixth(port: port) == .busy { return .failure(.busy) }
        return .success(Endpoint(name: isOpenToNetwork ? "\(port)" : "127.0.0.1:\(port)"))
    }

    private static func tryBinding(_ address: in_addr_t, port: Int) -> Refusal? {
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        name.sin_addr.s_addr = address
        return tryBinding(AF_INET, &name)
    }

    private static func tryBindingSixth(port: Int) -> Refusal? {
        var name = sockaddr_in6()
        name.sin6_family = sa_family_t(AF_INET6)
        name.sin6_port = in_port_t(truncatingIfNeeded: port).bigEndian
        name.sin6_addr = in6addr_loopback
        return tryBinding(AF_INET6, &name)
    }

    /// Binds and listens for a moment, the way CivetWeb will, to learn what stands against it.
    private static func tryBinding<Name>(_ family: Int32, _ name: inout Name) -> Refusal? {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return .system(errno) }
        defer { close(descriptor) }
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        if family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
        let length = socklen_t(MemoryLayout<Name>.size)
        let isBound = withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
        }
        if isBound, listen(descriptor, 1) == 0 { return nil }
        return errno == EADDRINUSE ? .busy : .system(errno)
    }
}
