/// A commit that published a site.
struct BranchPublication: Hashable, CustomStringConvertible {
    let commit: String
    /// Of the commit, `YYYY-MM-DD`.
    let day: String
    /// How many publications came after it.
    let age: Int

    /// Reads a line with the commit's name and day.
    init?(_ line: Substring, age: Int) {
        let words = line.split(separator: " ")
        guard words.count == 2 else { return nil }
        (commit, day, self.age) = (String(words[0]), String(words[1]), age)
    }

    var shortName: String { String(commit.prefix(Self.shortLength)) }

    var description: String { "\(age) (\(day), \(shortName))" }

    /// Whether that is its age, or the beginning of its commit's name; numbers of up to three digits are ages.
    func isCalled(_ name: String) -> Bool {
        name.utf8.count < Self.leastLength ? Int(name) == age : commit.hasPrefix(name.lowercased())
    }

    private static let shortLength = 7
    private static let leastLength = 4
}
