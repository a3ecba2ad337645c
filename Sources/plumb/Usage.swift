import CCommandLine
import Diagnostics

/// What can be asked of the program, and what the user asked.
final class Usage {
    /// The program's commands.
    enum Command: String {
        case generate, check, serve, publish, solve, run, `import`, new, eject
    }

    /// What the arguments mean.
    enum Parsed {
        case command(Command)
        case helped(String)
        case wrong(String)
    }

    private let line: OpaquePointer?
    /// The names of all commands and options.
    private var words: [String] = []

    init() {
        line = command_line_new(
            "plumb", "Makes web pages from lessons on Auto Layout; every figure is a solved layout.", Version.current)
        addGenerate()
        addCheck()
        addServe()
        addPublish()
        addSolve()
        addRun()
        addImport()
        addNew()
        addEject()
    }

    deinit {
        command_line_free(line)
    }

    /// Reads the arguments, the program's own name first. Call it once.
    func parse(_ arguments: [String]) -> Parsed {
        let outcome = withCStrings(arguments) { command_line_parse(line, Int32(arguments.count), $0) }
        let message = command_line_message(line).map { String(cString: $0) } ?? ""
        switch outcome {
        case command_line_helped: return .helped(message)
        case command_line_run:
            guard let name = command_line_command(line), let command = Command(rawValue: String(cString: name)) else {
                return .wrong(message)
            }
            return .command(command)
        default: return .wrong(message + suggestion)
        }
    }

    /// What a word that nothing takes was probably meant to be.
    private var suggestion: String {
        guard let word = command_line_unexpected(line).map({ String(cString: $0) }),
            let near = nearestName(to: word, among: words)
        else { return "" }
        return "Did you mean '\(near)'?\n"
    }

    /// The value of an option or argument, nil where the user left it out.
    subscript(name: String) -> String? {
        command_line_value(line, name).map { String(cString: $0) }
    }

    /// The value of an option that takes a number.
    func number(_ name: String) -> Double? { self[name].flatMap { Double($0) } }

    /// The numbers of an option that takes several, with commas between them.
    func numbers(_ name: String) -> [Double] { self[name]?.split(separator: ",").compactMap { Double($0) } ?? [] }

    func isSet(_ flag: String) -> Bool { command_line_is_set(line, flag) }

    private func addGenerate() {
        command("generate", "Writes all pages of a site into its output folder.")
        command_line_add_positional(
            line, "FOLDER", "The site's folder, with site.yml and content/; here by default", false)
        option("--output", "DIR", "Where the pages go; the folder 'site' in the site's own by default")
        flag("--force", "Build even if nothing has changed since the last time")
        flag("--no-cache", "Make everything anew, whatever earlier builds have kept")
        flag("--drafts", "Give drafts and lessons of later days a page, too")
        warnLinks()
        flag("--timings", "Say how long each figure took")
    }

    private func addCheck() {
        command("check", "Lists what is wrong with a site, without writing any of it.")
        command_line_add_positional(line, "FOLDER", "The site's folder; here by default", false)
        choice("--format", Choices.diagnosticFormats, "The form of the list")
        warnLinks()
        flag("--external", "Ask other sites, too, whether what the pages link to is there")
        flag("--drafts", "Check drafts and lessons of later days, too")
    }

    private func addServe() {
        command("serve", "Shows a site in the browser and follows every change.")
        command_line_add_positional(
            line, "FOLDER", "The site's folder, with site.yml and content/; here by default", false)
        option(
            "--port", "N", "The port; the first free one from 8080 on by default, any with 0", command_line_count_number
        )
        flag("--open", "Open the site in the browser")
        flag("--lan", "Let other machines of the network in, with a token")
        flag("--poll", "Find changes by scanning, for folders of which the system tells nothing")
    }

    private func addPublish() {
        command("publish", "Builds and checks a site, and puts it where readers are.")
        command_line_add_positional(line, "FOLDER", "The site's folder; here by default", false)
        warnLinks()
        flag("--dry-run", "Say what would change, and change nothing")
        flag("--replace", "Replace files that others wrote or changed there")
        option("--rollback", "N", "Put back the site of N publications ago, or that of a commit, instead")
    }

    private func addSolve() {
        command("solve", "Solves one figure of a lesson and prints its frames.")
        command_line_add_positional(line, "FILE", "A lesson, a .layout file, or a pipe; - for standard input", true)
        option("--figure", "NAME", "The figure; needed where the file draws several")
        option("--device", "NAME", "The screen of a device, such as 'iPhone 14' or 'iPad landscape'")
        option("--width", "W", "The screen's width in points", command_line_positive_number)
        option("--widths", "W,W", "Several widths, each answered on a line of its own")
        option(
            "--height", "H", "The screen's height in points; the device's of that width by default",
            command_line_positive_number)
        option(
            "--scroll", "Y", "How far the first scroll view is scrolled from its rest, in points", command_line_number)
        option("--scrolls", "Y,Y", "Several offsets, each answered at each width")
        option("--scale", "S", "Pixels per point", command_line_positive_number)
        choice("--text-size", Choices.textSizes, "The reader's text size")
        choice("--direction", "ltr,rtl", "The reading direction")
        choice("--appearance", "light,dark", "The reader's scheme")
        choice("--keyboard", "shown,hidden", "Whether the keyboard is shown")
        choice("--format", "json", "The form of the answer")
        flag("--constraints", "Add the rows that the solver was given, and its answer")
        flag("--live", "Solve on the screen of the figure's live preview at that width")
        flag("--swift", "Print the figure's screen as UIKit code instead")
        flag("--rounded", "Round frames to pixels as UIKit does")
        option("--explain", "VIEW.ATTRIBUTE", "Say which constraints give an edge or a size its value")
    }

    private func addRun() {
        command("run", "Runs a program in UIKit and prints the frames of its views.")
        command_line_add_positional(line, "FILE", "A Swift file that imports UIKit", true)
        option("--show", "EXPRESSION", "What makes the controller; the file's last controller class by default")
        option("--site", "FOLDER", "The site whose pictures it names; here by default")
        choice("--swift-version", "4,4.2,5", "The version of the language that it is written in; 5 by default")
        option("--bundle", "FOLDER", "The files that it finds in its main bundle; none by default")
        option("--device", "NAME", "The screen of a device, such as 'iPhone 14' or 'iPad landscape'")
        option("--width", "W", "The screen's width in points", command_line_positive_number)
        option("--widths", "W,W", "Several widths, each answered on a line of its own")
        option("--height", "H", "The screen's height in points", command_line_positive_number)
        option(
            "--scroll", "Y", "How far the first scroll view is scrolled from its rest, in points", command_line_number)
        option("--scale", "S", "Pixels per point", command_line_positive_number)
        option(
            "--turned-from", "W", "The width that the program starts at before the screen is turned, in points",
            command_line_positive_number)
        flag("--plain", "A bare canvas, without a safe area")
        choice("--text-size", Choices.textSizes, "The reader's text size")
        choice("--direction", "ltr,rtl", "The reading direction")
        choice("--appearance", "light,dark", "The reader's scheme")
        choice("--keyboard", "shown,hidden", "Whether the keyboard is shown")
        flag("--rounded", "Round frames to pixels as UIKit does")
    }

    private func addImport() {
        command("import", "Turns a storyboard or xib into layout notation.")
        command_line_add_positional(line, "FILE", "A .storyboard or .xib file", true)
        option("--scene", "NAME", "One scene alone, by its title, class or id")
    }

    private func addNew() {
        command("new", "Makes a starter site.")
        command_line_add_positional(line, "NAME", "The folder to make", true)
        choice("--pipeline", Choices.pipelines, "Add the file by which that host checks and publishes the site")
    }

    private func addEject() {
        command("eject", "Copies a file of the theme into a site, to be changed there.")
        command_line_add_positional(line, "FILE", "Such as pages/footer.mustache; without it, lists all", false)
        option("--site", "FOLDER", "The site's folder; here by default")
    }

    private func command(_ name: String, _ description: String) {
        words.append(name)
        command_line_add_command(line, name, description)
    }

    private func warnLinks() {
        flag("--warn-links", "Take links that lead nowhere in the site for warnings")
    }

    private func option(
        _ name: String, _ value: String, _ description: String, _ kind: command_line_value_kind = command_line_text
    ) {
        words.append(name)
        command_line_add_option(line, name, value, description, kind, false)
    }

    private func choice(_ name: String, _ choices: String, _ description: String) {
        words.append(name)
        command_line_add_choice(line, name, choices, description)
    }

    private func flag(_ name: String, _ description: String) {
        words.append(name)
        command_line_add_flag(line, name, description)
    }
}

/// Lends `strings` to C for the time of a call.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let buffers = strings.map { Array($0.utf8CString) }
    var pointers: [UnsafePointer<CChar>?] = []
    func lend(from index: Int) -> Result {
        guard index < buffers.count else { return pointers.withUnsafeBufferPointer { pass($0, to: body) } }
        return buffers[index].withUnsafeBufferPointer { buffer in
            pointers.append(buffer.baseAddress)
            return lend(from: index + 1)
        }
    }
    return lend(from: 0)
}

private func pass<Result>(
    _ buffer: UnsafeBufferPointer<UnsafePointer<CChar>?>, to body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    var none: UnsafePointer<CChar>?
    guard let base = buffer.baseAddress else { return withUnsafePointer(to: &none) { body($0) } }
    return body(base)
}
