/// Memory that a parser takes piece by piece and gives back as a whole.
///
/// Gumbo frees a tree by recursion, which would make the depth of a page a way to end the program; here nothing is
/// freed but all of it.
final class ParsingMemory {
    private var chunks: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer?
    private var available = 0

    private static let chunkSize = 1 << 20
    private static let alignment = 16

    /// Room for `size` bytes, aligned for every type of C. Complexity: O(1), amortised.
    func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        let size = (max(1, size) + Self.alignment - 1) / Self.alignment * Self.alignment
        if size > Self.chunkSize / 4 { return newChunk(size) }
        if size > available {
            next = newChunk(Self.chunkSize)
            available = Self.chunkSize
        }
        let place = next ?? newChunk(size)
        next = place + size
        available -= size
        return place
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }

    private func newChunk(_ size: Int) -> UnsafeMutableRawPointer {
        let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.alignment)
        chunks.append(chunk)
        return chunk
    }
}
