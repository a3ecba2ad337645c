extension LayoutProgram {
    /// Every component and screen as it stands, elisions filled in.
    var dump: String {
        SyntaxDump.text(of: syntax.definitions.map { .definition($0) }, in: nil)
    }
}
