import Testing

@testable import UIKitPrograms

@Suite struct CompilerComplaintTests {
    @Test(
        "Of names that are near to one that is not there the nearest is said, and none of C's",
        arguments: [
            (
                "one, in the message",
                """
                a.swift:7:5: error: value of type 'UIView' has no member 'addSubvew'; did you mean 'addSubview'?
                view.addSubvew(label)
                     ^~~~~~~~~
                UIKit/UIView.swift:51:15: note: 'addSubview' declared here
                open func addSubview(_ view: UIView)
                          ^
                """,
                """
                a.swift:7:5: error: value of type 'UIView' has no member 'addSubvew'; did you mean 'addSubview'?
                view.addSubvew(label)
                     ^~~~~~~~~
                """
            ),
            (
                "several, in notes",
                """
                a.swift:3:25: error: cannot find 'UILable' in scope
                let label = UILable()
                            ^
                Swift.Codable:1:18: note: did you mean 'Codable'?
                public typealias Codable = Decodable & Encodable
                                 ^
                UIKit/UILabel.swift:5:12: note: did you mean 'UILabel'?
                open class UILabel: UIView {
                           ^
                """,
                """
                a.swift:3:25: error: cannot find 'UILable' in scope; did you mean 'UILabel'?
                let label = UILable()
                            ^
                """
            ),
            (
                "one of C's",
                """
                a.swift:9:1: error: cannot find 'stak' in scope; did you mean 'stat'?
                stak.axis = .vertical
                ^~~~
                stat
                /usr/include/bits/struct_stat.h:26:8: note: 'stat' declared here
                struct stat
                       ^
                """,
                """
                a.swift:9:1: error: cannot find 'stak' in scope
                stak.axis = .vertical
                ^~~~
                """
            ),
            (
                "a function for a property",
                """
                a.swift:5:7: error: cannot find 'height' in scope; did you mean 'NSHeight'?
                Foundation.NSHeight:1:13: note: 'NSHeight' declared here
                """,
                "a.swift:5:7: error: cannot find 'height' in scope"
            ),
            (
                "what notes say besides",
                """
                a.swift:2:1: error: no exact matches in call to initializer
                UIStackView.init(arrangedSubviews:):2:8: note: candidate expects value of type '[UIView]'
                <unknown>:0: warning: a
                """,
                """
                a.swift:2:1: error: no exact matches in call to initializer
                UIStackView.init(arrangedSubviews:):2:8: note: candidate expects value of type '[UIView]'
                <unknown>:0: warning: a
                """
            ),
            ("nothing that is a message", "ld.lld: cannot open\nlesson.o\n", "ld.lld: cannot open\nlesson.o\n"),
            ("nothing", "", ""),
        ])
    func nearNames(of name: String, said: String, told: String) {
        #expect(CompilerComplaint(said).text == told, "\(name)")
    }

    @Test("Types that are not there are asked for as expressions, each once") func question() {
        let complaint = CompilerComplaint(
            """
            a.swift:4:15: error: cannot find type 'UIVeiw' in scope
            a.swift:5:12: error: cannot find type 'UILable' in scope
            a.swift:6:12: error: cannot find type 'UIVeiw' in scope
            a.swift:6:12: error: cannot find 'stack' in scope
            """)
        #expect(
            complaint.question == """
                import Foundation
                import UIKit
                func types() {
                    _ = UILable.self
                    _ = UIVeiw.self
                }

                """)
        #expect(CompilerComplaint("a.swift:6:12: error: cannot find 'stack' in scope").question == nil)
    }

    @Test("The answer's near names stand at each of the types") func answer() {
        var complaint = CompilerComplaint(
            """
            a.swift:4:15: error: cannot find type 'UIVeiw' in scope
            a.swift:5:12: error: cannot find type 'Player' in scope
            a.swift:6:12: error: cannot find type 'UIVeiw' in scope
            """)
        complaint.complete(
            with: CompilerComplaint(
                """
                <stdin>:4:9: error: cannot find 'Player' in scope
                <stdin>:5:9: error: cannot find 'UIVeiw' in scope; did you mean 'UIView'?
                UIKit/UIView.swift:4:12: note: 'UIView' declared here
                """))
        #expect(
            complaint.text == """
                a.swift:4:15: error: cannot find type 'UIVeiw' in scope; did you mean 'UIView'?
                a.swift:5:12: error: cannot find type 'Player' in scope
                a.swift:6:12: error: cannot find type 'UIVeiw' in scope; did you mean 'UIView'?
                """)
    }

    @Test("A message is apart from what to write instead") func help() {
        let errors = CompileError.all(
            in: """
                lesson.swift:4:15: error: cannot find type 'UIVeiw' in scope; did you mean 'UIView'?
                lesson.swift:5:3: error: missing return
                """, of: "lesson.swift")
        #expect(
            errors == [
                CompileError(
                    place: ProgramPlace(line: 4, column: 15), message: "cannot find type 'UIVeiw' in scope",
                    help: "did you mean 'UIView'?"),
                CompileError(place: ProgramPlace(line: 5, column: 3), message: "missing return"),
            ])
    }
}
