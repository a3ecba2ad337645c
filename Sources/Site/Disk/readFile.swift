import Glibc

/// All bytes of a file; nil for what is none or cannot be read.
func readWhole(_ path: String) -> [UInt8]? {
    guard let (file, size) = openFile(path) else { return nil }
    defer { close(file) }
    // One byte more than it should have tells that it has ended.
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, length in
        length = fill(UnsafeMutableRawBufferPointer(buffer), from: file)
    }
    guard bytes.count > size else { return bytes }
    // What came while it was read, and all of a file whose size the system does not tell.
    while true {
        let more = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, length in
            length = fill(UnsafeMutableRawBufferPointer(buffer), from: file)
        }
        guard !more.isEmpty else { return bytes }
        bytes += more
    }
}

/// The fingerprint of a file's bytes, read a part at a time; nil for what is none or cannot be read.
func fingerprintOfFile(_ path: String) -> Fingerprint? {
    guard let (file, size) = openFile(path) else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: min(size + 1, 1 << 18), alignment: 16) { part in
        var count = fill(part, from: file)
        if count < part.count { return Fingerprint(UnsafeRawBufferPointer(rebasing: part[..<count])) }
        let stream = FingerprintStream()
        while count > 0 {
            stream.add(UnsafeRawBufferPointer(rebasing: part[..<count]))
            count = fill(part, from: file)
        }
        return stream.fingerprint
    }
}

/// A file to read, and how long it says it is. Pipes and devices are no files: reading them may never end.
private func openFile(_ path: String) -> (descriptor: Int32, size: Int)? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return (file, Int(status.st_size)) }
    close(file)
    return nil
}

/// How many bytes came before the end, an error or the buffer's end.
private func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    var done = 0
    while done < buffer.count {
        let count = read(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return done }
        done += count
    }
    return done
}
