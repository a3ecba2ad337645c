import Foundation
import UIKitPrograms

// Runs compiled programs on screens, each in a sandboxed process of its own: requests come as lines of standard input.
guard CommandLine.arguments.count == 3, let runner = ScreenRunner(CommandLine.arguments[1], CommandLine.arguments[2])
else {
    print("usage: uikit-runner SITE TEMPLATES")
    exit(2)
}
while let line = readLine(), let request = try? ProgramCoding.decoder.decode(RunRequest.self, from: Data(line.utf8)) {
    runner.answer(request)
}
