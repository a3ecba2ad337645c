import Diagnostics
import Lessons
import Testing

@Suite("Punctuation")
struct PunctuationTests {
    private static let marks = [
        "en": "“ ” ‘ ’", "de": "„ “ ‚ ‘", "fr": "«\u{202F} \u{202F}» “ ”", "ja": "「 」 『 』", "he": "” ” ’ ’",
    ]

    @Test(
        "becomes that of the language",
        arguments: [
            ("en", "\"It's 'done',\" she said.", "“It’s ‘done’,” she said."),
            ("en", "\"'Hi'\" (\"a\")", "“‘Hi’” (“a”)"),
            ("en", "the '90s, the boys' room, rock 'n' roll", "the ’90s, the boys’ room, rock ‘n’ roll"),
            ("en", "\"...and\" so on...", "“…and” so on…"),
            ("en", "a -- b, a--b, 1--2, a---b", "a – b, a–b, 1–2, a—b"),
            ("en", "use --help, a --> b, <-- c, a ---- b, a - b", "use --help, a --> b, <-- c, a ---- b, a - b"),
            ("en", "27\" and 6' tall, 5\"x7\"", "27\" and 6' tall, 5\"x7\""),
            ("en", "a.. b.... \" '", "a.. b.... \" '"),
            ("de", "\"Er sagt 'nein'\", geht's?", "„Er sagt ‚nein‘“, geht’s?"),
            ("fr", "Il dit \"oui\".", "Il dit «\u{202F}oui\u{202F}»."),
            ("ja", "彼は\"はい\"と言った", "彼は「はい」と言った"),
            ("he", "צה\"ל אמר \"כן\"", "צה\"ל אמר ”כן”"),
        ])
    func languages(language: String, typed: String, expected: String) throws {
        let punctuation = try #require(Self.marks[language].flatMap(Punctuation.init))
        #expect(punctuation.typeset(typed) == expected)
    }

    @Test("of a catalogue without four marks is what the author typed", arguments: ["", "quotes", "“ ”", "“ ” ‘ ’ x"])
    func none(marks: String) {
        #expect(Punctuation(marks) == nil)
    }

    @Test(
        "follows a paragraph through its emphasis, and leaves code and addresses",
        arguments: [
            ("\"*a*\" and *\"b\"*", "<p>“<em>a</em>” and <em>“b”</em></p>\n"),
            ("\"a\nb\"", "<p>“a\nb”</p>\n"),
            ("`\"a\"` \"`b`\"", "<p><code>&quot;a&quot;</code> “<code>b</code>”</p>\n"),
            ("https://a.b/c--d", "<p><a href=\"https://a.b/c--d\">https://a.b/c--d</a></p>\n"),
            ("[\"a\"](b.md)", "<p><a href=\"b.md\">“a”</a></p>\n"),
            ("\"a\n\n\"b", "<p>“a</p>\n<p>“b</p>\n"),
            ("```\n\"a\" -- b\n```", "[: \"a\" -- b]\n"),
            ("## It's -- \"a\"", "<h2 id=\"its-a\">It’s – “a”</h2>\n"),
            ("![\"a\" b](c.png){width=\"20\"}", "<p><img src=\"c.png\" alt=\"“a” b\" style=\"width:20px\"></p>\n"),
        ])
    func paragraphs(markdown: String, expected: String) {
        let file = SourceFile(path: "a.md", text: "---\ntitle: \"It's\"\n---\n" + markdown)
        let (lesson, problems) = parseLesson(file, allowsRawHTML: false, punctuation: Punctuation("“ ” ‘ ’"))
        #expect(problems.isEmpty)
        #expect(lesson.outline == expected)
        #expect(lesson.title == "It’s")
    }
}
