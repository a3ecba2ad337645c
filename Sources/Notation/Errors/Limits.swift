/// What a lesson may ask for; beyond each limit stands a message, never a crash or a wait.
enum Limits {
    /// Bodies and brackets within each other.
    static let nesting = 200
    /// Views, branches, loops and components within each other.
    static let elaborationDepth = 100
    static let views = 20_000
    /// Statements and expressions that one screen evaluates.
    static let steps = 1_000_000
    /// UTF-8 bytes of one block.
    static let blockBytes = 1_000_000
    /// UTF-8 bytes of one text.
    static let textBytes = 100_000
    /// Values with a name that one statement can see.
    static let bindings = 1_000
    /// Points, and multiples of an anchor.
    static let length = 1_000_000.0
    /// Points.
    static let screenWidth = 10_000.0
    /// Messages about one block or one screen.
    static let diagnostics = 100
}
