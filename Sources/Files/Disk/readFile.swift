import Platform

/// All bytes that a file has when it is opened; nil for what is none or cannot be read.
func readWhole(_ path: String) -> [UInt8]? {
    guard let (file, size) = openFile(path) else { return nil }
    defer { close(file) }
    let bytes = read(size, from: file)
    return size > 0 ? bytes : bytes + readOn(file)
}

/// The last bytes of a file, at most so many; nil for what is none or cannot be read.
func readEnding(_ path: String, _ count: Int) -> [UInt8]? {
    guard let (file, size) = openFile(path) else { return nil }
    defer { close(file) }
    if count < size { lseek(file, off_t(size - max(0, count)), SEEK_SET) }
    return read(min(max(0, count), size), from: file)
}

/// So many bytes of a file from an offset on, fewer where it ends; nil for what is none or cannot be read.
func readSlice(_ path: String, _ offset: Int, _ count: Int) -> [UInt8]? {
    guard let (file, size) = openFile(path) else { return nil }
    defer { close(file) }
    guard (0...size).contains(offset), lseek(file, off_t(offset), SEEK_SET) == off_t(offset) else { return [] }
    return read(min(max(0, count), size - offset), from: file)
}

/// The fingerprint of the bytes that a file has when it is opened, read a part at a time; nil for what is none or cannot
/// be read.
func fingerprintOfFile(_ path: String) -> Fingerprint? {
    guard let (file, size) = openFile(path) else { return nil }
    defer { close(file) }
    guard size > 0 else { return Fingerprint(readOn(file)) }
    return withUnsafeTemporaryAllocation(byteCount: min(size, 1 << 18), alignment: 16) { part in
        var count = fill(part, from: file)
        if count == size || count < part.count { return Fingerprint(UnsafeRawBufferPointer(rebasing: part[..<count])) }
        let stream = FingerprintStream()
        var left = size
        while count > 0 {
            stream.add(UnsafeRawBufferPointer(rebasing: part[..<count]))
            left -= count
            count = fill(UnsafeMutableRawBufferPointer(rebasing: part[..<min(left, part.count)]), from: file)
        }
        return stream.fingerprint
    }
}

/// So many bytes of a file, or fewer where it ends.
private func read(_ count: Int, from file: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
        length = fill(UnsafeMutableRawBufferPointer(buffer), from: file)
    }
}

/// All of a file whose size the system does not tell.
private func readOn(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
        let more = read(65_536, from: file)
        guard !more.isEmpty else { return bytes }
        bytes += more
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
