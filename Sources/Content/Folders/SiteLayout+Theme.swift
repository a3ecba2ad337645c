import Diagnostics
import Files

extension SiteLayout {
    /// Where the file `name` of the theme is, such as `pages/footer.mustache`: among the site's own or the program's.
    package func themeFile(_ name: String, in fileSystem: FileSystem) -> String {
        let own = join(ownTemplates, name)
        return fileSystem.exists(own) ? own : join(templates, name)
    }

    /// The names of all files in a folder of the theme, below it, of the site's own and the program's, each once, sorted.
    package func themeFiles(in folder: String, _ fileSystem: FileSystem) -> [String] {
        distinct([templates, ownTemplates].flatMap { fileSystem.files(join($0, folder)) })
    }
}
