import Foundation
import UIKitPrograms

// Runs a compiled program on screens, each in a sandboxed process of its own: one answer a line, as `plumb solve` gives.
guard CommandLine.arguments.count == 2,
    let request = try? JSONDecoder().decode(RunRequest.self, from: Data(CommandLine.arguments[1].utf8))
else {
    print("usage: uikit-runner REQUEST")
    exit(2)
}
exit(ScreenRunner(request).run())
