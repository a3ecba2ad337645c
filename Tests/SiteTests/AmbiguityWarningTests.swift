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

    @Test("is told at widths that only the live preview shows, and so is a contradiction, as a warning")
    func live() throws {
        let placed = "leading == super.leading; top == super.top; height == 10"
        let open = try messages(body: placed + "; if screen.width < 500 { width == 10 }")
        #expect(open.count == 1)
        #expect(open.first?.hasPrefix("7: warning: nothing determines dot.width") == true)
        #expect(open.first?.contains("(figure 'dot' at 1024 pt)") == true)
        let contradicting = try messages(body: placed + "; trailing == super.trailing; width <= 700")
        #expect(contradicting.count == 1)
        #expect(contradicting.first?.contains(": warning: dot and Dot cannot satisfy all of the constraints") == true)
        #expect(contradicting.first?.contains("(figure 'dot' at 701 and 1024 pt)") == true)
        #expect(try messages(settings: "expect=ambiguous", body: placed) == [])
    }
}
