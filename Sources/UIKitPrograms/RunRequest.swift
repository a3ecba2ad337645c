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

/// How a program ended: a message, behind which stand what it said and the bytes of its `ProgramLayout`.
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
