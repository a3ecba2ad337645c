#if os(Linux) && !PORTABLE
import Foundation

extension Platform {
    /// The number of the process that listens on `port` of this machine, where the system lets us see it.
    ///
    /// Source: proc(5): `/proc/net/tcp` names a socket's inode, `/proc/PID/fd` the process that has it.
    public static func owner(ofPort port: Int) -> Int? {
        let sockets = Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap { listeningSockets(port, in: $0) })
        guard !sockets.isEmpty else { return nil }
        let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int($0) }
        return processes.sorted().first { process in
            let folder = "/proc/\(process)/fd"
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.contains { file in
                let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")) ?? ""
                return sockets.contains(target)
            }
        }
    }

    /// The sockets, as `/proc/PID/fd` names them, that a table lists as listening on `port`.
    private static func listeningSockets(_ port: Int, in table: String) -> [String] {
        let listening = "0A"
        let text = FileManager.default.contents(atPath: table).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").dropFirst().compactMap { row in
            let columns = row.split(separator: " ")
            guard columns.count > 9, columns[3] == listening, let hex = columns[1].split(separator: ":").last,
                Int(hex, radix: 16) == port
            else { return nil }
            return "socket:[\(columns[9])]"
        }
    }
}
#endif
