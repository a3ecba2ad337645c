import AutoLayout
import Files
import Scene

/// The pictures of a site by name: a file `content/images/harbour.svg` is called `harbour`, and so is `harbour@2x.png`,
/// which has two pixels a point.
public struct PictureCatalog: Sendable {
    /// A picture file.
    public struct Picture: Hashable, Sendable {
        public var name: String
        /// Below the content folder.
        public var path: String
        /// Pixels a point: 2 for `harbour@2x.png`.
        public var scale: Double
        /// Points.
        public var size: Size
    }

    /// Sorted by name.
    public private(set) var pictures: [Picture]
    private let indexByName: [String: Int]
    private let indexByPath: [String: Int]

    /// The formats that a browser draws and whose size can be read.
    package static let fileEndings = ["svg", "png", "jpg", "jpeg", "gif", "webp"]

    /// Whether a file's ending is that of a picture.
    package static func isPicture(_ path: String) -> Bool { fileEndings.contains { path.hasSuffix("." + $0) } }

    /// The pictures among `files`, which are paths below `contentFolder`.
    /// - Parameter size: the natural size of the file at a path, in points; nil for what is no picture.
    package init(files: [String], contentFolder: String, size: (String) -> Size?) {
        var found: [Picture] = []
        for path in files {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard let dot = name.lastIndex(of: "."), Self.fileEndings.contains(String(name[name.index(after: dot)...])),
                let size = size(join(contentFolder, path))
            else { continue }
            let (plain, scale) = Self.scale(ofName: String(name[..<dot]))
            found.append(
                Picture(
                    name: plain, path: path, scale: scale,
                    size: Size(width: size.width / scale, height: size.height / scale)))
        }
        // Of several scales the finest is shown.
        let sorted = found.sorted { ($0.name, -$0.scale, $0.path) < ($1.name, -$1.scale, $1.path) }
        pictures = sorted
        indexByPath = Dictionary(sorted.indices.map { (sorted[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        indexByName = Dictionary(sorted.indices.map { (sorted[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// `harbour` and 2 for `harbour@2x`.
    private static func scale(ofName name: String) -> (name: String, scale: Double) {
        for (suffix, scale) in [("@2x", 2.0), ("@3x", 3)] where name.hasSuffix(suffix) && name.count > suffix.count {
            return (String(name.dropLast(suffix.count)), scale)
        }
        return (name, 1)
    }

    /// The picture at a path below the content folder.
    public subscript(path path: String) -> Picture? {
        indexByPath[path].map { pictures[$0] }
    }

    /// The picture that takes another's place in dark surroundings: `harbour~dark.png` for `harbour.svg`,
    /// `harbour~dark@2x.png` too.
    public func darkVariant(of picture: Picture) -> Picture? {
        let folder = picture.path.prefix { _ in true }.lastIndex(of: "/").map { picture.path[...$0] } ?? ""
        return ["@3x", "@2x", ""].lazy.flatMap { scale in
            Self.fileEndings.lazy.map { folder + picture.name + "~dark" + scale + "." + $0 }
        }.compactMap { self[path: $0] }.first
    }

    /// The picture called `name`.
    public subscript(name: String) -> Picture? {
        indexByName[name].map { pictures[$0] }
    }
}
