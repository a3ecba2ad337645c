import AutoLayout
import Piecewise

/// What a program makes of a screen.
public struct ProgramLayout: Sendable {
    public var tree: ViewTree
    public var reading: ProgramReading
    /// What it printed.
    public var said = ""

    public init(tree: ViewTree, reading: ProgramReading) { (self.tree, self.reading) = (tree, reading) }

    /// The tree, scrolled as the screen is.
    public func tree(on screen: Screen) -> ViewTree {
        var trace = CertificateLog.off
        return tree(on: screen, noting: &trace)
    }

    /// The same.
    ///
    /// - Parameter trace: notes what is decided about the scroll offset beside what the program itself decides.
    public func tree(on screen: Screen, noting trace: inout CertificateLog) -> ViewTree {
        var tree = tree
        tree.completeNavigationBars(on: screen, noting: &trace)
        return tree
    }
}

/// What a program has read of a screen, and what it asks for in vain.
public struct ProgramReading: Codable, Sendable {
    /// Whether nothing changed any more in the end.
    public var isAtRest: Bool
    /// What was read, and how it was compared.
    public var log: CertificateLog
    /// What was given to nonlinear functions, once the screen had been read.
    public var nonlinearArguments: [Double]
    /// The symbols that it names and the site has not; a square stands for each.
    public var missingSymbols: [String] = []
    /// What it asks for and a figure leaves out, such as `UISlider.setThumbImage`; `draw` for what it draws itself.
    public var leftOut: [String] = []

    public init(isAtRest: Bool, log: CertificateLog, nonlinearArguments: [Double]) {
        self.isAtRest = isAtRest
        self.log = log
        self.nonlinearArguments = nonlinearArguments
    }
}

// MARK: From one process to another

extension ProgramLayout {
    /// A tree that another process has made, with its bytes: on other screens most programs make the same one.
    struct KnownTree: Sendable {
        let bytes: [UInt8]
        let tree: ViewTree

        /// - Returns: nil where no tree stands first, or one with numbers of views that are not there.
        init?(startOf bytes: [UInt8]) {
            var length = 0
            let tree = ProgramCoding.message(ViewTree.self) { count in
                guard count <= bytes.count - length else { return nil }
                defer { length += count }
                return Array(bytes[length..<length + count])
            }
            guard let tree, tree.isSound else { return nil }
            (self.bytes, self.tree) = (Array(bytes.prefix(length)), tree)
        }
    }

    /// The tree as a message, then what was read; without what was printed.
    ///
    /// - Throws: `EncodingError` for a value that holds what no `Serializable` type has.
    public func bytes() throws -> [UInt8] { try ProgramCoding.message(tree) + ProgramCoding.bytes(of: reading) }

    /// - Parameters:
    ///   - bytes: `bytes()` of a layout, or anything.
    ///   - known: a tree that need not be read again; the one of this layout from now on.
    /// - Returns: nil for what is no layout.
    init?(_ bytes: [UInt8], _ known: inout KnownTree?) {
        let same = known.flatMap { bytes.starts(with: $0.bytes) ? $0 : nil }
        guard let first = same ?? KnownTree(startOf: bytes),
            let reading = try? ProgramCoding.value(
                ProgramReading.self, in: Array(bytes.dropFirst(first.bytes.count)))
        else { return nil }
        known = first
        self.init(tree: first.tree, reading: reading)
    }
}
