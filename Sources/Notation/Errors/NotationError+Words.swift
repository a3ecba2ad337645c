import AutoLayout
import Diagnostics

extension NotationError {
    /// What an author is told about a mistake.
    struct Words {
        /// The short stable name of the kind of mistake.
        let identifier: String
        /// What is wrong, in the author's words: one sentence without a full stop.
        let message: String
        /// What to write instead, where that is known.
        let help: String?

        fileprivate init(_ identifier: String, _ message: String, help: String? = nil) {
            self.identifier = identifier
            self.message = message
            self.help = help
        }
    }

    /// The table of all mistakes: one, however long, so that the compiler finds a mistake that has no words.
    var words: Words {
        switch self {
        // Characters and literals
        case .unknownCharacter(let text, let instead):
            Words(
                "unknown-character", "'\(text)' means nothing in a layout block",
                help: instead.map { "write `\($0)`" } ?? NotationError.instead(ofCharacter: text))
        case .singleQuotes(let text):
            Words("unknown-character", "a text stands between double quotes here", help: "write `\"\(text)\"`")
        case .range:
            Words(
                "bad-range", "a range has three dots, or two and `<`",
                help: "write `1...5` for the numbers from 1 to 5, `0..<5` for those before 5")
        case .invalidUTF8: Words("invalid-utf8", "these bytes are not text in UTF-8", help: "save the file as UTF-8")
        case .unterminatedString:
            Words("unterminated-string", "this text has no closing quote on its line", help: "write `\"` at its end")
        case .unterminatedComment:
            Words("unterminated-comment", "this comment is never closed", help: "write `*/` at its end")
        case .badEscape(let text):
            Words(
                "bad-escape", "'\(text)' is not an escape",
                help: "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t`, `\\u{2026}` and `\\(value)`")
        case .badNumber(let text, let number):
            Words("bad-number", "'\(text)' is not a number", help: "points need no unit; write `\(number)`")
        case .numberTooLarge(let text):
            Words(
                "bad-number", "'\(text)' is too large or too long a number",
                help: "lengths go up to \(Int(Limits.length)) points, texts take any digits: `\"…\"`")
        case .numberNeedsZero(let digits):
            Words("bad-number", "'.\(digits)' is not a number", help: "write `0.\(digits)`")

        // Statements
        case .expectedDeclaration(let found):
            Words(
                "expected-declaration", "\(found) stands outside of every component and screen",
                help: Self.declarationHelp(for: found))
        case .expectedStatement(let found):
            Words(
                "expected-statement", "\(found) cannot begin a statement",
                help:
                    "a statement is a view, a property with `=`, a constraint with `==`, `let`, `if`, `when`, `for` or `...`"
            )
        case .expectedExpression(let found): Words("expected-expression", "a value belongs here, before \(found)")
        case .expectedName(let previous, let found):
            Words(
                "expected-name", "a name is missing after '\(previous)', before \(found)",
                help: ["screen", "component"].contains(previous) ? "write `\(previous) Name { … }`" : nil)
        case .expectedSign(let sign, let previous, let found):
            Words("expected-sign", "'\(sign)' is missing after '\(previous)', before \(found)")
        case .expectedOpeningBrace(let owner, let found):
            Words("expected-brace", "'{' is missing after '\(owner)', before \(found)")
        case .expectedRelation(let left, let found):
            Words(
                "expected-relation", "'\(left)' alone says nothing", help: Self.relationHelp(left: left, found: found))
        case .expectedType(let word):
            Words("expected-type", "'\(word)' is not the type of a view", help: Self.typeSuggestion(for: word))
        case .extraText(let found):
            Words(
                "extra-text", "\(found) does not belong to this statement",
                help: "put the next statement on a line of its own, or `;` before it")
        case .unclosed(let bracket):
            Words(
                "unclosed-bracket", "this '\(bracket)' is never closed",
                help: "write `\(bracket == "{" ? "}" : bracket == "(" ? ")" : "]")`")
        case .missingClosingBrace(let owner):
            Words(
                "unclosed-bracket", "a '}' is missing above this line: the '{' of '\(owner)' is still open",
                help: "write `}` in the column of '\(owner)'")
        case .unexpectedClosingBrace:
            Words(
                "unexpected-brace", "this '}' closes nothing",
                help: "remove it, or look for a '{' that is missing above")
        case .badRelation(let sign):
            Words("bad-relation", "a constraint cannot compare with '\(sign)'", help: "write `==`, `<=` or `>=`")
        case .assignmentInCondition:
            Words("assignment-in-condition", "a condition compares with '==', not with '='", help: "write `==`")
        case .leftSideNotAnchor:
            Words(
                "bad-left-side", "the left side of a constraint is one anchor, without arithmetic",
                help: "move the arithmetic to the right side")
        case .leftSideNotProperty(let left):
            Words(
                "bad-left-side", "the left side of '=' is the name of a property",
                help: Self.instead(ofUIKitStatement: left))
        case .typedParameter(let name):
            Words(
                "typed-parameter", "the value '\(name)' of a component is written without a type",
                help: "write `\(name)` alone; its type is that of what it is given")
        case .defaultOfParameter(let name):
            Words(
                "default-of-parameter", "the value '\(name)' of a component has no default",
                help: "write `\(name)` alone, and give it wherever the component is used")
        case .assignmentInArguments(let name):
            Words(
                "assignment-in-arguments", "a value in parentheses stands without a name",
                help: "leave `\(name) =` out; values come in the order in which the component names them")
        case .nameAfterArguments(let type, let name):
            Words(
                "name-after-arguments", "the name '\(name)' stands before the values in parentheses",
                help: "write `\(type) \(name)(…)`")
        case .reservedName(let name): Words("reserved-name", "'\(name)' is a word of the notation and cannot be a name")
        case .typeNeedsCapital(let name, let kind):
            Words(
                "bad-name", "the name of a \(kind) begins with a capital letter, unlike '\(name)'",
                help: "write `\(name.uppercasedFirst)`")
        case .nameNeedsSmallLetter(let name):
            Words(
                "bad-name", "the name of a view begins with a small letter, unlike '\(name)'",
                help: "write `\(name.lowercasedFirst)`")
        case .nestedTooDeeply(let limit): Words("too-deep", "more than \(limit) brackets stand within each other here")
        case .blockTooLong(let limit): Words("block-too-long", "the block is longer than \(limit) bytes")

        // Definitions
        case .nothingToKeep(let name):
            Words(
                "nothing-to-keep", "'...' keeps what was said before, but nothing was said about \(name)",
                help: "remove `...`, or look for the name under which it was defined")
        case .secondElision:
            Words("second-elision", "'...' stands twice between the same braces", help: "remove the second `...`")
        case .nothingToRemove(let name, let names):
            Words(
                "nothing-to-remove", "there is no view named '\(name)' to remove",
                help: Self.suggestion(for: name, among: names, what: "views"))
        case .otherKind(let name, let kind):
            Words("other-kind", "'\(name)' is already the name of a \(kind)", help: "choose another name")
        case .builtinName(let name):
            Words("builtin-name", "'\(name)' is a type of the notation", help: "choose another name")
        case .unknownBase(let name):
            Words(
                "unknown-base", "a component cannot be a kind of '\(name)'",
                help: nearestName(to: name, among: BuiltinType.bases).map { "did you mean '\($0)'?" }
                    ?? "write one of \(Self.list(BuiltinType.bases))")
        case .duplicateParameter(let name): Words("duplicate-parameter", "two parameters are named '\(name)'")
        case .componentCycle(let names):
            Words(
                "component-cycle", "a component cannot contain itself: \(Self.list(names, joint: " > "))",
                help: "leave one of these views out, or put it into the screen instead, where it does no harm")
        case .screenAsView(let name):
            Words(
                "unknown-type", "'\(name)' is a screen, and its controller needs another one around it",
                help: "write it directly in a screen, or make it a component: `component \(name) { … }`")
        case .unknownType(let name, let names):
            Words(
                "unknown-type", "no type or component is named '\(name)'",
                help: Self.unknownTypeHelp(name, among: names))
        case .wrongArgumentCount(let name, let parameters, let given):
            Words(
                "wrong-argument-count", "\(name) takes \(Self.count(parameters.count, "value")), not \(given)",
                help: "write `\(name) name(\(Self.list(parameters)))`")
        case .wrongArgumentName(let label, let name, let parameters):
            Words(
                "wrong-argument-name", "'\(label)' does not name the value of \(name) that stands here",
                help: "write `\(name) name(\(Self.list(parameters.map { "\($0): …" })))`, or the values alone")
        case .argumentsForBuiltin(let name):
            Words("wrong-argument-count", "\(Self.article(name)) takes no values in parentheses")

        // Properties
        case .unknownProperty(let name, let type, let names, let owners):
            Words(
                "unknown-property", "\(Self.article(type)) has no property '\(name)'",
                help: Self.propertyHelp(name, type: type, among: names, owners: owners))
        case .unknownPart(let part, let property, let names):
            Words(
                "unknown-property", "'\(property)' has no part '\(part)'",
                help: Self.suggestion(for: part, among: names, what: "parts"))
        case .assignmentToAnchor(let name):
            Words(
                "assignment-to-anchor", "'\(name)' is an anchor, not a property",
                help: name.split(separator: ".").first.flatMap { Self.instead(ofDrawn: String($0)) }
                    ?? "a constraint is written with `==`: `\(name) == …`")
        case .equalityForProperty(let name):
            Words(
                "equality-for-property", "'\(name)' is a property, not an anchor",
                help: "a property is set with `=`: `\(name) = …`")
        case .wrongValue(let property, let expected, let found):
            Words(
                "wrong-value", "'\(property)' takes \(expected), not \(found)",
                help: Self.example(of: expected).map { "write \($0)" })
        case .unknownValueName(let name, let property, let names):
            Words(
                "unknown-value", "'.\(name)' is not a value of '\(property)'",
                help: Self.suggestion(for: name, among: names, what: "values", dot: "."))
        case .rangeGoesDown(let end):
            Words(
                "bad-range", "a range counts upwards, so it cannot end at \(end)",
                help: "write its lesser end first: `1...5`")
        case .rangeTooLong(let limit): Words("bad-range", "a range has at most \(limit) numbers")
        case .valueOutOfRange(let value, let property, let range):
            Words("value-out-of-range", "'\(property)' is \(range), not \(value)")
        case .missingValue(let property):
            Words(
                "missing-value", "'\(property)' needs a value, but this is nil",
                help: "ask with `if let`, or write what stands for it: `value ?? \"…\"`")
        case .onlyInStack(let property):
            Words(
                "only-in-stack", "'\(property)' means something in a stack only",
                help: "put the view into an HStack or a VStack")
        case .unknownImage(let name, let names):
            Words(
                "unknown-image", "no picture is named '\(name)'",
                help: Self.suggestion(for: name, among: names, what: "pictures")
                    ?? "put one into 'content/', such as 'content/images/\(name).png'")
        case .unknownSymbol(let name, let names):
            Words(
                "unknown-symbol", "no symbol is named '\(name)'",
                help: Self.suggestion(for: name, among: names, what: "symbols"))

        // Names and values
        case .unknownName(let name, let owner, let names):
            Words(
                "unknown-name", "nothing is named '\(name)' in \(owner)",
                help: Self.suggestion(for: name, among: names, what: "names"))
        case .fieldOfItemsBefore(let field, let owner, let nearest):
            Words(
                nearest == nil ? "unknown-field" : "misspelled-field",
                "'\(owner)' has no field '\(field)' here, as the items before it have",
                help: nearest.map { "write '\(field)' in the data, where this item has '\($0)'" }
                    ?? "write '\(field)' in the data of this item, too, or ask for it with `if let`")
        case .unknownField(let field, let owner, let names):
            Words(
                "unknown-field", "'\(owner)' has no field '\(field)'",
                help: Self.suggestion(for: field, among: names, what: "fields"))
        case .memberOfNil(let owner, let member):
            Words(
                "member-of-nil", "'\(owner)' is nil and has no '\(member)'",
                help: "ask first: `if let value = \(owner) { … }`")
        case .noSuchMember(let member, let type):
            Words(
                "unknown-field", "\(type) has no '\(member)'",
                help: type.hasPrefix("the edges of") ? "write `super.edges.inset(8)`" : nil)
        case .unknownEnvironment(let name, let owner, let names):
            Words(
                "unknown-environment", "'\(owner)' has no '\(name)'",
                help: Self.suggestion(for: name, among: names, what: "names"))
        case .unknownFunction(let name, let names):
            Words(
                "unknown-function", "no function is named '\(name)'",
                help: Self.viewHelp(ofUIKitClass: name)
                    ?? Self.suggestion(for: name, among: names, what: "functions"))
        case .wrongArguments(let function, let usage):
            Words("wrong-arguments", "'\(function)' cannot take these values", help: "write `\(usage)`")
        case .wrongOperands(let sign, let left, let right):
            Words(
                "wrong-operands",
                right.map { "'\(sign)' cannot join \(left) and \($0)" } ?? "'\(sign)' cannot stand before \(left)",
                help: Self.operandHelp(sign, left, right))
        case .notABoolean(let found): Words("not-a-condition", "a condition is true or false, not \(found)")
        case .notAList(let found):
            Words(
                "not-a-list", "'for' walks through a list, not \(found)",
                help: "a list is written `[a, b]` or comes from the lesson's data")
        case .indexOutOfRange(let index, let count):
            Words("bad-index", "there is no item \(index) in a list of \(count)")
        case .badIndex(let found): Words("bad-index", "a list is asked for an item by a whole number, not by \(found)")
        case .viewIsNoValue(let name):
            Words(
                "anchor-without-value", "'\(name)' is a view, and a view is not a value",
                help: "name one of its anchors in a constraint, such as `\(name).leading`")
        case .anchorWithoutValue(let name):
            Words(
                "anchor-without-value", "'\(name)' has no value before the layout is solved",
                help: "say it with constraints, or ask the environment: `screen.width`, `regular`")
        case .divisionByZero:
            Words("not-finite", "this divides by zero", help: "ask first, such as with `if rows.count > 0 { … }`")
        case .notFinite:
            Words(
                "not-finite", "this is too large to calculate with",
                help: "lengths go up to \(Int(Limits.length)) points")
        case .notPiecewiseLinear:
            Words(
                "not-piecewise-linear", "this is not linear in the screen's size or the scroll offset",
                help: "multiply and divide by plain numbers only")
        case .noOffset(let name, let type):
            Words(
                "no-content-offset", "'\(name)' is \(Self.article(type)) and does not scroll",
                help: "only a ScrollView and a TableView have `contentOffset`")
        case .offsetIsPoint(let name):
            Words(
                "no-content-offset", "'\(name).contentOffset' is a point, not a number",
                help: "write `\(name).contentOffset.y`")

        // Constraints
        case .unknownView(let name, let owner, let names):
            Words(
                "unknown-view", "no view named '\(name)' in \(owner)",
                help: LayoutGuide(notation: name) == nil
                    ? Self.viewSuggestion(for: name, among: names) : "write `super.\(name)`")
        case .unknownAnchor(let name, let names):
            Words(
                "unknown-anchor", "'\(name)' is not an anchor",
                help: Self.suggestion(for: name, among: names, what: "anchors"))
        case .unknownGuide(let name, let owner, let names):
            Words(
                "unknown-guide", "'\(owner)' has no anchor or guide '\(name)'",
                help: Self.suggestion(for: name, among: names, what: "anchors and guides"))
        case .scrollGuide(let guide, let type):
            Words("unknown-guide", "only a view that scrolls has the guide '\(guide)', not \(Self.article(type))")
        case .superOfRoot:
            Words(
                "super-of-root", "the screen itself has no superview",
                help: "write the constraint in a view of the screen")
        case .twoAnchors(let first, let second):
            Words(
                "two-anchors", "a constraint relates two anchors, but the right side names '\(first)' and '\(second)'",
                help: "write two constraints, or measure from one of them")
        case .notLinear(let what):
            Words(
                "not-linear", "a constraint must be linear: \(what)",
                help: "an anchor may be multiplied by a number and a number added")
        case .mixedAnchors(let first, let second):
            Words(
                "mixed-anchors", "'\(first)' cannot be related to '\(second)'",
                help: Self.partners(of: first) + Self.thrown(UIKitReason.invalidPairing))
        case .mixedDirections(let first, let second):
            Words(
                "mixed-anchors",
                "'\(first)' and '\(second)' cannot be related: only one of them follows the reading direction",
                help: "use leading and trailing on both sides, or left and right"
                    + Self.thrown(UIKitReason.mixedDirections))
        case .positionWithoutAnchor(let name):
            Words(
                "position-without-anchor", "'\(name)' is a position and cannot be a plain number",
                help: "measure from an anchor: `\(name) == super.\(name) + 8`"
                    + Self.thrown(UIKitReason.unpairedLocation))
        case .guideWithoutBaseline(let name, let guide):
            Words("guide-without-baseline", "the guide '\(guide)' has no '\(name)'", help: "use the baseline of a view")
        case .notAConstraint(let found):
            Words("not-a-constraint", "the right side of a constraint is an anchor or a number, not \(found)")
        case .badShorthand(let name, let usage):
            Words("bad-shorthand", "'\(name)' cannot be said this way", help: "write `\(usage)`")
        case .priorityOutOfRange(let value):
            Words(
                "priority-out-of-range", "a priority is above 0 and at most 1000, not \(value)",
                help: "write a number, or `.required`, `.high`, `.low` or `.fitting`"
                    + Self.thrown(UIKitReason.priority))
        case .badFormat(let reason):
            Words(
                "bad-format", "this visual format cannot be read: \(reason)",
                help: "write for example `constraints(\"H:|-[name]-8-[value(>=60)]-|\")`")

        // Expectations
        case .expectationWithoutRelation:
            Words(
                "bad-expectation", "an expectation compares two lengths or numbers",
                help: "write `expect title.lines <= 2`, or compare with `==`, `>=`, `<` or `>`")
        case .unequalExpectation(let left):
            Words(
                "bad-expectation", "an expectation cannot compare with '!='",
                help: "write `expect never \(left) == …`")
        case .badExpectedWidths:
            Words(
                "bad-expectation", "the widths of an expectation are two numbers of points, the least one first",
                help: "write `for 320...1024`")
        case .notALength(let found):
            Words("bad-expectation", "an expectation compares lengths and numbers, not \(found)")
        case .unmeasured(let what):
            Words(
                "not-measured", "an expectation cannot measure \(what)",
                help: "it measures edges, centres, `width`, `height` and `lines` of views")
        case .noLines(let name, let type):
            Words(
                "not-measured", "'\(name)' is \(Self.article(type)) and has no lines",
                help: "only views with a `text` or a `title` have `lines`")
        case .productOfLengths:
            Words(
                "not-linear", "an expectation must be linear: a length cannot be multiplied or divided by a length",
                help: "multiply and divide by plain numbers only")
        case .expectationOfOffset:
            Words(
                "expectation-of-offset", "an expectation holds at every scroll offset and cannot ask for one",
                help: "write it outside of what asks for `contentOffset`")

        // Trees
        case .duplicateView(let name, let owner):
            Words("duplicate-view", "two views are named '\(name)' in \(owner)", help: "choose another name")
        case .unknownScreen(let name, let names):
            Words(
                "unknown-screen", "no screen is named '\(name)'",
                help: Self.suggestion(for: name, among: names, what: "screens"))
        case .partOutsideTable(let part, let type):
            Words(
                "part-outside-table", "'\(part)' belongs into a TableView, not into \(type)",
                help: "write it between the braces of a TableView")
        case .notInPart(let what, let part): Words("bad-table-part", "\(what) cannot stand in a \(part)")
        case .secondViewInPart(let part):
            Words(
                "bad-table-part", "a \(part) holds one view, and this is the second",
                help: "put both into one View or VStack")
        case .emptyPart(let part):
            Words("bad-table-part", "this \(part) holds no view", help: "write a view between the braces")
        case .partOutsideSection(let part):
            Words(
                "part-outside-table", "the '\(part)' of a CollectionView belongs to one of its sections",
                help: "write `section { \(part) { … } … }`")
        case .layoutAfterItems:
            Words(
                "late-layout", "'layout' comes after items that it would have to place",
                help: "set `layout` before the items and sections")
        case .flowProperty(let name):
            Words(
                "late-layout", "'\(name)' belongs to the flow layout, and this CollectionView has another one",
                help: "say it in `layout`, such as `.section(…, spacing: 8, insets: 16)`")
        case .flowWithArguments:
            Words(
                "wrong-value", "`.flow` takes nothing in parentheses",
                help: "write `layout = .flow`, and beside it what it needs: "
                    + Self.list(CollectionView.flowProperties.map { "`\($0)`" }))
        case .zoomOutOfBounds(let zoom, let bound):
            Words(
                "value-out-of-range", "a ScrollView is not zoomed to \(zoom): its '\(bound)' keeps it from that",
                help: "write `\(bound) = \(zoom)` before it")
        case .editingWithoutList:
            Words(
                "late-layout", "a CollectionView is edited as a list, and this one has another layout",
                help: "set `layout = .list(.insetGrouped)` before it")
        case .cellOfOther(let type):
            switch type {
            case "CollectionViewListCell":
                Words(
                    "part-outside-table", "a CollectionViewListCell belongs into a CollectionView, not into a table",
                    help: "write `TableViewCell`, which takes `content`, too")
            case "TableViewHeaderFooterView":
                Words(
                    "part-outside-table", "a \(type) belongs into a TableView, not into a CollectionView",
                    help: "write `CollectionViewListCell title { content = .groupedHeader; content.text = \"…\" }`")
            default:
                Words(
                    "part-outside-table", "a \(type) belongs into a TableView, not into a CollectionView",
                    help: "write `CollectionViewListCell row { content.text = \"…\" }`")
            }
        case .noFontForMarkdown(let mark, let font):
            Words(
                "wrong-value", "'\(mark)' is \(font) in Markdown, and figures have no \(font) font",
                help: "write `**…**` for bold words, or a backslash before a mark that stands for itself")
        case .heightOfPart(let part):
            Words(
                "bad-table-part", "a \(part) has no height of its own here",
                help: "write `height:` at the header of a section, or a constraint in the view")

        case .viewInGuide(let type):
            Words(
                "bad-layout-guide", "a layout guide holds no views, so '\(type)' cannot stand in it",
                help: "write it beside the guide")
        case .guideInTable:
            Words(
                "bad-layout-guide", "a layout guide cannot be a row of a table",
                help: "write it in the view of a row, or beside the table")

        // Limits
        case .tooManyViews(let limit):
            Words(
                "too-many-views", "the screen has more than \(limit) views",
                help: "shorten the lists that 'for' walks through")
        case .tooDeep(let limit):
            Words(
                "too-deep", "more than \(limit) views and blocks stand within each other here",
                help: "take some levels out")
        case .tooMuchWork:
            Words(
                "too-much-work", "the screen takes too many steps to build",
                help: "shorten the lists that 'for' walks through")
        case .textTooLong(let limit): Words("text-too-long", "this text is longer than \(limit) bytes")
        case .tooManyNames(let limit): Words("too-many-names", "more than \(limit) values have names here")
        case .tooManyProblems(let limit):
            Words("too-many-problems", "there are more than \(limit) problems; the rest is not shown")

        // The figure's settings
        case .unknownSetting(let name, let names):
            Words(
                "unknown-setting", "a figure has no setting '\(name)'",
                help: Self.suggestion(for: name, among: names, what: "settings"))
        case .badSetting(let name, let value, let expected):
            Words("bad-setting", "'\(name)' takes \(expected), not '\(value)'")
        case .unknownDevice(let name, let nearest, let names):
            Words(
                "bad-setting", "no device is named '\(name)'",
                help: nearest.map { "did you mean '\($0)'? docs/notation.md lists all devices" }
                    ?? "the devices are \(Self.list(names))")
        case .badTypeName(let name, let value):
            Words(
                "bad-setting", "'\(name)' takes letters and digits, a letter first, not '\(value)'",
                help: "it names the app in Swift, too; write for example `\(name)=Timeline`")
        case .settingWithoutValue(let name, let example):
            Words("bad-setting", "the setting '\(name)' has no value", help: "write `\(example)`")
        case .duplicateSetting(let name):
            Words("duplicate-setting", "the setting '\(name)' stands twice", help: "remove one of them")
        case .plainWithoutHeight:
            Words(
                "plain-without-height", "a plain figure has no device and needs a height",
                help: "write `height=120`, or leave `frame=plain` out")
        case .knobWithoutNumber(let name, let names):
            Words(
                "knob-without-number", "no number of this block is called '\(name)'",
                help: names.isEmpty
                    ? "a knob names a property or a constraint of this block in which a number stands"
                    : Self.suggestion(for: name, among: names, what: "numbers"))
        case .knobWithSeveralNumbers(let name):
            Words(
                "knob-with-several-numbers", "'\(name)' has more than one number in this block",
                help: "give the number that is meant a name: `let gap = 8`, and `knobs=gap`")
        case .knobOutOfBounds(let name, let value, let bounds):
            Words(
                "knob-out-of-bounds",
                "'\(name)' is \(DecimalNumber.text(of: value)), outside of "
                    + "\(DecimalNumber.text(of: bounds.lowerBound))...\(DecimalNumber.text(of: bounds.upperBound))",
                help: "begin within the knob's bounds")
        }
    }

    /// What UIKit would say, behind a way out.
    private static func thrown(_ reason: String) -> String { "; UIKit would throw: \(reason)" }
}
