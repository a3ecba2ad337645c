internal import CAllocator
import Foundation

/// Settings of the allocator, chosen so that a preview that runs all day stays as small as it was in the morning.
enum MallocTuning {
    /// As many pools as cores, instead of eight times as many; call it before threads start.
    ///
    /// Every thread of a build or a request may fill a pool of its own, which it then keeps.
    static func limitArenas() {
        mallopt(M_ARENA_MAX, Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
    }

    /// Gives back what a build has left.
    static func trim() {
        malloc_trim(0)
    }
}
