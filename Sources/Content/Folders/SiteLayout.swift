import Files

/// The folders and files of a site, below its own folder.
public struct SiteLayout: Hashable, Sendable {
    public var folder: String
    public var content: String { join(folder, "content") }
    /// Where files stand that are published as they are.
    public var staticFiles: String { join(folder, "static") }
    public var settings: String { join(folder, "site.yml") }
    /// Where files of components stand that all lessons may use.
    public var components: String { join(folder, "components") }
    /// Where the templates, the theme and the symbols are that came with the program.
    public var templates: String
    /// Where the site's own are; each file there takes the place of the program's of that name.
    public var ownTemplates: String { join(folder, "templates") }

    public init(folder: String, templates: String) {
        self.folder = folder
        self.templates = templates
    }
}
