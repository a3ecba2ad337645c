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

    @Test("is printed as a table of groups")
    func table() throws {
        var groups: [(name: String, passed: Int, of: Int)] = []
        var failed: [String] = []
        for vector in Vector.all {
            let differences = try Self.differences(vector)
            if groups.last?.name != vector.group, !groups.contains(where: { $0.name == vector.group }) {
                groups.append((vector.group, 0, 0))
            }
            let index = groups.firstIndex { $0.name == vector.group } ?? 0
            groups[index].of += 1
            if differences.isEmpty { groups[index].passed += 1 } else { failed.append(vector.id) }
        }
        print(Self.text(groups, failed))
        #expect(!Vector.all.isEmpty)
    }

    private static func text(_ groups: [(name: String, passed: Int, of: Int)], _ failed: [String]) -> String {
        var lines = ["| group | passed | of |", "|---|---|---|"]
        lines += groups.map { "| \($0.name) | \($0.passed) | \($0.of) |" }
        let passed = groups.reduce(0) { $0 + $1.passed }
        lines.append("| all | \(passed) | \(groups.reduce(0) { $0 + $1.of }) |")
        lines += failed.map { "not passed: \($0): \(Exceptions.reasons[$0] ?? "unexpectedly")" }
        return lines.joined(separator: "\n")
    }

    @Test("is listed in the docs where it cannot be met", arguments: Exceptions.reasons.keys.sorted())
    func documented(_ id: String) throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/uikit.md").standardized
        #expect(try String(contentsOf: page, encoding: .utf8).contains("`\(id)`"))
    }
}
