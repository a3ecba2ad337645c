import Foundation
import Playground

// Answers as the engine in pages does, from the files that a site has for it:
//   playground-answers SITE.bin LESSON.bin
// Each line of the input is a block's number, a width and a block's code in base64, or `-` for its author's, with blanks between;
// for each it prints a line: the JSON of frames and picture, and that of the findings; where `live` follows, that of the figure at every
// width and of its UIKit code besides; with tabs between.

let files = CommandLine.arguments.dropFirst().map { FileManager.default.contents(atPath: $0).map(Array.init) ?? [] }
guard files.count == 2, let session = PlaygroundSession(site: files[0], lesson: files[1]) else {
    print("usage: playground-answers SITE.bin LESSON.bin")
    exit(2)
}
while let line = readLine() {
    let words = line.split(separator: " ")
    guard words.count >= 3, let block = Int(words[0]), let width = Double(words[1]) else { exit(2) }
    let code = Data(base64Encoded: String(words[2])).map(Array.init)
    let frames = session.frames(block: block, code: words[2] == "-" ? nil : code, width: width, draws: true)
    var answers = [frames, session.findings]
    if words.last == "live", let code {
        answers += [
            session.live(block: block, code: code, width: width), session.uiKitCode(block: block, code: code),
        ]
    }
    print(answers.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\t"))
    fflush(nil)
}
