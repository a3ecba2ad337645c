import Archiving
import Content
import Files
import Foundation
import UIKitCode

/// An app that readers can take home, with the pictures it shows.
package struct LessonProject: Hashable, Sendable {
    /// The archive, below the site's folder.
    package var path: String
    var app: AppProject
    var pictures: [Picture]

    /// A picture of the app.
    struct Picture: Hashable, Sendable {
        var name: String
        /// Below the content folder.
        var path: String
        /// What takes its place in dark surroundings, below the content folder.
        var dark: String?
    }
}

extension CourseLesson {
    /// The apps that the lesson's blocks ask for, by the blocks' positions.
    func projects(pictures: PictureCatalog) -> [Int: LessonProject] {
        var projects: [Int: LessonProject] = [:]
        for (index, plan) in plans.enumerated() {
            guard let figure = plan.figure, let name = figure.settings.project,
                let app = app(called: name, of: figure, isPicture: { pictures[$0] != nil })
            else { continue }
            projects[index] = LessonProject(
                path: "assets/projects/\(slug)/\(name).zip", app: app,
                pictures: app.pictures.compactMap { pictures[$0] }.map { picture in
                    LessonProject.Picture(
                        name: picture.name, path: picture.path, dark: pictures.darkVariant(of: picture)?.path)
                })
        }
        return projects
    }
}

extension LessonProject {
    /// Tells its archive from others; nil where a picture cannot be read.
    package func fingerprint(reading fileSystem: FileSystem, below folder: String) -> Fingerprint? {
        var parts = [path] + app.files.flatMap { [$0.path, $0.text] }
        for picture in pictures.flatMap({ [$0.path, $0.dark].compactMap { $0 } }) {
            guard let content = fileSystem.fingerprint(join(folder, picture)) else { return nil }
            parts += [picture, "\(content)"]
        }
        return Fingerprint(parts.joined(separator: "\0"))
    }

    /// The zip archive: a folder `Name.swiftpm`, which Xcode opens.
    package func archive(reading fileSystem: FileSystem, below folder: String) -> [UInt8] {
        let root = "\(app.name).swiftpm"
        var files = app.files.map { ArchivedFile(path: "\(root)/\($0.path)", bytes: Array($0.text.utf8)) }
        let catalog = "\(root)/Media.xcassets"
        files.append(ArchivedFile(path: "\(catalog)/Contents.json", bytes: Array(Self.catalogInfo.utf8)))
        for picture in pictures {
            let set = "\(catalog)/\(picture.name).imageset"
            files.append(ArchivedFile(path: "\(set)/Contents.json", bytes: Array(picture.contents.utf8)))
            for path in [picture.path, picture.dark].compactMap({ $0 }) {
                files.append(
                    ArchivedFile(
                        path: "\(set)/\(fileName(of: path))", bytes: fileSystem.read(join(folder, path)) ?? []))
            }
        }
        return zipArchive(of: files) ?? []
    }

    private static let catalogInfo = """
        {
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """
}

extension LessonProject.Picture {
    /// The image set in the form of Apple's *Asset Catalog Format Reference*.
    fileprivate var contents: String {
        var images = ["    { \"filename\" : \"\(fileName(of: path))\", \"idiom\" : \"universal\"\(scale(of: path)) }"]
        if let dark {
            images.append(
                "    { \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ], "
                    + "\"filename\" : \"\(fileName(of: dark))\", \"idiom\" : \"universal\"\(scale(of: dark)) }")
        }
        return """
            {
              "images" : [
            \(images.joined(separator: ",\n"))
              ],
              "info" : { "author" : "xcode", "version" : 1 },
              "properties" : { "preserves-vector-representation" : true }
            }

            """
    }
}

/// The entry of a picture with more than a pixel a point.
private func scale(of path: String) -> String {
    for scale in ["2x", "3x"] where fileName(of: path).split(separator: ".").first?.hasSuffix("@\(scale)") == true {
        return ", \"scale\" : \"\(scale)\""
    }
    return ""
}

private func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
