import Foundation

extension FontFile {
    /// The folders where a Linux system keeps fonts, the user's before the system's.
    public static var systemFolders: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"]
        let data = environment["XDG_DATA_HOME"] ?? home.map { $0 + "/.local/share" }
        let own = [data.map { $0 + "/fonts" }, home.map { $0 + "/.fonts" }].compactMap { $0 }
        return own + ["/usr/local/share/fonts", "/usr/share/fonts"]
    }

    /// The first path in `folders`, or anywhere below them, that has the file's name; throws `FontError.missing`.
    public func path(in folders: [String]) throws(FontError) -> String {
        for folder in folders {
            let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            let found = paths.filter { $0 == fileName || $0.hasSuffix("/" + fileName) }.min()
            if let found { return folder + "/" + found }
        }
        throw .missing(self, searched: folders)
    }
}
