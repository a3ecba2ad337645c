import Testing

@Suite("An ambiguous layout in a lesson")
struct AmbiguityWarningTests {
    private func messages(settings: String = "", body: String) throws -> [String] {
        let lesson = """
            ---
            title: Lesson
            description: A lesson.
            ---
            ```layout figure=dot frame=plain widths=320 height=100 \(settings)
            screen Dot {
                View dot {
                    \(body)
                    backgroundColor = .systemBlue
                }
            }
            ```

            """
        return try oneLessonSite(lesson).diagnostics.map {
            "\($0.location.line): \($0.severity.rawValue): \($0.message); \($0.help ?? "")"
        }
    }

    @Test("is a warning at the view, with two layouts and the way out")
    func warning() throws {
        let messages = try messages(body: "leading == super.leading; width == 10; height == 10")
        #expect(
            messages == [
                "7: warning: nothing determines dot.y: dot can be [0, 0, 10, 10] as well as [0, 50, 10, 10] "
                    + "(figure 'dot' at 320 pt); a constraint is missing: say where dot is vertically, "
                    + "by its top, bottom or centerY; "
                    + "or write expect=ambiguous in the block's first line if that is the lesson"
            ])
    }

    @Test("names everything that is open about a view in one message")
    func nowhere() throws {
        let messages = try messages(body: "alpha = 0.5")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("nothing determines dot.x, dot.y, dot.width and dot.height") == true)
    }

    @Test("is none where the block expects it, or all is said")
    func expected() throws {
        let open = "leading == super.leading; width == 10; height == 10"
        #expect(try messages(settings: "expect=ambiguous", body: open) == [])
        #expect(try messages(body: open + "; top >= super.top + 4; top == super.top @ 1") == [])
    }
}
