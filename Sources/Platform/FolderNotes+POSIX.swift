#if !os(Linux) || PORTABLE
/// The system's notes of changes in folders, of which POSIX has none: there is never one of these.
public final class FolderNotes {
    /// Always nil.
    public init?() { nil }

    /// Refuses.
    public func watch(_ folder: String) -> FolderWatch { .refused }

    /// Does nothing.
    public func forget(_ number: Int32) {}

    /// None, at once.
    public func wait(seconds: Double) -> [FolderNote] { [] }
}
#endif
