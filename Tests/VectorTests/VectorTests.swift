import Foundation
import Testing
import Typesetting

@Suite("What UIKit gives")
struct VectorTests {
    /// The groups in the order of the file, each with what solves its cases.
    static func differences(_ vector: Vector) throws -> [String] {
        switch vector.group {
        case "engine": try EngineVectors.differences(vector)
        case "rounding": TraitVectors.rounding(vector)
        case "margins": TraitVectors.margins(vector)
        case "readable": TraitVectors.readable(vector)
        case "devices": TraitVectors.device(vector)
        case "stack-ib", "stack-suite", "stack-hand": try StackVectors.differences(vector)
        case "text": TextVectors.heights(vector)
        case "text-width": TextVectors.width(vector, try typesetter.get())
        case "button": TextVectors.buttons(vector)
        case "seed000": try ProfileVectors.differences(vector)
        case "seed001": try TimelineVectors.differences(vector)
        case "seed002": try PlayersVectors.differences(vector)
        case "seed003": try AvatarVectors.differences(vector)
        case "seed004": try AlbumVectors.differences(vector)
        default: ["the group is not known"]
        }
    }

    private static let typesetter = Result { () throws(FontError) in Typesetter(library: try FontLibrary()) }

    @Test("is what the engine gives, to a pixel", arguments: Vector.all)
    func vector(_ vector: Vector) throws {
        let differences = try Self.differences(vector)
        guard let reason = Exceptions.reasons[vector.id] else {
            #expect(differences == [])
            return
        }
        withKnownIssue(Comment(rawValue: reason)) { #expect(differences == []) }
    }

    @Test("is what the engine gives at other sizes, scales, text sizes and offsets too", arguments: ownGroups)
    func own(_ group: String) throws {
        for vector in Vector.own where vector.group == group {
            let differences = try Self.differences(vector)
            #expect(differences == [], "\(vector.id)")
        }
    }

    private static let ownGroups = groups(of: Vector.own)

    @Test("is counted in the docs as it is counted here")
    func table() throws {
        var lines = ["| group | passed | of | worked out besides |", "|---|---|---|---|"]
        var total = (passed: 0, of: 0)
        for group in Self.groups(of: Vector.all) {
            let vectors = Vector.all.filter { $0.group == group }
            let passed = try vectors.filter { try Self.differences($0).isEmpty }.count
            total = (total.passed + passed, total.of + vectors.count)
            let own = Vector.own.filter { $0.group == group }.count
            lines.append("| \(group) | \(passed) | \(vectors.count) | \(own) |")
        }
        lines.append("| all | \(total.passed) | \(total.of) | \(Vector.own.count) |")
        print(lines.joined(separator: "\n"))
        #expect(try Page.uikit.contains(lines.joined(separator: "\n")))
        #expect(total.of == 140)
    }

    /// The groups in the order of their file.
    private static func groups(of vectors: [Vector]) -> [String] {
        var groups: [String] = []
        for vector in vectors where !groups.contains(vector.group) { groups.append(vector.group) }
        return groups
    }

    @Test("is listed in the docs where it cannot be met", arguments: Exceptions.reasons.keys.sorted())
    func documented(_ id: String) throws {
        #expect(try Page.uikit.contains("`\(id)`"))
    }

    @Test("is set in the docs' table of widths as it is measured here")
    func widths() throws {
        let typesetter = try Self.typesetter.get()
        var lines = ["| point size | spacing | text | on a device | here | error, px |", "|---|---|---|---|---|---|"]
        let labels = Vector.all.filter { $0.group == "text-width" }
        let rows = labels.map { TextVectors.row($0, typesetter) }
        lines += rows.sorted { ($0.size, $0.line) < ($1.size, $1.line) }.map(\.line)
        print(lines.joined(separator: "\n"))
        #expect(try Page.uikit.contains(lines.joined(separator: "\n")))
    }
}

/// A page of the documentation.
enum Page {
    static var uikit: String {
        get throws {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../docs/uikit.md").standardized
            return try String(contentsOf: path, encoding: .utf8)
        }
    }
}
