import Diagnostics
import Files
import Notation

extension LayoutProgram {
    /// What the files of a site's components folder define, in the order of their paths, for every lesson.
    package static func shared(
        by layout: SiteLayout, besides others: Set<String> = [], _ fileSystem: FileSystem
    ) -> (LayoutProgram, [Diagnostic]) {
        var program = LayoutProgram()
        var diagnostics: [Diagnostic] = []
        for name in fileSystem.files(layout.components) where name.hasSuffix(".layout") && !others.contains(name) {
            let path = join(layout.components, name)
            guard let utf8 = fileSystem.read(path) else { continue }
            let excerpt = SourceExcerpt(whole: SourceFile(path: path, utf8: utf8))
            let screens = program.screenNames
            diagnostics += program.append(excerpt)
            if let screen = program.screenNames.first(where: { !screens.contains($0) }) {
                diagnostics.append(
                    excerpt.diagnostic(
                        .error, "shared-screen", at: 0..<1,
                        message: "the screen '\(screen)' stands in a file of components",
                        help: "move it into a layout block of a lesson"))
            }
        }
        return (program, diagnostics)
    }
}
