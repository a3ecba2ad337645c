import Notation

/// A screen's UIKit code as an app that Xcode opens, builds and runs: an app playground, `Name.swiftpm`.
///
/// The folder's form is that of Swift Playgrounds and Xcode's template *App Playground*.
public struct AppProject: Hashable, Sendable {
    /// A text file of the project.
    public struct File: Hashable, Sendable {
        /// Below the project's folder.
        public var path: String
        public var text: String

        public init(path: String, text: String) { (self.path, self.text) = (path, text) }
    }

    /// What the app is called; an identifier of Swift.
    public var name: String
    public var files: [File]
    /// The pictures that code and data name, each once, sorted.
    public var pictures: [String]

    public init(name: String, files: [File], pictures: [String]) {
        (self.name, self.files, self.pictures) = (name, files, pictures)
    }
}

extension UIKitTranslator {
    /// The app that shows a screen with the lesson's data; nil where there is no such screen, or where not all of it can be
    /// written.
    ///
    /// - Parameters:
    ///   - globals: the lesson's data.
    ///   - isPicture: whether there is a picture of that name.
    public func project(
        _ name: String, of screen: String, in program: LayoutProgram, globals: [DataValue.Field],
        isPicture: (String) -> Bool
    ) -> AppProject? {
        let code = code(of: [screen], in: program)
        guard code.isComplete, let definition = definition(of: screen, in: program) else { return nil }
        let samples: [Sample] = definition.data.compactMap { data in
            globals.first { $0.name == data.name }.map { field in
                Sample(
                    name: swiftName(data.name), type: types.name(of: data.type),
                    value: SampleValues(types: types).expression(of: field.value, as: data.type))
            }
        }
        let texts = code.declarations.reduce(into: Set(samples.flatMap { $0.texts })) { $0.formUnion($1.texts) }
        return AppProject(
            name: name,
            files: [
                .package(of: name),
                .app(
                    showing: definition.className, with: samples,
                    isEmbedded: !definition.body.containerProperties.isEmpty),
                AppProject.File(path: "\(definition.className).swift", text: code.file),
            ] + (samples.isEmpty ? [] : [.samples(samples)]),
            pictures: texts.filter(isPicture).sorted())
    }
}

/// A value of the lesson's data, for the app's screen.
struct Sample {
    var name: String
    var type: String
    var value: SwiftExpression
}

extension Sample {
    /// With its type, unless the value says it.
    var declaredName: String {
        if case .call = value { return name }
        return "\(name): \(type)"
    }

    /// All texts in it.
    fileprivate var texts: [String] {
        var texts: [String] = []
        var leaves: [SwiftLeaf] = []
        value.addLeaves(to: &leaves)
        for case .text(let text) in leaves { texts.append(text) }
        return texts
    }
}
