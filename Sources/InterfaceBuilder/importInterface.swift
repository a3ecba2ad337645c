import AutoLayout
import Diagnostics

/// Turns a storyboard or xib into layout notation: a screen for each scene, prototype cell and view at the top.
///
/// What the notation cannot say stands as a comment or is left out, and is listed as a warning.
///
/// - Parameters:
///   - name: the scene wanted, by its title, class or id; nil for all of them.
///   - writesIDs: whether each view's id in the file stands beside it.
/// - Returns: the notation; nil with an error where the file is none of Interface Builder's or has no such scene.
/// - Complexity: O(bytes + views²) for names that many views share.
public func importInterface(_ file: SourceFile, scene name: String? = nil, writesIDs: Bool = true) -> (
    notation: String?, [Diagnostic]
) {
    let root: XMLElement
    do throws(XMLFault) { root = try parseXML(file.utf8) } catch {
        return (nil, [file.message(.error, "no-interface", error.place, "'\(file.path)' is no XML: \(error.reason)")])
    }
    guard root.name == "document", root["type"]?.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") == true else {
        let message = "'\(file.path)' is no storyboard or xib of an iOS app"
        return (nil, [file.message(.error, "no-interface", root.place, message)])
    }
    let document = InterfaceDocument(root)
    let titles = document.titles
    let wanted = zip(document.scenes, titles).filter { scene, title in
        name == nil || title == name || scene.identifiers.contains { $0 == name }
    }
    guard !wanted.isEmpty else {
        let message = name.map { "'\(file.path)' has no scene named '\($0)'" } ?? "'\(file.path)' has no view"
        let help = titles.isEmpty ? nil : "it has \(titles.joined(separator: ", "))"
        return (nil, [file.message(.error, "no-scene", root.place, message, help: help)])
    }
    var texts: [String] = []
    var omissions: [Omission] = []
    for (scene, title) in wanted {
        var writer = SceneWriter(scene, title: title, document.resources, writesIDs: writesIDs)
        texts.append(writer.text())
        omissions += writer.omissions
    }
    let warnings = omissions.map {
        file.message(.warning, "not-imported", $0.place, "the notation does not have \($0.what)")
    }
    return (texts.joined(separator: "\n"), warnings)
}

extension InterfaceDocument {
    /// A name for each scene's screen: begins with a capital, none twice, and none that is a type.
    fileprivate var titles: [String] {
        var taken = Set(ViewClass.all.flatMap { $0.types.map(\.name) })
        return scenes.map { scene in
            let words = NameTable.identifier(scene.title) ?? "scene"
            let wanted = words.prefix(1).uppercased() + words.dropFirst()
            var title = taken.contains(wanted) ? wanted + "Screen" : wanted
            var number = 2
            while !taken.insert(title).inserted {
                title = wanted + String(number)
                number += 1
            }
            return title
        }
    }
}

extension SourceFile {
    fileprivate func message(
        _ severity: Diagnostic.Severity, _ identifier: String, _ place: XMLPlace, _ message: String,
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            severity, identifier, at: SourceLocation(path: path, line: place.line, column: place.column),
            excerpt: text(ofLine: place.line), message: message, help: help)
    }
}
