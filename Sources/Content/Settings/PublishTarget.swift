import Diagnostics
import Files
import Lessons

/// Where `plumb publish` puts a site.
public enum PublishTarget: Hashable, Sendable {
    /// A folder, relative to the site's own where it does not begin with a slash.
    case folder(String)
    case branch(PublishBranch)
}

/// A branch of a git repository that a host shows as a site.
public struct PublishBranch: Hashable, Sendable {
    /// An address, a path, or the name of a remote of the repository that the site's folder is in.
    public var remote: String
    public var name: String
    /// What the file `CNAME` says; nil to keep the one that is there.
    public var domain: String?

    public init(remote: String, name: String, domain: String? = nil) {
        self.remote = remote
        self.name = name
        self.domain = domain
    }
}

extension SettingsReader {
    /// `{folder: …}` or `{remote: …, branch: …, domain: …}`.
    mutating func publishTarget(_ node: YAMLNode?, baseURL: String?) -> PublishTarget? {
        guard let node else { return nil }
        let problems = diagnostics.count
        expect(node, keys: ["folder", "remote", "branch", "domain"])
        let folder = text(node["folder"])
        let remote = text(node["remote"])
        let domain = domain(node["domain"])
        if let domain, let baseURL { compare(domain, with: baseURL, at: node["domain"]?.range ?? node.range) }
        let branch = text(node["branch"]) ?? "gh-pages"
        guard diagnostics.count == problems else { return nil }
        switch (folder, remote) {
        case (let folder?, nil) where !folder.isEmpty && node["branch"] == nil && domain == nil:
            return isOwn(folder, at: node["folder"]?.range ?? node.range) ? nil : .folder(folder)
        case (nil, let remote?) where !remote.isEmpty && !branch.isEmpty:
            return .branch(PublishBranch(remote: remote, name: branch, domain: domain))
        default:
            report(
                "wrong-setting", at: node.range, "this setting names a folder, or a remote and its branch",
                help: "publish: {folder: ../public}, or publish: {remote: origin, branch: gh-pages}")
            return nil
        }
    }

    /// Whether a folder, relative to the site's, is the site's own, one above it, or one that a build reads or writes.
    private mutating func isOwn(_ folder: String, at range: Range<Int>) -> Bool {
        guard !folder.hasPrefix("/") else { return false }
        let names = normalized(folder).split(separator: "/")
        let own = ["content", "site", "static", "templates", "components", ".plumb", ".git"]
        guard names.allSatisfy({ $0 == ".." || $0 == "." }) || own.contains(String(names.first ?? "")) else {
            return false
        }
        report(
            "wrong-setting", at: range, "'\(folder)' is the site's own; publishing would replace what is there",
            help: "publish: {folder: ../public}")
        return true
    }

    private mutating func compare(_ domain: String, with baseURL: String, at range: Range<Int>) {
        let host = baseURL.firstRange(of: "://").map { baseURL[$0.upperBound...] }?.prefix { !"/:".contains($0) } ?? ""
        guard domain.lowercased() != host.lowercased() else { return }
        diagnostics.append(
            Diagnostic(
                .warning, "other-host", in: file, at: range,
                message: "the domain is '\(domain)', but 'baseURL' is on '\(host)'", help: "let both name one host"))
    }

    /// A host's name, as `CNAME` files hold it.
    private mutating func domain(_ node: YAMLNode?) -> String? {
        guard let node, let name = text(node) else { return nil }
        let isHost = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        if isHost, name.contains("."), !name.hasPrefix("."), !name.hasSuffix(".") { return name }
        report(
            "wrong-setting", at: node.range, "this setting is the name of a host", help: "domain: course.example.org")
        return nil
    }
}
