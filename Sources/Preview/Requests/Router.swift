import Content

/// Decides what a request gets: nothing but rules and the state, so that every case can be a row of a table.
struct Router: Sendable {
    let rules: AccessRules
    /// Which run of the preview this is; see `StateEvent`.
    let run: Int

    /// What a request gets.
    enum Answer: Hashable, Sendable {
        case response(PreviewResponse)
        /// The stream of states, until either side ends it.
        case stream
    }

    /// Judges `request`, then finds what it names in `state`.
    func answer(_ request: PreviewRequest, in state: PreviewState) -> Answer {
        guard request.method == "GET" || request.method == "HEAD" else {
            return .response(
                PreviewResponse(
                    405, "The preview answers GET and HEAD only.",
                    fields: [PreviewRequest.Field(name: "Allow", value: "GET, HEAD")]))
        }
        let verdict = rules.judge(request)
        if let refusal = refusal(verdict) { return .response(refusal) }
        guard let path = SitePath(target: request.target) else {
            return .response(PreviewResponse(400, "This is no path of a site."))
        }
        if verdict == .introduced { return .response(introduction(to: path)) }
        if path.segments.first == ScriptTag.folder { return ownFile(path, for: request) }
        return .response(file(path, in: state))
    }

    private func refusal(_ verdict: AccessRules.Verdict) -> PreviewResponse? {
        switch verdict {
        case .allowed, .introduced: nil
        case .foreignHost: PreviewResponse(403, "The preview does not answer to this host name.")
        case .missingToken:
            PreviewResponse(403, "Open the whole address that 'plumb serve' printed, with its token.")
        }
    }

    /// Keeps the token in a cookie and takes it out of the address bar.
    private func introduction(to path: SitePath) -> PreviewResponse {
        let cookie = "\(rules.cookieName)=\(rules.token ?? ""); Path=/; HttpOnly; SameSite=Lax"
        return PreviewResponse(
            303, "See \(path.encoded)",
            fields: [
                PreviewRequest.Field(name: "Set-Cookie", value: cookie),
                PreviewRequest.Field(name: "Location", value: path.encoded),
            ])
    }

    private func ownFile(_ path: SitePath, for request: PreviewRequest) -> Answer {
        guard rules.isOwnOrigin(request) else {
            return .response(PreviewResponse(403, "Pages of other origins have no business here."))
        }
        let script = contentType(ofFile: "x.js")
        switch path.segments.dropFirst().joined(separator: "/") {
        case "events" where request.method == "GET": return .stream
        case "preview.js": return .response(PreviewResponse(200, type: script, body: Array(pageScript.utf8)))
        case "relay.js": return .response(PreviewResponse(200, type: script, body: Array(relayScript.utf8)))
        default: return .response(PreviewResponse(404, "The preview has no such file."))
        }
    }

    private func file(_ path: SitePath, in state: PreviewState) -> PreviewResponse {
        guard let tree = state.tree else {
            return page(Array(waitingPage.utf8), status: 503, build: 0)
        }
        guard let file = path.file(below: state.folder) else {
            return isOnTheWay(path, to: state.folder)
                ? redirection(to: state.folder) : page(tree["404.html"] ?? [], status: 404, build: state.build)
        }
        if let bytes = tree[file] {
            let type = contentType(ofFile: file)
            if type.hasPrefix("text/html") { return page(bytes, status: 200, build: state.build) }
            return PreviewResponse(200, type: type, body: bytes)
        }
        return page(tree["404.html"] ?? Array(missingPage.utf8), status: 404, build: state.build)
    }

    /// Whether it is the site's folder without its last slash, or a folder around it.
    private func isOnTheWay(_ path: SitePath, to folder: String) -> Bool {
        let names = path.segments.filter { !$0.isEmpty }
        return (SitePath(target: folder)?.segments ?? []).starts(with: names)
    }

    private func redirection(to place: String) -> PreviewResponse {
        PreviewResponse(303, "See \(place)", fields: [PreviewRequest.Field(name: "Location", value: place)])
    }

    /// A page with the preview's one script tag.
    private func page(_ bytes: [UInt8], status: Int, build: Int) -> PreviewResponse {
        PreviewResponse(
            status, type: contentType(ofFile: "x.html"), body: withScriptTag(bytes, run: run, build: build))
    }
}
