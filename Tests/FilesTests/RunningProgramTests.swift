import Files
import Foundation
import Testing

@Suite("Running programs")
struct RunningProgramTests {
    @Test("Programs that many threads start at once each end when they are let go", .timeLimit(.minutes(1)))
    func startAtOnce() async {
        await withCheckedContinuation { continuation in
            let threads = DispatchGroup()
            for _ in 0..<16 {
                threads.enter()
                Thread.detachNewThread {
                    for number in 0..<60 { answers("\(number)") }
                    threads.leave()
                }
            }
            threads.notify(queue: .global()) { continuation.resume() }
        }
    }

    private func answers(_ word: String) {
        let program = try? ProgramRunner.system.start(ProgramCall("cat", []))
        #expect(program?.send(Array(word.utf8)) == true)
        #expect(program?.read(count: word.utf8.count) == Array(word.utf8))
    }
}
