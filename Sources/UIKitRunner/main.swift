import Foundation
import UIKitPrograms

// Runs compiled programs on screens, each in a sandboxed process of its own: requests come as messages on standard input.
guard CommandLine.arguments.count == 3, let runner = ScreenRunner(CommandLine.arguments[1], CommandLine.arguments[2])
else {
    print("usage: uikit-runner SITE TEMPLATES")
    exit(2)
}
while let request = ProgramCoding.message(RunRequest.self, from: nextInput(count:)) { runner.answer(request) }

/// The next so many bytes of standard input; nil where it ends before.
func nextInput(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
        let more = [UInt8](unsafeUninitializedCapacity: count - bytes.count) { room, filled in
            filled = max(0, read(STDIN_FILENO, room.baseAddress, room.count))
        }
        if more.isEmpty { return nil }
        bytes += more
    }
    return bytes
}
