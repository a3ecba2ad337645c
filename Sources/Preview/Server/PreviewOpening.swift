import Foundation
import Platform

/// A server that has just begun to listen.
struct PreviewOpening {
    let server: CivetServer
    let port: Int
    let addresses: [String]

    /// The ports that are tried in turn where none is named.
    static let usualPorts = PreviewOptions.usualPort...PreviewOptions.usualPort + 99

    /// Listens on the named port, or on the first free one of the usual.
    static func open(_ options: PreviewOptions, board: StateBoard) throws(PreviewError) -> PreviewOpening {
        if let port = options.port { return try listen(on: port, options, board) }
        for port in usualPorts {
            do throws(PreviewError) {
                return try listen(on: port, options, board)
            } catch .portBusy {
                continue
            }
        }
        throw .noFreePort(usualPorts)
    }

    private static func listen(
        on port: Int, _ options: PreviewOptions, _ board: StateBoard
    ) throws(PreviewError) -> PreviewOpening {
        let endpoint: Endpoint
        switch Endpoint.find(port: port, isOpenToNetwork: options.isOpenToNetwork) {
        case .success(let found): endpoint = found
        case .failure(.busy): throw .portBusy(port: port, owner: Platform.owner(ofPort: port))
        case .failure(.system(let number)): throw .system(port: port, reason: String(cString: strerror(number)))
        }
        let service = PreviewService(board: board, options)
        guard let server = CivetServer(endpoint: endpoint, respond: { service.respond(to: $0, through: $1) })
        else { throw .portBusy(port: port, owner: Platform.owner(ofPort: port)) }
        let taken = server.port ?? port
        let router = service.open(port: taken)
        return PreviewOpening(
            server: server, port: taken, addresses: addresses(router.rules, port: taken, options.folder))
    }

    private static func addresses(_ rules: AccessRules, port: Int, _ folder: String) -> [String] {
        let query = rules.token.map { "?token=\($0)" } ?? ""
        let hosts = ["127.0.0.1"] + (rules.token == nil ? [] : networkAddresses())
        return hosts.map { "http://\($0):\(port)\(folder)\(query)" }
    }
}
