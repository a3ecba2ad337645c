import Diagnostics
import Testing

@testable import Notation

@Suite("Names by what they mean")
struct NameMeaningTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The blocks before the one that is read.
        var before: [String] = []
        var block: String
        /// The names of the block that are no mere values, with what each is.
        var names: String
        var testDescription: String { block }
    }

    static let cases = [
        Case(
            block: "component Row(width): HStack { Label a { text = \"x\" }; a.width == width }",
            names: "Row:component HStack:typeName Label:typeName a:view text:property a:view width:anchor"),
        Case(
            block: "screen S { let height = screen.width; View box; box.height == height }",
            names: "S:component screen:environment width:environment View:typeName box:view box:view height:anchor"),
        Case(
            block: "screen S { Row first(1) }\ncomponent Row(leading) { width == max(leading, 4) }",
            names: "S:component Row:component first:view Row:component width:anchor max:function"),
        Case(
            before: ["component Row { View a }"],
            block: "component Row { ... a.top == super.safeArea.top; width == Row.height }",
            names: "Row:component a:view top:anchor safeArea:anchor top:anchor width:anchor Row:component height:anchor"
        ),
        Case(
            before: ["screen S { View a; View b { width == 4 } }"],
            block: "screen S { ... View b { ... height == a.height } }",
            names: "S:component View:typeName b:view height:anchor a:view height:anchor"),
        Case(
            block:
                "screen S { Label a { font = .title2.bold } ImageView b { image = symbol(\"plus\", scale: .small) } }",
            names: "S:component Label:typeName a:view font:property .title2:dotValue bold:dotValue ImageView:typeName "
                + "b:view image:property symbol:function scale:label .small:dotValue"),
        Case(
            block:
                "screen S { ScrollView list; let y = list.contentOffset.y; for width in [1, 2] { View v { height == width } } }",
            names: "S:component ScrollView:typeName list:view list:view contentOffset:property y:property "
                + "View:typeName v:view height:anchor"),
    ]

    @Test("Each name is what the program binds it to", arguments: cases)
    func names(_ example: Case) {
        var program = LayoutProgram()
        for block in example.before + [example.block] {
            #expect(program.append(SourceExcerpt(whole: SourceFile(path: "a.layout", utf8: Array(block.utf8)))).isEmpty)
        }
        let utf8 = Array(example.block.utf8)
        let names = program.tokensOfLastBlock.compactMap { token -> String? in
            switch token.kind {
            case .typeName, .component, .view, .function, .environment, .label, .property, .anchor, .dotValue:
                "\(String(decoding: utf8[token.range], as: UTF8.self)):\(token.kind.rawValue)"
            case .keyword, .identifier, .number, .string, .operator, .comment, .punctuation, .ellipsis, .unknown: nil
            }
        }
        #expect(names.joined(separator: " ") == example.names)
    }

    @Test("A block with mistakes has all of its tokens")
    func mistakes() {
        var program = LayoutProgram()
        let text = "screen S { Lable a { width = 4 }; b.leading == a.foo.bar(; }"
        #expect(!program.append(SourceExcerpt(whole: SourceFile(path: "a.layout", utf8: Array(text.utf8)))).isEmpty)
        #expect(program.tokensOfLastBlock.map { $0.range } == tokens(of: Array(text.utf8)).map { $0.range })
    }
}
