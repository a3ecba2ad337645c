extension ProgramError {
    /// What an author is told, in one or more lines; `path` is that of the program.
    public func message(about path: String) -> String {
        switch self {
        case .nothingToShow:
            "\(path):1:1: error: \(reason)\n  help: name what to show, such as --show 'CardViewController(title: \"A\")'"
        case .noImport: "\(path):1:1: error: \(reason)\n  help: write 'import UIKit' as its first line"
        case .notCompiled(let complaint): complaint
        case .missing: reason
        case .notAllowed, .noSandbox: "\(path) has not run: \(reason)"
        case .crashed(_, _, let places):
            "\(place(places.first, path)): error: \(reason)"
                + places.dropFirst().map { "\n  called from \(place($0, path))" }.joined()
        }
    }

    /// Why there is no layout.
    public var reason: String {
        switch self {
        case .nothingToShow: "no class of this program is a view controller"
        case .noImport: "this program has a view controller and does not import UIKit"
        case .notCompiled(let complaint): "the program does not compile: \(complaint)"
        case .missing(let part): "\(part) is needed to run a program, and is not there"
        case .notAllowed: "nobody has allowed programs to run on this machine"
        case .noSandbox(let reason): "it could not be kept from doing harm: \(reason)"
        case .crashed(let signal, let said, _): Self.reason(signal, said)
        }
    }

    private func place(_ place: ProgramPlace?, _ path: String) -> String {
        "\(path):\(place?.line ?? 1):\(place?.column ?? 1)"
    }

    /// Why a program ended, by its signal and the last that it said; signals have Linux's numbers.
    private static func reason(_ signal: Int, _ said: String) -> String {
        let marks = ["rror:", "***", "Precondition failed", "Assertion failed"]
        let last = said.split(separator: "\n").last { line in marks.contains { line.contains($0) } }
        switch signal {
        case 9, 14, 24: return "the program did not end in time"
        case 25: return "the program printed more than it may"
        default: break
        }
        if let last { return String(last) }
        return signal == 11
            ? "the program ran out of memory or of its stack: a recursion without an end, perhaps"
            : signal > 0 ? "the program was stopped (signal \(signal))" : "the program gave no layout: \(said)"
    }
}
