internal import CSpawn
import Platform

extension RunningProgram {
    /// A real process, whose standard input and output are one socket; what it says to standard error is dropped.
    convenience init(starting call: ProgramCall) throws(ProgramFailure) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
            throw ProgramFailure(name: call.name, isMissing: false, reason: String(cString: strerror(errno)))
        }
        // No other program that is started may hold it open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
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
                close(own)
                _ = ProgramRunner.end(of: child)
            })
    }
}

#if canImport(Glibc)
private let stream = Int32(SOCK_STREAM.rawValue)
#else
private let stream = SOCK_STREAM
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
