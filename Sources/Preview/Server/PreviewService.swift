import Content
import Foundation
import Synchronization

/// Answers requests: the router's decisions, and the streams that follow the state.
final class PreviewService: Sendable {
    private let board: StateBoard
    private let token: String?
    private let addresses: [String]
    private let run = Int(Date().timeIntervalSince1970 * 1000)
    /// Known once the port is.
    private let router = Mutex<Router?>(nil)
    /// How many streams there have been.
    private let streamCount = Atomic<Int>(0)

    /// How many streams may be open; an older one gives way and, if it still lives, comes again.
    static let streamLimit = CivetServer.threadCount * 3 / 4
    /// How often a stream says something, in seconds; only then does it notice that nobody listens.
    static let heartbeat = 1.0

    init(board: StateBoard, _ options: PreviewOptions) {
        self.board = board
        token = options.isOpenToNetwork ? AccessRules.newToken() : nil
        addresses = options.isOpenToNetwork ? networkAddresses() : []
    }

    /// Answers from now on as the server of `port`; until then nobody is let in.
    func open(port: Int) -> Router {
        let new = Router(rules: AccessRules(port: port, addresses: addresses, token: token), run: run)
        router.withLock { $0 = new }
        return new
    }

    /// Answers one request on its own thread.
    func respond(to request: PreviewRequest, through exchange: Exchange) {
        guard let router = router.withLock({ $0 }) else {
            exchange.send(PreviewResponse(503, "The preview is starting.").bytes(withBody: true))
            return
        }
        switch router.answer(request, in: board.current) {
        case .response(let response): exchange.send(response.bytes(withBody: request.method != "HEAD"))
        case .stream: stream(through: exchange)
        }
    }

    /// Sends the state now and after each change, until somebody goes.
    private func stream(through exchange: Exchange) {
        let ticket = streamCount.wrappingAdd(1, ordering: .relaxed).newValue
        guard exchange.send(Array(Self.streamHead.utf8)) else { return }
        var version = -1
        while streamCount.load(ordering: .relaxed) - ticket < Self.streamLimit {
            let frame: [UInt8]
            switch board.wait(beyond: version, seconds: Self.heartbeat) {
            case .closed: return
            case .unchanged: frame = Array(": still here\n\n".utf8)
            case .changed(let state):
                version = state.version
                frame = StateEvent(state, run: run).frame
            }
            guard exchange.send(frame) else { return }
        }
    }

    /// With how soon to come again, in milliseconds.
    private static let streamHead =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
        + PreviewResponse.always.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\nretry: 300\n\n"
}
