import Diagnostics

extension SourceFile {
    /// An address that stands in a part, relative to that, as the lesson itself would write it; others as they are.
    package func address(_ address: String, writtenAt place: SourceLocation) -> String {
        guard place.path != path, let first = address.utf8.first, !"#?/".utf8.contains(first) else { return address }
        let (own, there) = (folders(of: path), folders(of: place.path))
        let end = address.firstIndex { "?#".contains($0) } ?? address.endIndex
        let written = address[..<end].split(separator: "/", omittingEmptySubsequences: false)
        guard own != there, let start = written.first, !start.contains(":") else { return address }
        var names = there
        for name in written where name != "." {
            if name == ".." {
                guard names.popLast() != nil else { return address }
            } else {
                names.append(name)
            }
        }
        let shared = zip(names.dropLast(), own).prefix { $0 == $1 }.count
        let climb = Array(repeating: Substring(".."), count: own.count - shared)
        return (climb + names.dropFirst(shared)).joined(separator: "/") + address[end...]
    }

    private func folders(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }
}
