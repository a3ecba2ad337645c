import Files
import Synchronization
import Testing

@testable import UIKitPrograms

/// Programs that note what they are called with, and are there or not.
private final class Toolchain: Sendable {
    let calls = Mutex<[[String]]>([])
    let missing: Set<String>
    let complaint: String

    init(missing: Set<String> = [], complaint: String = "") {
        self.missing = missing
        self.complaint = complaint
    }

    static let info = """
        {"target": {"platform": "linux", "arch": "x86_64"}, "paths": {"runtimeResourcePath": "/swift"}}
        """

    var programs: ProgramRunner {
        ProgramRunner(run: { call throws(ProgramFailure) in
            if self.missing.contains(call.name) {
                throw ProgramFailure(name: call.name, isMissing: true, reason: "No such file")
            }
            self.calls.withLock { $0.append([call.name] + call.arguments) }
            let isInfo = call.arguments.contains("-print-target-info")
            return ProgramResult(
                status: self.complaint.isEmpty || isInfo ? 0 : 1, output: isInfo ? Array(Self.info.utf8) : [],
                complaint: self.complaint)
        })
    }
}

@Suite struct SwiftCompilerTests {
    @Test("Two programs are compiled and linked by five processes") func twoPrograms() throws {
        let toolchain = Toolchain()
        let compiler = SwiftCompiler(toolchain.programs)
        for name in ["a", "b"] {
            try compiler.compile(
                "\(name).swift", "", language: "5", modules: "Modules", tellingLines: false, to: "\(name).o")
            try compiler.link("\(name).o", to: "\(name).so")
        }
        let calls = toolchain.calls.withLock { $0 }
        #expect(calls.map(\.[0]) == ["swift-frontend", "swift-frontend", "ld.lld", "swift-frontend", "ld.lld"])
        #expect(calls[2].contains("/swift/linux/x86_64/swiftrt.o"))
    }

    @Test("Where only the driver is on the path, it is asked") func driverAlone() throws {
        let toolchain = Toolchain(missing: ["swift-frontend"])
        try SwiftCompiler(toolchain.programs).compile(
            "a.swift", "", language: "5", modules: "Modules", tellingLines: false, to: "a.o")
        #expect(toolchain.calls.withLock { $0 }.map { Array($0.prefix(2)) } == [["swiftc", "-frontend"]])
    }

    @Test("A toolchain that is not there is named as one knows it") func missing() {
        let compiler = SwiftCompiler(Toolchain(missing: ["swift-frontend", "swiftc"]).programs)
        #expect(throws: ProgramError.missing("swiftc")) {
            try compiler.compile("a.swift", "", language: "5", modules: "Modules", tellingLines: false, to: "a.o")
        }
    }

    @Test(
        "What borrows is checked in programs that can borrow",
        arguments: [
            ("view.bounds", false), ("let numbers: Span<Int>", true), ("array.span", true), ("data.bytes", true),
            ("struct A: ~Escapable {}", true), ("@_lifetime(borrow a)", true), ("lifecycle", false),
        ])
    func borrowing(text: String, isChecked: Bool) throws {
        let toolchain = Toolchain()
        try SwiftCompiler(toolchain.programs).compile(
            "a.swift", text, language: "5", modules: "Modules", tellingLines: false, to: "a.o")
        let calls = toolchain.calls.withLock { $0 }
        #expect(calls[0].contains("-sil-disable-pass=lifetime-dependence-diagnostics") != isChecked)
    }

    @Test("Lines are compiled along where they are asked for", arguments: [true, false])
    func lines(areTold: Bool) throws {
        let toolchain = Toolchain()
        try SwiftCompiler(toolchain.programs).compile(
            "a.swift", "", language: "5", modules: "Modules", tellingLines: areTold, to: "a.o")
        #expect(toolchain.calls.withLock { $0 }.allSatisfy { $0.contains("-gline-tables-only") == areTold })
    }

    @Test("What the compiler says of errors is handed on") func errors() {
        let compiler = SwiftCompiler(Toolchain(complaint: "a.swift:1:1: error: no").programs)
        #expect(throws: ProgramError.notCompiled("a.swift:1:1: error: no")) {
            try compiler.compile("a.swift", "", language: "5", modules: "Modules", tellingLines: false, to: "a.o")
        }
    }
}
