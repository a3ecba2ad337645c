import Files
import Foundation

extension UIKitProgram {
    /// Compiles the program, runs it on each of the screens, and gives the answers, a line of JSON each, with what was said
    /// while it ran: by its own `print`, and where a layout never comes to rest.
    ///
    /// - Parameter folder: an empty folder for what is compiled.
    public func run(
        _ request: RunRequest, in folder: String, module: UIKitModule, _ programs: ProgramRunner,
        _ fileSystem: FileSystem
    ) throws(ProgramError) -> (answers: String, said: String) {
        var request = request
        request.library = try compile(into: folder, against: module, programs, fileSystem)
        let result: ProgramResult
        do {
            let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
            result = try programs.run(ProgramCall(module.runner, [words]))
        } catch { throw .missing(module.runner) }
        let said = result.complaint
        if result.status == RunRequest.noSandbox { throw .noSandbox(said) }
        guard result.status == 0 else {
            throw .crashed(
                signal: result.status - 128, said: Self.words(in: said), at: places(in: said, request.library, programs)
            )
        }
        return (result.text, said)
    }

    /// What the program said, without the lines of the crash report.
    private static func words(in complaint: String) -> String {
        complaint.split(separator: "\n").filter { !$0.hasPrefix("frame ") }.joined(separator: "\n")
    }

    /// The lines of the program that were under way, `path:line:column`.
    private func places(in complaint: String, _ library: String, _ programs: ProgramRunner) -> [String] {
        let frames = complaint.split(separator: "\n").filter { $0.hasPrefix("frame ") }.map { "0x" + $0.dropFirst(6) }
        guard !frames.isEmpty,
            let result = try? programs.run(
                ProgramCall("llvm-symbolizer", ["--obj=" + library, "--no-inlines"] + frames))
        else { return [] }
        return result.text.split(separator: "\n").map(String.init).filter { $0.contains(path + ":") }
    }
}

extension RunRequest {
    /// The runner's exit code where it has no sandbox.
    public static let noSandbox = 70
}
