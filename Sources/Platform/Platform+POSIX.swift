#if !os(Linux) || PORTABLE
import Foundation

/// What systems do each in a way of their own: here as POSIX lets any system do it, in the other file as Linux does it.
public enum Platform {
    /// A file whose bytes are the running program's: what the shell was told, or found along `PATH`.
    public static let programPath: String = {
        let name = CommandLine.arguments.first ?? ""
        if name.contains("/") { return name }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 } ?? name
    }()

    /// The program that shows an address in the desktop's browser.
    public static var addressOpener: String {
        #if canImport(Darwin)
        "open"
        #else
        "xdg-open"
        #endif
    }

    /// Swaps two names; gives 0, or -1 and `errno`. For a moment between two steps nothing has the second name.
    public static func swapNames(_ path: String, _ second: String) -> Int32 {
        let aside = path + asideSuffix
        guard rename(second, aside) == 0 else { return -1 }
        guard rename(path, second) == 0 else {
            let reason = errno
            rename(aside, second)
            errno = reason
            return -1
        }
        return rename(aside, path)
    }

    /// The descriptor of a new file without a name, which programs that are started do not inherit; -1 and `errno` where
    /// there is none.
    public static func namelessFile() -> Int32 {
        var bytes = Array((NSTemporaryDirectory() + "/plumb-XXXXXX").utf8CString)
        let file = bytes.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map { mkstemp($0) } ?? -1 }
        guard file >= 0 else { return -1 }
        unlink(bytes)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return file
    }

    /// When a file's bytes were written, and when anything of it changed.
    public static func times(of status: stat) -> (written: timespec, changed: timespec) {
        #if canImport(Darwin)
        (status.st_mtimespec, status.st_ctimespec)
        #else
        (status.st_mtim, status.st_ctim)
        #endif
    }

    /// Does nothing: the allocators of other systems do not ask for it.
    public static func limitArenas() {}

    /// Does nothing: the allocators of other systems do not ask for it.
    public static func trimMemory() {}

    /// Nil: no two systems tell it in the same way.
    public static func owner(ofPort port: Int) -> Int? { nil }
}
#endif
