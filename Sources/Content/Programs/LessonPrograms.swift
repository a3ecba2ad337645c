import AutoLayout
import UIKitPrograms

/// What runs the programs of lessons, if this machine allows it.
public struct LessonPrograms: Sendable {
    /// Nil where it is not installed.
    private let host: ProgramHost?
    /// Whether the author's own machine says so; no file of a site can.
    private let isAllowed: Bool
    /// Where Plumb's own templates are.
    private let templates: String

    public init(host: ProgramHost?, isAllowed: Bool, templates: String) {
        self.host = host
        self.isAllowed = isAllowed
        self.templates = templates
    }

    /// The same for the site in a folder.
    package func ofSite(_ folder: String) -> SitePrograms {
        SitePrograms(host: host, isAllowed: isAllowed, site: ProgramSite(folder: folder, templates: templates))
    }

    /// Lets go of the processes that have seen a state of the site which will pass.
    public func endBuild() { host?.releaseRunners() }

    /// Removes what was compiled; call it where the process ends without letting go of its values.
    public func close() { host?.close() }
}

/// What runs the programs of one site's lessons.
package struct SitePrograms: Sendable {
    fileprivate let host: ProgramHost?
    fileprivate let isAllowed: Bool
    /// Whose pictures and symbols programs name.
    fileprivate let site: ProgramSite

    /// What a program makes of a screen, which it may have been turned to from another one.
    package func layout(
        of program: UIKitProgram, on screen: Screen, turnedFrom start: Screen? = nil
    ) throws(ProgramError) -> ProgramLayout {
        guard isAllowed else { throw .notAllowed }
        guard let host else { throw .missing("uikit-runner") }
        return try host.layout(of: program, on: screen, turnedFrom: start, site: site)
    }
}
