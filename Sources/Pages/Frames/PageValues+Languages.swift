import Caching
import Content
import Templates

extension PageValues.Page {
    /// Its path below the folder of its language; nil for a page that has no place of its own.
    func name(in edition: Edition) -> String? { path.map { String($0.dropFirst(edition.folder.count)) } }

    /// The page of a lesson that has not been translated, in the language it is written in, below the output folder.
    var original: String? { lesson.flatMap { $0.isTranslated ? nil : $0.file + ".html" } }
}

extension PageValues {
    /// The site's languages, each with where its readers go on from the page; none for a site in one.
    func languages(on page: Page) -> [TemplateValue] {
        guard versions.editions.count > 1 else { return [] }
        let name = page.name(in: course.edition)
        return versions.editions.enumerated().map { position, edition in
            .record([
                ("name", .string(edition.name)), ("code", .string(edition.language)),
                ("href", .string(course.edition.pathToSite + addressOfFile(versions.page(name, in: position)))),
                ("isCurrent", .bool(edition.folder == course.edition.folder)),
                ("isTranslated", .bool(versions.isWritten(name, in: position))),
            ])
        }
    }

    /// The versions of the page, for search engines; none on a page that only stands for another one.
    func alternates(of page: Page, at place: PublishedPlace?) -> [TemplateValue] {
        guard versions.editions.count > 1, let place, page.original == nil, let name = page.name(in: course.edition)
        else { return [] }
        return versions.alternates(of: name, at: place).map { alternate in
            .record([("language", .string(alternate.language)), ("address", .string(alternate.address))])
        }
    }

    /// What tells the languages on a page from those on others.
    func write(languagesOn page: Page, to writer: inout ByteWriter) {
        guard versions.editions.count > 1 else { return }
        let name = page.name(in: course.edition)
        writer.write(course.edition.folder)
        writer.write(page.original)
        for (position, edition) in versions.editions.enumerated() {
            writer.write([edition.name, edition.language, versions.page(name, in: position)])
            writer.write(versions.isWritten(name, in: position))
        }
    }
}
