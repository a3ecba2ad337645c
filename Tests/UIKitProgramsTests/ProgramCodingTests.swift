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
        let layout = ProgramLayout(tree: tree, isAtRest: true, log: log, nonlinearArguments: [0.5])
        let read = try ProgramCoding.value(ProgramLayout.self, in: ProgramCoding.bytes(of: layout))
        #expect(read.tree == tree)
        #expect(read.log.slacks == log.slacks)
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
