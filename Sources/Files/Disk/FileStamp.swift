import Platform

/// What tells one version of a file from another without reading it.
///
/// Two are compared for equality alone: a file moved into place may be older than the one it replaces.
public struct FileStamp: Hashable, Sendable {
    package let size: Int
    package let mode: UInt32
    package let device: UInt64
    package let inode: UInt64
    /// When its bytes were written, in nanoseconds since 1970, as anybody may set it.
    package let written: Int64
    /// When anything of it changed, which the system alone sets.
    package let changed: Int64
    /// Whether a change from now on would be seen in the stamp.
    package let isSettled: Bool

    /// The stamp of the file at `path`, through links; nil where there is none.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        mode = UInt32(status.st_mode)
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        let times = Platform.times(of: status)
        written = Self.nanoseconds(times.written)
        changed = Self.nanoseconds(times.changed)
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        // Times are those of the kernel's last tick; some file systems count whole or even seconds.
        let tick: Int64 = times.changed.tv_nsec == 0 ? 2_500_000_000 : 50_000_000
        isSettled = Self.nanoseconds(now) - changed > tick
    }

    /// A stamp that was taken earlier, when a change would have been seen in it.
    package init(size: Int, mode: UInt32, device: UInt64, inode: UInt64, written: Int64, changed: Int64) {
        (self.size, self.mode) = (size, mode)
        (self.device, self.inode) = (device, inode)
        (self.written, self.changed) = (written, changed)
        isSettled = true
    }

    /// Whether all but the time of the last change of any kind is as it was: the bytes are those of then, and the next bytes
    /// would be written later than these.
    package func hasBytes(of earlier: FileStamp) -> Bool {
        (size, mode, device) == (earlier.size, earlier.mode, earlier.device)
            && (inode, written) == (earlier.inode, earlier.written)
    }

    public var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(time.tv_nsec)
    }

    public static func == (a: FileStamp, b: FileStamp) -> Bool {
        (a.size, a.mode, a.device) == (b.size, b.mode, b.device)
            && (a.inode, a.written, a.changed) == (b.inode, b.written, b.changed)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(inode)
        hasher.combine(changed)
    }
}
