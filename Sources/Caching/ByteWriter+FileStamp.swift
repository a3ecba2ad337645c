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
