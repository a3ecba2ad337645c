import Diagnostics
import Foundation
import Notation
import Testing

@testable import UIKitCode

@Suite("An app to take home")
struct AppProjectTests {
    private static func project(_ block: String) -> AppProject? {
        var program = LayoutProgram()
        #expect(program.append(SourceExcerpt(whole: SourceFile(path: "lesson.md", utf8: Array(block.utf8)))).isEmpty)
        return UIKitTranslator([program], globals: GoldenTests.globals)
            .project(
                "People", of: "Contacts", in: program, globals: GoldenTests.globals,
                isPicture: { ["photo", "sea", "unused"].contains($0) })
    }

    private static let contacts = """
        component Contact(person) {
            ImageView photo { image = person.photo; edges == super.edges }
            if let city = person.city { Label place { text = city; center == super.center } }
        }
        screen Contacts {
            ImageView sea { image = "sea"; edges == super.edges }
            VStack list { edges == super.edges; for person in people { Contact row(person) } }
        }
        """

    @Test("has the lesson's data as values of the code's structs")
    func samples() throws {
        let project = try #require(Self.project(Self.contacts))
        #expect(
            project.files.map(\.path) == [
                "Package.swift", "App.swift", "ContactsViewController.swift", "Samples.swift",
            ])
        #expect(
            project.files.last?.text == """
                import UIKit

                enum Samples {
                    static let people: [Person] = [
                        Person(photo: "photo", city: "London"),
                        Person(photo: "photo", city: nil)
                    ]
                }

                """)
        #expect(project.files[1].text.contains("rootViewController = ContactsViewController(people: Samples.people)"))
    }

    @Test("has the pictures that its code and its data name, and no others")
    func pictures() {
        #expect(Self.project(Self.contacts)?.pictures == ["photo", "sea"])
    }

    @Test("shows a screen in the controllers around it")
    func embedded() throws {
        let project = try #require(
            Self.project(
                "screen Contacts { title = \"People\"; tabs = [\"People\", \"Me\"]; View a { edges == super.edges } }"))
        #expect(project.files[1].text.contains("rootViewController = ContactsViewController().embedded"))
        #expect(project.files[2].text.contains("inNavigation().inTabs("))
    }

    @Test("needs no samples where the screen has no data")
    func noData() {
        let project = Self.project("screen Contacts { View a { edges == super.edges } }")
        #expect(project?.files.map(\.path) == ["Package.swift", "App.swift", "ContactsViewController.swift"])
        #expect(project?.files[1].text.contains("rootViewController = ContactsViewController()") == true)
    }

    @Test("is not made of a screen that cannot be written, or is not there")
    func none() {
        #expect(Self.project("screen Other { View a { edges == super.edges } }") == nil)
    }
}
