import AutoLayout
import Files
import Synchronization
import Testing

@testable import UIKitPrograms

@Suite struct ProgramHostTests {
    @Test("What runs a program is started before the program is compiled") func startingAhead() {
        let calls = Mutex<[String]>([])
        let programs = ProgramRunner(
            run: { call throws(ProgramFailure) in
                calls.withLock { $0.append(call.name) }
                return ProgramResult(status: 1, complaint: "a.swift:1:1: error: no")
            },
            start: { call throws(ProgramFailure) in
                calls.withLock { $0.append(call.name) }
                throw ProgramFailure(name: call.name, isMissing: true, reason: "No such file")
            })
        let host = ProgramHost(
            module: UIKitModule(modules: "Modules", runner: "runner"), folder: "compiled", programs, .memory([:]))
        let program = UIKitProgram(path: "a.swift", text: "import UIKit\nclass A: UIViewController {}")
        // That it cannot be started is said once it is needed.
        #expect(throws: ProgramError.notCompiled("a.swift:1:1: error: no")) {
            _ = try host.layout(
                of: program, on: Screen(size: .init(width: 390, height: 844)),
                site: ProgramSite(folder: "site", templates: "templates"))
        }
        #expect(calls.withLock { $0 } == ["runner", "swift-frontend"])
    }
}
