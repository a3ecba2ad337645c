import Highlighting
import Testing

@Suite("Other languages")
struct GrammarTests {
    @Test(
        "are coloured by their comments, texts, numbers and words",
        arguments: [
            (
                "c", "#include <a.h>\nint main() { return 0; } // x",
                "<a>#include</a> &lt;a.h&gt;\n<k>int</k> <f>main</f>() { <k>return</k> <n>0</n>; } <c>// x</c>"
            ),
            ("cpp", "auto s = \"a\\\"b\"; /* x\ny */", "<k>auto</k> s = <s>\"a\\\"b\"</s>; <c>/* x</c>\n<c>y */</c>"),
            ("objc", "NSString *s = @\"a\"; [self go];", "<t>NSString</t> *s = @<s>\"a\"</s>; [<k>self</k> go];"),
            (
                "java", "@Override\npublic String a() { return null; }",
                "<a>@Override</a>\n<k>public</k> <t>String</t> <f>a</f>() { <k>return</k> <v>null</v>; }"
            ),
            ("kotlin", "val a = 1.5f", "<k>val</k> a = <n>1.5f</n>"),
            ("dart", "Widget build(x) => Text('hi');", "<t>Widget</t> <f>build</f>(x) =&gt; <t>Text</t>(<s>'hi'</s>);"),
            ("csharp", "var a = true;", "<k>var</k> a = <v>true</v>;"),
            ("go", "func f(a int) { s := `x\ny` }", "<k>func</k> <f>f</f>(a <k>int</k>) { s := <s>`x</s>\n<s>y`</s> }"),
            ("rust", "fn f<'a>(x: &'a str) {}", "<k>fn</k> f&lt;'a&gt;(x: &amp;'a <k>str</k>) {}"),
            ("js", "const a = `x`; // 'b'", "<k>const</k> a = <s>`x`</s>; <c>// 'b'</c>"),
            ("tsx", "type A = { b: number }", "<k>type</k> A = { b: <k>number</k> }"),
            ("php", "echo $name;", "<k>echo</k> <a>$name</a>;"),
            (
                "python", "@a\ndef f(x):\n    \"\"\"Doc\n    \"\"\"\n    return None # y",
                "<a>@a</a>\n<k>def</k> <f>f</f>(x):\n    <s>\"\"\"Doc</s>\n<s>    \"\"\"</s>\n    <k>return</k> <v>None</v> <c># y</c>"
            ),
            ("ruby", "pod 'A', '~> 1' # x", "pod <s>'A'</s>, <s>'~&gt; 1'</s> <c># x</c>"),
            ("bash", "cd \"$HOME\" && echo $# # x", "<k>cd</k> <s>\"$HOME\"</s> &amp;&amp; <k>echo</k> $# <c># x</c>"),
            ("dockerfile", "FROM debian:12", "<k>FROM</k> debian:<n>12</n>"),
            ("lua", "local a -- x", "<k>local</k> a <c>-- x</c>"),
            (
                "html", "<p class=\"a\">if 1</p><!-- x -->",
                "&lt;<k>p</k> <a>class</a>=<s>\"a\"</s>&gt;if 1&lt;/<k>p</k>&gt;<c>&lt;!-- x --&gt;</c>"
            ),
            (
                "css", "a:hover { color: #fff; margin: 0 auto }",
                "a:hover { <a>color</a>: <a>#fff</a>; <a>margin</a>: <n>0</n> <v>auto</v> }"
            ),
            ("json", "{ \"a\": [\"b\", 1, true] }", "{ <a>\"a\"</a>: [<s>\"b\"</s>, <n>1</n>, <v>true</v>] }"),
            ("yaml", "a-b: it's # x\n- c: \"d\"", "<a>a-b</a>: it's <c># x</c>\n- <a>c</a>: <s>\"d\"</s>"),
            ("toml", "a = \"b\" # x", "<a>a</a> = <s>\"b\"</s> <c># x</c>"),
            ("sql", "SELECT a FROM b -- x", "<k>SELECT</k> a <k>FROM</k> b <c>-- x</c>"),
            ("haskell", "let x' = Just 1 {- y -}", "<k>let</k> x' = <t>Just</t> <n>1</n> <c>{- y -}</c>"),
            ("js", "let a = \"open\nlet b", "<k>let</k> a = <s>\"open</s>\n<k>let</k> b"),
        ])
    func languages(language: String, code: String, expected: String) {
        #expect(short(highlightCode(code, language: language)) == expected)
    }

    @Test("show a change line by line, and its language with it")
    func change() {
        let code = "--- a.js\n+++ b.js\n-let a\n+const a\n b"
        #expect(
            highlightCode(code, language: "js", marks: LineMarks(new: [4], ofChange: code))
                == "<span class=\"line\">--- a.js\n</span><span class=\"line\">+++ b.js\n</span>"
                + "<span class=\"line removed\">-<span class=\"k\">let</span> a\n</span>"
                + "<span class=\"line added new\">+<span class=\"k\">const</span> a\n</span>"
                + "<span class=\"line\"> b</span>")
    }
}
