import Files

/// Why a site was not published; the place is as it was.
public enum PublishError: Error, Hashable, Sendable {
    /// The place holds `file` and others, and nothing says that they were published before.
    case notOurs(place: String, file: String)
    /// Others have changed these files since the last publication.
    case changedByOthers(place: String, files: [String])
    /// Somebody has published to the branch while we did.
    case moved(place: String)
    /// Another of these programs is publishing there at this moment.
    case busy(place: String)
    /// No branch can have that name.
    case wrongBranch(String)
    /// The remote repository did not take the commit, for its own reasons.
    case refused(place: String, reason: String)
    case noGit(reason: String)
    /// Git does not know who the author of a commit would be.
    case nobody
    /// The remote repository's host cannot be found or reached over the network.
    case offline(remote: String, reason: String)
    /// The place has no earlier publication of that name; it has these, newest first.
    case noEarlierSite(name: String, place: String, known: [String])
    /// The place keeps no earlier publications.
    case keepsNothing(place: String)
    /// The remote repository cannot be read or written.
    case unreachable(remote: String, reason: String)
    /// Git failed at something that does not depend on the remote repository.
    case git(reason: String)
    case file(FileError)
}

extension PublishError {
    /// Whether the machine or the network lacks something, rather than that the place is not as it should be.
    public var isEnvironment: Bool {
        switch self {
        case .notOurs, .changedByOthers, .moved, .busy, .wrongBranch, .refused, .noEarlierSite, .keepsNothing: false
        case .noGit, .nobody, .offline, .unreachable, .git, .file: true
        }
    }

    /// What happened and the way out, in one or two lines.
    public var sentence: String {
        switch self {
        case .notOurs(let place, let file):
            "\(place) holds files that plumb did not publish, such as '\(file)';"
                + " name another place, or say --replace to let the site in beside them"
        case .changedByOthers(let place, let files):
            "others have changed \(place) since the last publication: \(Self.list(files));"
                + " look at what they did, then say --replace to replace it"
        case .moved(let place): "\(place) has moved while this site was built; nothing was sent, publish again"
        case .busy(let place): "another plumb is publishing to \(place)"
        case .wrongBranch(let name): "'\(name)' cannot be the name of a branch"
        case .refused(let place, let reason): "\(place) was refused by its repository: \(reason)"
        case .noGit(let reason): "git cannot be started (\(reason)); install it with 'apt install git'"
        case .nobody:
            "git does not know who you are; tell it once with 'git config --global user.name \"Your Name\"' and"
                + " 'git config --global user.email you@example.org'"
        case .offline(let remote, let reason):
            "the repository '\(remote)' cannot be reached, this machine seems to be offline: \(reason)"
        case .noEarlierSite(let name, let place, let known):
            "'\(name)' is no earlier publication of \(place); "
                + (known.isEmpty ? "there is none" : "there are \(known.joined(separator: ", "))")
        case .keepsNothing(let place):
            "\(place) keeps no earlier sites; take your sources back, such as with 'git checkout', and publish them"
        case .unreachable(let remote, let reason): "the repository '\(remote)' cannot be reached: \(reason)"
        case .git(let reason): "git failed: \(reason)"
        case .file(let error): "'\(error.path)' cannot be written: \(error.reason)"
        }
    }

    private static func list(_ files: [String]) -> String {
        let shown = files.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        return files.count > 5 ? "\(shown) and \(files.count - 5) more" : shown
    }
}
