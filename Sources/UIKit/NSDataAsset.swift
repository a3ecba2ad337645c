import Foundation

/// Data of an asset catalogue; a file of the bundle with that name stands for it.
open class NSDataAsset: NSObject {
    public final let name: String
    public final let data: Data
    public final let typeIdentifier = "public.data"

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        let files = try? FileManager.default.contentsOfDirectory(at: bundle.bundleURL, includingPropertiesForKeys: nil)
        let found = files?.first {
            $0.lastPathComponent == name || $0.deletingPathExtension().lastPathComponent == name
        }
        guard let data = found.flatMap({ try? Data(contentsOf: $0) }) else { return nil }
        (self.name, self.data) = (name, data)
    }
}
