import Diagnostics
import Foundation
import Notation
import Testing
import UIKitCode

@testable import Checking
@testable import Content
@testable import Files

@Suite("The UIKit code of layout blocks")
struct UIKitTypesTests {
    private static let reader = SwiftReader.compiler(.system, uiKit: SwiftCheckTests.uiKit)

    /// What the compiler says of the programs, with the line of Swift it says it of.
    private static func mistakes(in programs: [UIKitCode]) throws -> [String] {
        var file = UIKitFile()
        for program in programs { file.add(program) }
        return try reader.typeMistakes(file.utf8).map { found in
            guard let place = UIKitFile.place(of: found.file) else { return "\(found)" }
            let code = programs[place.program].declarations[place.declaration].code
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
            return "\(found.file): \(found.mistake.message): \(lines[max(0, found.mistake.line - 1)])"
        }
    }

    @Test("holds for every block of this repository's lessons")
    func lessons() throws {
        let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        var programs: [UIKitCode] = []
        for path in FileSystem.disk.files(join(root, "content")) where path.hasSuffix(".md") {
            let place = join(join(root, "content"), path)
            let file = SourceFile(path: place, utf8: FileSystem.disk.read(place) ?? [])
            let (lesson, _) = CourseLesson.read(file, slug: path, settings: SiteSettings(), from: .disk)
            programs += lesson.uiKitCode.compactMap { $0 }
        }
        #expect(programs.count > 100)
        #expect(programs.flatMap(\.declarations).compactMap(\.failure) == [])
        let mistakes = try Self.mistakes(in: programs)
        #expect(mistakes == [])
    }

    /// A few in `make test`, as many as `PLUMB_RANDOM_BLOCKS` says in `make verify`.
    private static let seedCount =
        ProcessInfo.processInfo.environment["PLUMB_RANDOM_BLOCKS"].flatMap { UInt64($0) } ?? 24

    @Test("holds for blocks made at random")
    func random() throws {
        let seeds: ClosedRange<UInt64> = 1...Self.seedCount
        var programs: [UIKitCode] = []
        for seed in seeds {
            var blocks = RandomBlocks(seed: seed)
            let block = blocks.block()
            var program = LayoutProgram()
            let problems = program.append(SourceExcerpt(whole: SourceFile(path: "\(seed)", utf8: Array(block.utf8))))
            #expect(problems.isEmpty, "seed \(seed): \(problems.map(\.rendered).joined())")
            let code = UIKitTranslator([program], globals: RandomBlocks.globals).code(in: program)
            #expect(code.declarations.compactMap(\.failure) == [], "seed \(seed)")
            programs.append(code)
        }
        let mistakes = try Self.mistakes(in: programs)
        #expect(mistakes == [])
    }

    @Test("is caught where it does not hold, whatever the mistake")
    func wrongCode() throws {
        var program = LayoutProgram()
        let block = "screen S { Label a { text = \"b\"; leading == super.leading; width == 8 @ .high } }"
        _ = program.append(SourceExcerpt(whole: SourceFile(path: "a", utf8: Array(block.utf8))))
        let sound = UIKitTranslator([program], globals: []).code(in: program)
        #expect(try Self.mistakes(in: [sound]) == [])
        let changes = [
            ("equalTo: view.leadingAnchor", "equalTo: view.topAnchor"),
            ("equalTo: view.leadingAnchor", "equalTo: view.widthAnchor"), ("a.text = \"b\"", "a.text = 1"),
            ("UILabel()", "UILable()"), ("equalToConstant: 8", "equalToConstant: \"8\""), (".defaultHigh", ".high"),
            ("view.addSubview(a)", "view.addArrangedSubview(a)"),
        ]
        for (old, new) in changes {
            var wrong = sound
            for index in wrong.declarations.indices {
                wrong.declarations[index].code = wrong.declarations[index].code.replacing(old, with: new)
            }
            #expect(wrong != sound)
            #expect(try !Self.mistakes(in: [sound, wrong]).isEmpty, "\(new)")
        }
    }
}
