/// A formula as a tree: what is set beside, above and below each other.
indirect enum Formula: Hashable {
    case identifier(String)
    /// Such as `sin`, set upright.
    case function(String)
    case number(String)
    case `operator`(String, Stretch = .own)
    case text(String)
    /// In ems.
    case space(String)
    case row([Formula])
    case fraction(Formula, Formula)
    case root(Formula, degree: Formula?)
    case scripts(Formula, below: Formula?, above: Formula?, Placement)
    case accent(Formula, String, Side)
    case styled(Formula, String)
    case table([[Formula]], open: String, close: String, alignment: String)

    /// Whether an operator grows with what stands beside it.
    enum Stretch { case own, grows, stays }
    /// Where scripts stand: behind their base, under and over it, or under and over it where the formula has its own line.
    enum Placement { case behind, over, overInDisplay }
    enum Side { case above, below }
}
