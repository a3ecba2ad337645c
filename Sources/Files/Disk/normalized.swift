/// A path without `.` and without names that a `..` behind them takes back; one that climbs out keeps its `..`.
///
/// Links are not followed. Complexity: O(n).
public func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
        if name == "..", let last = names.last, last != ".." {
            names.removeLast()
        } else {
            names.append(name)
        }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
}
