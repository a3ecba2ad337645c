import Files
import Foundation
import Synchronization

/// Swift's compiler and a linker, as programs of lessons need them: what they make is run a few times and thrown away, so the
/// time that it takes to make counts.
///
/// The compiler's own program is called, not the driver, which would start it as a process of its own.
final class SwiftCompiler: Sendable {
    private let programs: ProgramRunner
    /// What the compiler has said of itself.
    private let target = Mutex<TargetInfo?>(nil)

    init(_ programs: ProgramRunner) { self.programs = programs }

    /// Compiles one file into an object.
    ///
    /// - Parameters:
    ///   - code: its path.
    ///   - text: what it holds.
    ///   - language: the version of Swift's language.
    ///   - modules: the folder with the modules that it imports.
    ///   - tellingLines: whether the object says which lines its code came from.
    func compile(
        _ code: String, _ text: String, language: String, modules: String, tellingLines: Bool, to object: String
    ) throws(ProgramError) {
        let reading = Self.reading(language: language, modules: modules)
        let arguments =
            ["-c", code] + reading + [
                "-Onone", "-o", object, "-disable-llvm-verify", "-sil-verify-none",
                // There is no object of an earlier time to compare with.
                "-disable-incremental-llvm-codegen",
            ] + (tellingLines ? ["-gline-tables-only"] : [])
            + (Self.needlessPasses + (Self.mayBorrow(text) ? [] : Self.passesForBorrowers))
            .flatMap { ["-Xllvm", "-sil-disable-pass=" + $0] }
        let result = try frontend(arguments)
        guard result.status == 0 else { throw .notCompiled(try complaint(result.complaint, of: code, reading)) }
    }

    /// How a program is read, whatever is made of it.
    private static func reading(language: String, modules: String) -> [String] {
        [
            "-module-name", "Lesson", "-parse-as-library", "-swift-version", language, "-suppress-warnings", "-I",
            modules,
        ]
            + CompilerComplaint.arguments
    }

    /// What the compiler said of a file, with the names of types that are near to those that are not there.
    private func complaint(_ text: String, of code: String, _ reading: [String]) throws(ProgramError) -> String {
        var complaint = CompilerComplaint(text)
        try complaint.nameNearTypes { (question) throws(ProgramError) in
            try frontend(["-typecheck", "-primary-file", "-", code] + reading, input: question).complaint
        }
        return complaint.text
    }

    /// Makes a library of an object, in which code stands in the same place whether it tells its lines or not.
    func link(_ object: String, to library: String) throws(ProgramError) {
        let target = try targetInfo()
        // It tells Swift's runtime of a library's types when it is loaded.
        let registration = [target.paths.runtimeResourcePath, target.target.platform, target.target.arch, "swiftrt.o"]
            .joined(separator: "/")
        let result = try run(
            "ld.lld", ["-shared", "--threads=1", "-Ttext=0x10000", "-o", library, registration, object])
        guard result.status == 0 else { throw .notCompiled(result.complaint) }
    }

    /// What only makes code faster, or finds what are warnings: a quarter of the compiler's time. What finds errors, and what
    /// decides how long values live, is as ever.
    private static let needlessPasses = [
        "onone-simplification", "late-onone-simplification", "onone-prespecializer", "use-prespecialized",
        "mandatory-redundant-load-elimination", "mandatory-temp-rvalue-elimination", "predictable-deadalloc-elim",
        "mandatory-arc-opts", "diagnose-lifetime-issues", "diagnose-infinite-recursion", "send-non-sendable",
        "diagnose-unknown-const-values", "cleanup-debug-steps",
    ]

    /// What checks values that must not outlive others (`~Escapable`), of which `Span` and its like are the only ones here.
    private static let passesForBorrowers = [
        "lifetime-dependence-insertion", "lifetime-dependence-scope-fixup", "lifetime-dependence-diagnostics",
    ]

    /// Whether a text names a way to such values.
    private static func mayBorrow(_ text: String) -> Bool {
        text.contains(/[Ss]pan|[Bb]ytes|Escapable|lifetime/)
    }

    /// What the compiler says of itself, as far as it is needed.
    private struct TargetInfo: Decodable {
        struct Target: Decodable { var platform, arch: String }
        struct Paths: Decodable { var runtimeResourcePath: String }
        var target: Target
        var paths: Paths
    }

    private func targetInfo() throws(ProgramError) -> TargetInfo {
        if let known = target.withLock({ $0 }) { return known }
        let result = try frontend(["-print-target-info"])
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.output)) else {
            throw .missing("swiftrt.o")
        }
        target.withLock { $0 = info }
        return info
    }

    /// A toolchain of which only the driver is on the path goes through it.
    private func frontend(_ arguments: [String], input: [UInt8] = []) throws(ProgramError) -> ProgramResult {
        do { return try run("swift-frontend", ["-frontend"] + arguments, input: input) } catch {
            return try run("swiftc", ["-frontend"] + arguments, input: input)
        }
    }

    private func run(_ name: String, _ arguments: [String], input: [UInt8] = []) throws(ProgramError) -> ProgramResult {
        do { return try programs.run(ProgramCall(name, arguments, input: input, environment: Self.memory)) } catch {
            throw .missing(error.name)
        }
    }

    /// Large pages, and few of them asked for: a third of the page faults, and a twentieth less time
    /// ([glibc](https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html)).
    private static let memory: [(String, String?)] = [
        ("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864")
    ]
}
