import AutoLayout
import Piecewise
import Testing

@testable import UIKitPrograms

@Suite("Values between Plumb and the runner")
struct ProgramCodingTests {
    private enum Kind: String, Codable { case plain, filled }

    private indirect enum Shape: Codable, Equatable {
        case empty
        case circle(Double)
        case group(name: String?, [Shape])
    }

    private struct Everything: Codable, Equatable {
        var flag = true
        var numbers = [0, 1, -1, 63, -64, 64, Int.max, .min]
        var lengths = [0, -0.0, 0.1, .infinity, -.infinity, .leastNonzeroMagnitude]
        var text = "Über 🇩🇪\n\0"
        var absent: String?
        var present: Double? = 3
        var list: [String]? = []
        var kinds = [Kind.plain, .filled]
        var shapes: [Shape] = [.empty, .circle(2), .group(name: nil, [.group(name: "inner", []), .empty])]
        var last: Bool? = false
    }

    @Test("A value comes back as it went")
    func comesBack() throws {
        let value = Everything()
        let bytes = try ProgramCoding.bytes(of: value)
        #expect(try ProgramCoding.value(Everything.self, in: bytes) == value)
    }

    @Test("A layout of every kind of view comes back as it went")
    func layoutsComeBack() throws {
        var tree = ViewTree(root: View(name: "screen", kind: .view))
        for type in ViewClass.all.flatMap(\.types) {
            _ = tree.addSubview(View(name: type.name, kind: type.kind), to: ViewTree.rootID)
        }
        var log = CertificateLog()
        log.compare(1, 2)
        let reading = ProgramReading(isAtRest: true, log: log, nonlinearArguments: [0.5])
        let bytes = try ProgramLayout(tree: tree, reading: reading).bytes()
        var known: ProgramLayout.KnownTree?
        for _ in 0..<2 {
            let read = try #require(ProgramLayout(bytes, &known))
            #expect(read.tree == tree)
            #expect(read.reading.log.slacks == log.slacks)
        }
    }

    @Test("A tree is read once while a program makes the same one, and again when it makes another")
    func treesAreKnown() throws {
        func bytes(named name: String, restingAt isAtRest: Bool) throws -> [UInt8] {
            let tree = ViewTree(root: View(name: name, kind: .view))
            let reading = ProgramReading(isAtRest: isAtRest, log: CertificateLog(), nonlinearArguments: [])
            return try ProgramLayout(tree: tree, reading: reading).bytes()
        }
        var known: ProgramLayout.KnownTree?
        for (name, isAtRest) in [("a", true), ("a", false), ("b", false), ("ab", true), ("a", true)] {
            let read = try #require(ProgramLayout(bytes(named: name, restingAt: isAtRest), &known))
            #expect(read.tree.views[0].name == name)
            #expect(read.reading.isAtRest == isAtRest)
        }
        #expect(ProgramLayout(Array(try bytes(named: "a", restingAt: true).dropLast()), &known) == nil)
        #expect(ProgramLayout([], &known) == nil)
    }

    @Test("Appearances that are equal are written once")
    func appearancesAreShared() throws {
        func bytes(of count: Int) throws -> Int {
            var tree = ViewTree(root: View(name: "screen", kind: .view))
            for _ in 0..<count {
                let id = tree.addSubview(View(name: "a", kind: .view), to: ViewTree.rootID)
                tree[id].appearance.alpha = 0.5
            }
            let bytes = try ProgramCoding.bytes(of: tree)
            #expect(try ProgramCoding.value(ViewTree.self, in: bytes) == tree)
            return bytes.count
        }
        let appearance = try ProgramCoding.bytes(of: ViewAppearance()).count
        let (first, tenth) = (try bytes(of: 1) - bytes(of: 0), (try bytes(of: 11) - bytes(of: 1)) / 10)
        #expect(first - tenth >= appearance)
    }

    @Test("A value that is said to have been there, and has not, is no value")
    func sharedFromNowhere() throws {
        var bytes = try ProgramCoding.bytes(of: Boxed(wrappedValue: ViewAppearance()))
        // The number of the first one, 0, as 1.
        bytes[0] = 2
        #expect(throws: DecodingError.self) { try ProgramCoding.value(Boxed<ViewAppearance>.self, in: bytes) }
    }

    @Test("Bytes that are cut off are no value")
    func cutOff() throws {
        let bytes = try ProgramCoding.bytes(of: Everything())
        for count in bytes.indices {
            #expect(throws: DecodingError.self) { try ProgramCoding.value(Everything.self, in: Array(bytes[..<count])) }
        }
        #expect(throws: DecodingError.self) { try ProgramCoding.value(Everything.self, in: bytes + [0]) }
    }

    @Test("Whatever bytes are read, the reader gives a value or an error")
    func changed() throws {
        let bytes = try ProgramCoding.bytes(of: Everything())
        for place in bytes.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = bytes
                changed[place] = byte
                _ = try? ProgramCoding.value(Everything.self, in: changed)
            }
        }
        // A group of a group of a group.
        let group: [UInt8] = [5] + Array("group".utf8) + [0, 1, 0, 0, 0]
        let deep = Array(repeatElement(group, count: 100_000).joined())
        #expect(throws: DecodingError.self) { try ProgramCoding.value(Shape.self, in: deep) }
    }

    @Test("What the reader would not understand is not written")
    func notWritten() {
        #expect(throws: EncodingError.self) { try ProgramCoding.bytes(of: [Float(1)]) }
        #expect(throws: EncodingError.self) { try ProgramCoding.bytes(of: [Int?.none]) }
    }
}
