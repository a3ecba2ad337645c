/// What the runner of compiled programs is asked, as JSON in its one argument.
public struct RunRequest: Codable, Sendable {
    /// The library with the program.
    public var library: String
    /// The folder of the site whose pictures and symbols it may name.
    public var site: String
    /// Where the program's own templates are.
    public var templates: String
    /// What the answers call the figure.
    public var name: String
    /// Each is answered by a process of its own.
    public var screens: [RunScreen]
    public var isRounded: Bool

    public init(
        library: String, site: String, templates: String, name: String, screens: [RunScreen], isRounded: Bool = false
    ) {
        self.library = library
        self.site = site
        self.templates = templates
        self.name = name
        self.screens = screens
        self.isRounded = isRounded
    }

    /// The function of a library that makes the controller.
    public static let makeController = "plumb_make_controller"
}

/// The screen that a program runs on, as the options of `plumb solve` name it.
public struct RunScreen: Codable, Hashable, Sendable {
    public var device: String?
    /// Points.
    public var width: Double?
    /// Points.
    public var height: Double?
    /// Points from rest.
    public var scroll: Double?
    /// Pixels per point.
    public var scale: Double?
    public var textSize: String?
    public var direction: String?
    public var appearance: String?
    /// Whether it is a bare canvas without a safe area, as the setting `plain` of figures has it.
    public var isPlain = false

    public init() {}
}
