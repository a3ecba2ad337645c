import Foundation

/// A document in a file: reads it where the program's bundle has it, and hands over what would be written. A figure's program may
/// write nowhere but where its sandbox lets it, so that saving elsewhere ends without success.
open class UIDocument: NSObject {
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open class var stateChangedNotification: NSNotification.Name {
        NSNotification.Name("UIDocumentStateChangedNotification")
    }

    public private(set) final var fileURL: URL
    public private(set) final var documentState: State = .closed
    open var undoManager: UndoManager! = UndoManager()
    open var fileModificationDate: Date?
    private var isChanged = false

    public init(fileURL url: URL) { fileURL = url }

    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    open var savingFileType: String? { fileType }
    open var hasUnsavedChanges: Bool { isChanged }

    // MARK: What a document's own class says

    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func contents(forType typeName: String) throws -> Any { Data() }
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func disableEditing() {}
    open func enableEditing() {}
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func updateChangeCount(_ change: ChangeKind) { isChanged = change != .cleared }

    // MARK: Reading and writing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = succeeds { try read(from: fileURL) }
        if isRead { change(to: documentState.subtracting(.closed)) }
        later(isRead, completionHandler)
    }

    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }

    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        later(succeeds { try read(from: url) }, completionHandler)
    }

    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let isWritten = succeeds {
            let contents = try contents(forType: fileType ?? "")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        }
        if isWritten { (fileURL, isChanged) = (url, false) }
        change(to: isWritten ? documentState.subtracting(.savingError) : documentState.union(.savingError))
        later(isWritten, completionHandler)
    }

    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return later(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            change(to: documentState.union(.closed))
            completionHandler?(isSaved)
        }
    }

    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }

    private func succeeds(_ access: () throws -> Void) -> Bool {
        do {
            try access()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func change(to state: State) {
        documentState = state
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }

    private func later(_ isDone: Bool, _ completionHandler: ((Bool) -> Void)?) {
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { completionHandler?(isDone) }
    }
}

/// Keys of the pictures of a document's file; the names are Foundation's.
// swift-format-ignore
public struct URLThumbnailDictionaryItem: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")

    public init(rawValue: String) { self.rawValue = rawValue }
}
