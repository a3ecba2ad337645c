// Tables of names are dictionaries of one type, positions in a list: each further type of dictionary is code of its own.

extension [String: Int] {
    /// Where each of some names stands among them, the first time.
    package init(positionsOf names: [String]) {
        self.init()
        for (position, name) in names.enumerated().reversed() { self[name] = position }
    }
}
