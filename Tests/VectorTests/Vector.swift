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

    /// Every case of the file, in its order; none where the file cannot be read, which a test notices.
    static let all: [Vector] = {
        let path = fixtures.appendingPathComponent("uikit-vectors.json")
        guard let data = try? Data(contentsOf: path) else { return [] }
        let file = SourceFile(path: path.lastPathComponent, utf8: Array(data))
        let (root, _) = parseYAML(SourceExcerpt(whole: file))
        return root.map { JSONValue($0)["vectors"].array.map(Vector.init) } ?? []
    }()

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
