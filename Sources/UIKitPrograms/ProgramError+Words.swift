extension ProgramError {
    /// What an author is told, in one or more lines; `path` is that of the program.
    public func message(about path: String) -> String {
        switch self {
        case .nothingToShow:
            "\(path):1:1: error: no class of this program is a view controller\n"
                + "  help: name what to show, such as --show 'CardViewController(title: \"A\")'"
        case .notCompiled(let complaint): complaint
        case .missing(let part): "\(part) is needed to run a program, and is not there"
        case .noSandbox(let reason): "\(path) has not run, since it could not be kept from doing harm: \(reason)"
        case .crashed(let signal, let said, let places):
            "\(places.first ?? path + ":1:1"): error: \(Self.reason(signal, said))"
                + places.dropFirst().map { "\n  called from \($0)" }.joined()
        }
    }

    /// Why a program ended, by its signal and the last that it said; signals have Linux's numbers.
    private static func reason(_ signal: Int, _ said: String) -> String {
        let last = said.split(separator: "\n").last { $0.contains("rror:") || $0.contains("***") }
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
