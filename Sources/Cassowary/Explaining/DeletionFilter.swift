extension Array {
    /// An irreducible subset: members of which every one is needed, in the order given.
    ///
    /// A deletion filter (Chinneck & Dravnieks 1991, doi:10.1287/ijoc.3.2.157) that tries to leave out halves first,
    /// then quarters and so on down to single members, the last ones before the first. Takes about two tests for each
    /// member where all are needed.
    /// - Parameter isEnough: whether some of the members, in order, suffice; all of them do.
    func irreducible(where isEnough: ([Element]) -> Bool) -> [Element] {
        var kept = self
        var size = Swift.max(1, count / 2)
        while true {
            let before = kept.count
            kept.leaveOut(partsOf: size, where: isEnough)
            if size == 1 && kept.count == before { return kept }
            size = Swift.max(1, size / 2)
        }
    }

    private mutating func leaveOut(partsOf size: Int, where isEnough: ([Element]) -> Bool) {
        var end = count
        while end > 0 {
            let start = Swift.max(0, end - size)
            var rest = self
            rest.removeSubrange(start..<end)
            if isEnough(rest) { self = rest }
            end = start
        }
    }
}
