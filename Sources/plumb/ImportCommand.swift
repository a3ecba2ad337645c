import Diagnostics
import Files
import InterfaceBuilder

/// `plumb import`: a storyboard or xib as layout notation.
struct ImportCommand {
    private let path: String
    private let scene: String?
    private let writesIDs: Bool

    init(_ usage: Usage) {
        path = usage["FILE"] ?? ""
        scene = usage["--scene"]
        writesIDs = !usage.isSet("--without-ids")
    }

    func run() -> ExitCode {
        guard let bytes = FileSystem.disk.read(path) else {
            Console.say("there is no file '\(path)'")
            return .contentErrors
        }
        let (notation, diagnostics) = importInterface(
            SourceFile(path: path, utf8: bytes), scene: scene, writesIDs: writesIDs)
        for diagnostic in diagnostics { Console.say(diagnostic.rendered) }
        guard let notation else { return .contentErrors }
        print(notation, terminator: "")
        return .done
    }
}
