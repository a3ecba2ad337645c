import Files

extension ByteWriter {
    /// What tells one stamp from another.
    package mutating func write(_ stamp: FileStamp) {
        for number in [UInt64(bitPattern: Int64(stamp.size)), UInt64(stamp.mode), stamp.device, stamp.inode] {
            write(number)
        }
        for time in [stamp.written, stamp.changed] { write(UInt64(bitPattern: time)) }
    }
}

extension ByteReader {
    /// A stamp that a `ByteWriter` wrote.
    mutating func stamp() throws(DamagedBytes) -> FileStamp {
        let (size, mode) = (try number(), try number())
        let (device, inode) = (try number(), try number())
        let (written, changed) = (try number(), try number())
        return FileStamp(
            size: Int(truncatingIfNeeded: size), mode: UInt32(truncatingIfNeeded: mode), device: device, inode: inode,
            written: Int64(bitPattern: written), changed: Int64(bitPattern: changed))
    }
}
