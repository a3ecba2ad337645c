import Foundation

/// A file without a name, which a process fills and the one above it reads.
final class ReplyFile {
    let descriptor: Int32

    init() {
        var path = Array((NSTemporaryDirectory() + "plumb-reply-XXXXXX").utf8CString)
        descriptor = mkstemp(&path)
        unlink(path)
    }

    deinit { close(descriptor) }

    /// False where not all of it could be written.
    func write(_ data: Data) -> Bool {
        var done = 0
        while done < data.count {
            let count = data[done...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 { return false }
            done += count
        }
        return true
    }

    /// All that it holds.
    var bytes: Data {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        guard size > 0 else { return Data() }
        var data = Data(count: size)
        let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, size, 0) }
        return data.prefix(max(0, count))
    }
}
