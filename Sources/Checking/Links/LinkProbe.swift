import Files
import PageReading

/// The one seam to the web: asks servers for addresses.
public struct LinkProbe: Sendable {
    /// What is wrong with the addresses that do not answer well.
    /// - Throws: `LinkProbeError` where nothing can be asked.
    public var failures: @Sendable (_ addresses: [String]) throws(LinkProbeError) -> [String: LinkFailure]
}

/// Why no server was asked.
public enum LinkProbeError: Error, Hashable, Sendable {
    /// The program that asks cannot be started.
    case program(ProgramFailure)
    /// No name of any host can be looked up.
    case offline
}

extension LinkProbe {
    /// Asks with curl, many at once: for the head of each page, and where a server knows no such question, for the page.
    public static func curl(_ programs: ProgramRunner) -> LinkProbe {
        LinkProbe { addresses throws(LinkProbeError) in
            let first = try ask(addresses, ["--head"], programs)
            if first.count == addresses.count, first.values.contains(.noHost),
                try ask([lastingAddress], ["--head"], programs).values.contains(.noHost)
            {
                throw .offline
            }
            let doubtful = addresses.filter { if case .status = first[$0] { true } else { false } }
            // The first byte is enough; a server that has none says 416.
            let second = try ask(doubtful, ["--range", "0-0"], programs)
            return first.filter { entry in
                if case .status = entry.value { return false }
                return true
            }.merging(second.filter { $0.value != .status(416) }) { _, later in later }
        }
    }

    /// Its host exists as long as the web does (RFC 2606).
    private static let lastingAddress = "https://example.com/"

    private static func ask(
        _ addresses: [String], _ question: [String], _ programs: ProgramRunner
    ) throws(LinkProbeError) -> [String: LinkFailure] {
        guard !addresses.isEmpty else { return [:] }
        let list = addresses.map { "url = \"\(quoted($0))\"\noutput = \"/dev/null\"\n" }.joined()
        let manners = [
            "-q", "--config", "-", "--silent", "--globoff", "--location", "--max-redirs", "5", "--parallel",
            "--parallel-max", "8", "--connect-timeout", "10", "--max-time", "20", "--proto", "=http,https",
            "--proto-redir", "=http,https", "--user-agent", "plumb (checks links)",
            "--write-out", "%{urlnum} %{exitcode} %{http_code}\n",
        ]
        let answer: ProgramResult
        do throws(ProgramFailure) {
            answer = try programs.run(ProgramCall("curl", manners + question, input: Array(list.utf8)))
        } catch {
            throw .program(error)
        }
        var failures: [String: LinkFailure] = [:]
        for line in answer.text.split(separator: "\n") {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 3, addresses.indices.contains(numbers[0]) else { continue }
            failures[addresses[numbers[0]]] = failure(exitCode: numbers[1], status: numbers[2])
        }
        return failures
    }

    /// What curl's exit codes mean (curl(1), EXIT CODES).
    private static func failure(exitCode: Int, status: Int) -> LinkFailure? {
        switch exitCode {
        case 0: status >= 400 ? .status(status) : nil
        case 6: .noHost
        case 7: .silent("the connection is refused")
        case 28: .silent("nothing comes within 20 seconds")
        case 47: .silent("it leads in circles")
        case 35, 51, 58, 60, 77: .silent("its certificate cannot be trusted")
        default: .silent("curl ends with \(exitCode)")
        }
    }

    private static func quoted(_ address: String) -> String {
        address.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
