import Content

/// Who may ask: the names this server answers to, and, open to a network, who has the token.
///
/// A page of another origin can make a browser send requests here; what it cannot choose is `Host`, `Origin` and
/// `Sec-Fetch-Site`. The exact list of hosts stops names that another's server resolves to this machine.
struct AccessRules: Hashable, Sendable {
    /// The only values of `Host`, in lower case, with the port.
    let hosts: [String]
    /// What each request must carry; nil where only this machine can reach the server.
    let token: String?
    /// The cookie that carries the token; cookies of one host are the same for all ports, so its name has the port.
    let cookieName: String

    /// Rules for a server on `port`; `addresses` are this machine's own in its networks.
    init(port: Int, addresses: [String] = [], token: String? = nil) {
        let names = ["localhost", "127.0.0.1", "[::1]"] + addresses
        // A browser leaves out the port that HTTP has by default.
        hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        self.token = token
        cookieName = "plumb-\(port)"
    }

    /// How a request stands with the rules.
    enum Verdict: Hashable, Sendable {
        case allowed
        /// The token came in the address: keep it in a cookie and ask again without.
        case introduced
        case foreignHost
        case missingToken
    }

    /// Judges a request of any kind.
    func judge(_ request: PreviewRequest) -> Verdict {
        let named = request["Host"]
        guard named.count == 1, hosts.contains(named[0].lowercased()) else { return .foreignHost }
        guard let token else { return .allowed }
        if request.cookie(cookieName).map({ isSame($0, token) }) == true { return .allowed }
        if request.parameter("token").map({ isSame($0, token) }) == true { return .introduced }
        return .missingToken
    }

    /// Whether no page of another origin is behind the request.
    func isOwnOrigin(_ request: PreviewRequest) -> Bool {
        let origins = request["Origin"]
        let sites = request["Sec-Fetch-Site"]
        return origins.allSatisfy { origin in hosts.contains { origin.lowercased() == "http://" + $0 } }
            && sites.allSatisfy { $0 == "same-origin" || $0 == "none" }
    }

    /// Equality whose time says nothing about where two texts differ.
    private func isSame(_ a: String, _ b: String) -> Bool {
        guard a.utf8.count == b.utf8.count else { return false }
        return zip(a.utf8, b.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension AccessRules {
    /// A new token: 128 bits from the system's generator, in hexadecimal.
    static func newToken() -> String {
        (0..<4).map { _ in
            let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
            return String(repeating: "0", count: 8 - digits.utf8.count) + digits
        }.joined()
    }
}
