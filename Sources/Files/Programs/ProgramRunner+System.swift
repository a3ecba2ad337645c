internal import CSpawn
import Platform
import Synchronization

extension ProgramRunner {
    /// Real processes.
    public static let system = ProgramRunner(
        run: { call throws(ProgramFailure) in try spawn(call) },
        start: { call throws(ProgramFailure) in try RunningProgram(starting: call) })

    /// Held while a program starts, which is given every file that is open and not yet marked as this program's own.
    static let starting = Mutex(())

    /// Files in memory stand for its three streams, so that neither side ever waits for the other to read.
    private static func spawn(_ call: ProgramCall) throws(ProgramFailure) -> ProgramResult {
        let streams = [MemoryFile(call.input), MemoryFile(), MemoryFile()]
        guard streams.allSatisfy({ $0.descriptor >= 0 }) else { throw failure(call, errno) }
        let child = try start(call, streams: streams.map(\.descriptor))
        return ProgramResult(
            status: end(of: child), output: streams[1].bytes,
            complaint: String(decoding: streams[2].bytes, as: UTF8.self))
    }

    /// Starts a process with these files as its first ones.
    static func start(_ call: ProgramCall, streams: [Int32]) throws(ProgramFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        posix_spawn_file_actions_addchdir_np(&actions, call.folder.isEmpty ? "." : call.folder)
        var child = pid_t()
        let code = withWords([call.name] + call.arguments) { arguments in
            withWords(variables(call)) { variables in
                starting.withLock { _ in posix_spawnp(&child, call.name, &actions, nil, arguments, variables) }
            }
        }
        guard code == 0 else { throw failure(call, code) }
        return child
    }

    private static func failure(_ call: ProgramCall, _ code: Int32) -> ProgramFailure {
        ProgramFailure(name: call.name, isMissing: code == ENOENT, reason: String(cString: strerror(code)))
    }

    /// Waits for the end; the code as shells give it.
    static func end(of child: pid_t) -> Int {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return Int(signal == 0 ? (status >> 8) & 0xff : 128 + signal)
    }

    private static func variables(_ call: ProgramCall) -> [String] {
        let changed = call.environment.map { $0.name + "=" }
        var own: [String] = []
        var next = environ
        while let word = next.pointee {
            own.append(String(cString: word))
            next = next.advanced(by: 1)
        }
        let kept = own.filter { variable in !changed.contains { variable.hasPrefix($0) } }
        return kept + call.environment.compactMap { entry in entry.value.map { "\(entry.name)=\($0)" } }
    }

    /// Lends words to C for the time of a call, a null at their end.
    private static func withWords<Result>(
        _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        var copies: [UnsafeMutablePointer<CChar>?] = words.map { (word: String) in strdup(word) }
        defer { for copy in copies { free(copy) } }
        copies.append(nil)
        return body(copies)
    }
}

/// A file that lives in memory and goes with its owner.
private final class MemoryFile {
    let descriptor: Int32

    /// A file that holds `bytes` and is read from its start.
    init(_ bytes: [UInt8] = []) {
        descriptor = Platform.namelessFile()
        var done = 0
        while descriptor >= 0, done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            }
            guard count > 0 || errno == EINTR else { return }
            done += max(0, count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// All that it holds.
    var bytes: [UInt8] {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        guard size > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let more = pread(descriptor, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
                guard more > 0 else { return }
                count += more
            }
        }
    }
}
