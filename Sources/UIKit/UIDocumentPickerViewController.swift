import Foundation

/// Files of other apps, of which a figure has none; nobody picks one.
open class UIDocumentPickerViewController: UIViewController {
    public enum Mode: UInt, Sendable { case `import`, open, exportToService, moveToService }

    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
    public private(set) final var documentPickerMode = Mode.open

    public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
        self.init(nibName: nil, bundle: nil)
        documentPickerMode = mode
    }

    public convenience init(urls: [URL], in mode: Mode) { self.init(documentTypes: [], in: mode) }

    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(documentTypes: [], in: .exportToService)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
