import Testing
import Typesetting

@Suite("Font subsets")
struct SubsetTests {
    static let magic = Array("wOF2".utf8)

    @Test("are WOFF2, and the same bytes each time", arguments: FontFile.allCases)
    func deterministic(_ file: FontFile) throws {
        let library = try SharedFonts.library()
        let first = try #require(try library.subset(file, for: ["Hello", "🎉 world"], quality: .fast))
        let second = try #require(try SharedFonts.library().subset(file, for: ["🎉 world", "Hello"], quality: .fast))
        #expect(first.woff2.starts(with: Self.magic))
        #expect(first == second)
        #expect(Self.declaredLength(first.woff2) == first.woff2.count)
    }

    @Test("hold the characters of their texts, and the ellipsis")
    func scalars() throws {
        let library = try SharedFonts.library()
        let text = "cab 👍🏽 日"
        #expect(try library.subset(.inter, for: [text], quality: .fast)?.scalars == [" ", "a", "b", "c", "…"])
        let emoji = try library.subset(.notoColorEmoji, for: [text], quality: .fast)
        #expect(emoji?.scalars == ["\u{1F3FD}", "\u{1F44D}"])
    }

    @Test("are none where a text needs nothing of the font")
    func none() throws {
        let library = try SharedFonts.library()
        #expect(try library.subset(.notoColorEmoji, for: ["plain 1 # ©"]) == nil)
        #expect(try library.subset(.inter, for: ["🎉", ""]) == nil)
        #expect(try library.subset(.inter, for: []) == nil)
    }

    @Test("are small, and smaller the harder one tries")
    func sizes() throws {
        let library = try SharedFonts.library()
        let ascii = String(String.UnicodeScalarView((32..<127).compactMap(Unicode.Scalar.init)))
        let fast = try #require(try library.subset(.inter, for: [ascii], quality: .fast))
        let small = try #require(try library.subset(.inter, for: [ascii], quality: .smallest))
        #expect(small.woff2.count < fast.woff2.count)
        #expect(small.woff2.count < 22_000)
    }

    @Test("are packed on many threads at once")
    func threads() async throws {
        let library = try SharedFonts.library()
        let results = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<6 {
                group.addTask { try library.subset(.inter, for: ["threads"], quality: .fast)?.woff2 ?? [] }
            }
            return try await group.reduce(into: [[UInt8]]()) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == results.first && !$0.isEmpty })
    }

    /// The length that a WOFF2 header tells.
    private static func declaredLength(_ bytes: [UInt8]) -> Int {
        bytes.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
