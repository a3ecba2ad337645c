import Diagnostics
import Foundation
import Lessons
import Testing

/// One case of the fixture: what is given, and what UIKit makes of it.
struct Vector: Sendable, CustomTestStringConvertible {
    var id: String
    var group: String
    var given: JSONValue
    var expect: JSONValue
    /// Points; nil for one pixel.
    var tolerance: Double?

    var testDescription: String { id }

    /// What was observed or documented, in the order of its file.
    static let all = read("uikit-vectors.json")
    /// The same rules at other sizes, scales, text sizes and offsets, worked out by a script without the engine.
    static let own = read("own-vectors.json")

    /// Every case of a file; none where the file cannot be read, which a test notices.
    private static func read(_ file: String) -> [Vector] {
        let path = fixtures.appendingPathComponent(file)
        guard let data = try? Data(contentsOf: path) else { return [] }
        let file = SourceFile(path: path.lastPathComponent, utf8: Array(data))
        let (root, _) = parseYAML(SourceExcerpt(whole: file))
        return root.map { JSONValue($0)["vectors"].array.map(Vector.init) } ?? []
    }

    private init(_ json: JSONValue) {
        id = json["id"].string ?? ""
        group = json["group"].string ?? ""
        given = json["given"]
        expect = json["expect"]
        tolerance = json["tolerance"].number
    }

    /// The folder of the fixtures.
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// Pixels per point, where the case says so.
    var scale: Double { given["scale"].number ?? 1 }

    /// How far a number may be off, points, at so many pixels a point.
    func tolerance(atScale scale: Double) -> Double { (tolerance ?? 1 / max(1, scale)) + 1e-3 }
}
