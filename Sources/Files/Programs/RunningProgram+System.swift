internal import CSpawn
import Platform

extension RunningProgram {
    /// A real process, whose standard input and output are one socket; what it says to standard error is dropped.
    convenience init(starting call: ProgramCall) throws(ProgramFailure) {
        let ends = ProgramRunner.starting.withLock { _ in Self.connectedSockets() }
        guard ends[0] >= 0 else {
            throw ProgramFailure(name: call.name, isMissing: false, reason: String(cString: strerror(errno)))
        }
        defer { close(ends[1]) }
        let own = ends[0]
        let child: pid_t
        do {
            child = try ProgramRunner.start(call, streams: [ends[1], ends[1]])
        } catch {
            close(own)
            throw error
        }
        self.init(
            write: { bytes in deliver(bytes, to: own) }, read: { receive($0, from: own) },
            end: {
                // Even where another program holds the socket open, too.
                shutdown(own, shutBoth)
                close(own)
                _ = ProgramRunner.end(of: child)
            })
    }

    /// Two sockets that no other program may hold open, or it would never be told of their end; -1 where there are none.
    private static func connectedSockets() -> [Int32] {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return ends }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }
}

#if canImport(Glibc)
private let stream = Int32(SOCK_STREAM.rawValue)
private let shutBoth = Int32(SHUT_RDWR)
#else
private let stream = SOCK_STREAM
private let shutBoth = SHUT_RDWR
#endif

private func deliver(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
        let count = bytes[done...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 || errno == EINTR else { return false }
        done += max(0, count)
    }
    return true
}

private func receive(_ count: Int, from socket: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        var received = recv(socket, buffer.baseAddress, count, 0)
        while received < 0, errno == EINTR { received = recv(socket, buffer.baseAddress, count, 0) }
        filled = max(0, received)
    }
}
