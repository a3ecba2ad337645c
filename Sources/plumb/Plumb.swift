import Foundation

/// The command line: reads the arguments, runs the command, ends with its exit code.
@main
struct Plumb {
    static func main() {
        exit(run(CommandLine.arguments).rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitCode {
        let usage = Usage()
        switch usage.parse(arguments) {
        case .helped(let message):
            print(message, terminator: "")
            return .done
        case .wrong(let message):
            Console.say(message)
            return .wrongUsage
        case .command(.generate): return GenerateCommand(usage).run()
        case .command(.check): return CheckCommand(usage).run()
        case .command(.serve): return ServeCommand(usage).run()
        case .command(.publish): return PublishCommand(usage).run()
        case .command(.solve): return SolveCommand(usage).run()
        case .command(.run): return RunCommand(usage).run()
        case .command(.import): return ImportCommand(usage).run()
        case .command(.new): return NewCommand(usage).run()
        case .command(.eject): return EjectCommand(usage).run()
        }
    }
}

/// How a command ends, for scripts.
enum ExitCode: Int32 {
    case done = 0
    /// The content has errors.
    case contentErrors = 1
    case wrongUsage = 2
    /// The environment lacks something; the message names the package.
    case environment = 3
}
