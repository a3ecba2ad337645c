/// A program under way that is asked and answers, until nobody holds it any more.
public final class RunningProgram: Sendable {
    private let write: @Sendable ([UInt8]) -> Bool
    private let read: @Sendable (Int) -> [UInt8]
    private let end: @Sendable () -> Void

    /// - Parameters:
    ///   - write: hands bytes to its standard input; false where it takes no more.
    ///   - read: at most so many bytes of its standard output, waiting for the first; none at its end.
    ///   - end: lets it end, and waits for that.
    public init(
        write: @escaping @Sendable ([UInt8]) -> Bool, read: @escaping @Sendable (Int) -> [UInt8],
        end: @escaping @Sendable () -> Void
    ) {
        (self.write, self.read, self.end) = (write, read, end)
    }

    deinit { end() }

    /// Hands bytes to its standard input; false where it takes no more.
    public func send(_ bytes: [UInt8]) -> Bool { write(bytes) }

    /// The next so many bytes of its standard output; nil where there are fewer.
    public func read(count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let more = read(count - bytes.count)
            if more.isEmpty { return nil }
            bytes += more
        }
        return bytes
    }
}
