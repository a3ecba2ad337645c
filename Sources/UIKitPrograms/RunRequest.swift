import AutoLayout
import Piecewise

/// What the runner of compiled programs is asked: a message of `ProgramCoding` each.
public struct RunRequest: Codable, Sendable {
    /// The library with the program.
    public var library: String
    public var screen: Screen
    /// The screen that the program starts on and that is turned then; nil where it starts on `screen`.
    public var start: Screen?
    /// The folder of its bundle; nil for none.
    public var bundle: String?

    public init(library: String, screen: Screen, turnedFrom start: Screen? = nil, bundle: String? = nil) {
        self.library = library
        self.screen = screen
        self.start = start
        self.bundle = bundle
    }

    /// The function of a library that makes the controller.
    public static let makeController = "plumb_make_controller"
}

/// How a program ended: a message, behind which stand what it said and the bytes of its layout, a `ProgramLayout`.
public struct RunReply: Codable, Sendable {
    /// 0 where there is a layout, 128 and the signal's number for a program that crashed.
    public var status: Int
    /// Bytes.
    public var saidLength: Int
    /// Bytes.
    public var layoutLength: Int

    public init(status: Int, saidLength: Int, layoutLength: Int) {
        self.status = status
        self.saidLength = saidLength
        self.layoutLength = layoutLength
    }

    /// The status of a program for which there is no sandbox.
    public static let noSandbox = 70
}

/// What a program makes of a screen.
public struct ProgramLayout: Codable, Sendable {
    public var tree: ViewTree
    /// Whether nothing changed any more in the end.
    public var isAtRest: Bool
    /// What the program has read of the screen, and how it has compared that.
    public var log: CertificateLog
    /// What it has given to nonlinear functions, once it had read of the screen.
    public var nonlinearArguments: [Double]
    /// The symbols that it names and the site has not; a square stands for each.
    public var missingSymbols: [String] = []
    /// What it asks for and a figure leaves out, such as `UISlider.setThumbImage`; `draw` for what it draws itself.
    public var leftOut: [String] = []
    /// What it printed.
    public var said = ""

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

    public init(tree: ViewTree, isAtRest: Bool, log: CertificateLog, nonlinearArguments: [Double]) {
        self.tree = tree
        self.isAtRest = isAtRest
        self.log = log
        self.nonlinearArguments = nonlinearArguments
    }
}
