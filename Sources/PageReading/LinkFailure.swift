/// Why an address of another site leads nowhere.
public enum LinkFailure: Hashable, Sendable {
    /// The server answers with an HTTP status that is an error.
    case status(Int)
    /// No server has the name.
    case noHost
    /// There is no answer, in words that follow "does not answer".
    case silent(String)

    /// Whether trying again later would be no use.
    var isLasting: Bool {
        switch self {
        case .status(let status): status == 404 || status == 410
        case .noHost: true
        case .silent: false
        }
    }

    /// What follows the address in a sentence.
    package var words: String {
        switch self {
        case .status(404): "is not there; its server answers 404"
        case .status(410): "is gone for good; its server answers 410"
        case .status(let status): "is not shown; its server answers \(status)"
        case .noHost: "is on a host that does not exist"
        case .silent(let reason): "does not answer" + (reason.isEmpty ? "" : ": \(reason)")
        }
    }
}
