#if os(Linux) && !PORTABLE
internal import CLinux
import Foundation

/// What systems do each in a way of their own: here as Linux does it, in the other file as POSIX lets any system do it.
public enum Platform {
    /// A file whose bytes are the running program's.
    public static let programPath = "/proc/self/exe"

    /// The program that shows an address in the desktop's browser.
    public static let addressOpener = "xdg-open"

    /// Swaps two names in one step; gives 0, or -1 and `errno`. Source: renameat2(2).
    public static func swapNames(_ path: String, _ second: String) -> Int32 {
        renameat2(AT_FDCWD, path, AT_FDCWD, second, rename_exchange)
    }

    /// The descriptor of a new file without a name, which programs that are started do not inherit; -1 and `errno` where
    /// there is none. Source: memfd_create(2).
    public static func namelessFile() -> Int32 { memfd_create("plumb", memfd_close_on_exec) }

    /// When a file's bytes were written, and when anything of it changed.
    public static func times(of status: stat) -> (written: timespec, changed: timespec) {
        (status.st_mtim, status.st_ctim)
    }

    /// Lets the allocator have as many pools as cores, instead of eight times as many; call it before threads start.
    ///
    /// Every thread of a build or a request may fill a pool of its own, which it then keeps. Source: mallopt(3).
    public static func limitArenas() {
        mallopt(M_ARENA_MAX, Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
    }

    /// Gives memory back that nothing uses any more. Source: malloc_trim(3).
    public static func trimMemory() {
        malloc_trim(0)
    }
}
#endif
