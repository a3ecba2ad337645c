/// The folder that a path stands in: empty for the current one. Foundation's function traps at names of one character.
public func folderAbove(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
