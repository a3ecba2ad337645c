import Platform

/// This machine's IPv4 addresses in the networks it is in, in the system's order; without the loopback.
func networkAddresses() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [String] = []
    var next = first
    while let entry = next?.pointee {
        next = entry.ifa_next
        guard let name = entry.ifa_addr, Int32(name.pointee.sa_family) == AF_INET,
            entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
        else { continue }
        var address = name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr }
        var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
        guard inet_ntop(AF_INET, &address, &text, socklen_t(text.count)) != nil else { continue }
        addresses.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return addresses
}
