import AutoLayout
import Diagnostics

// What to write instead, where that is known.
extension NotationError {
    var help: String? {
        switch self {
        case .unknownCharacter(let text, let instead):
            instead.map { "write `\($0)`" } ?? NotationError.instead(ofCharacter: text)
        case .invalidUTF8: "save the file as UTF-8"
        case .unterminatedString: "write `\"` at its end"
        case .unterminatedComment: "write `*/` at its end"
        case .badEscape: "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t`, `\\u{2026}` and `\\(value)`"
        case .badNumber(_, let number): "points need no unit; write `\(number)`"
        case .numberNeedsZero(let digits): "write `0.\(digits)`"
        case .expectedDeclaration: "put it into `screen Name { … }` or `component Name { … }`"
        case .expectedStatement:
            "a statement is a view, a property with `=`, a constraint with `==`, `let`, `if`, `when`, `for` or `...`"
        case .expectedType(let word): NotationError.typeSuggestion(for: word)
        case .expectedRelation(let left, let found): NotationError.relationHelp(left: left, found: found)
        case .extraText: "put the next statement on a line of its own, or `;` before it"
        case .unclosed(let bracket): "write `\(bracket == "{" ? "}" : bracket == "(" ? ")" : "]")`"
        case .unexpectedClosingBrace: "remove it, or look for a '{' that is missing above"
        case .badRelation: "write `==`, `<=` or `>=`"
        case .assignmentInCondition: "write `==`"
        case .leftSideNotAnchor: "move the arithmetic to the right side"
        case .typeNeedsCapital(let name, _): "write `\(name.uppercasedFirst)`"
        case .nameNeedsSmallLetter(let name): "write `\(name.lowercasedFirst)`"
        default: definitionHelp
        }
    }

    private var definitionHelp: String? {
        switch self {
        case .nothingToKeep: "remove `...`, or look for the name under which it was defined"
        case .secondElision: "remove the second `...`"
        case .nothingToRemove(let name, let names): NotationError.suggestion(for: name, among: names, what: "views")
        case .otherKind, .builtinName, .duplicateView: "choose another name"
        case .unknownBase(let name):
            nearestName(to: name, among: BuiltinType.names).map { "did you mean '\($0)'?" }
                ?? "write one of \(NotationError.list(BuiltinType.names))"
        case .componentCycle: "show the inner view in a component of its own"
        case .unknownType(let name, let names): NotationError.unknownTypeHelp(name, among: names)
        case .wrongArgumentCount(let name, let parameters, _): "write `\(name) name(\(NotationError.list(parameters)))`"
        default: valueHelp
        }
    }

    private var valueHelp: String? {
        switch self {
        case .unknownProperty(let name, let type, let names, let owners):
            NotationError.propertyHelp(name, type: type, among: names, owners: owners)
        case .unknownPart(let part, _, let names): NotationError.suggestion(for: part, among: names, what: "parts")
        case .assignmentToAnchor(let name): "a constraint is written with `==`: `\(name) == …`"
        case .equalityForProperty(let name): "a property is set with `=`: `\(name) = …`"
        case .unknownValueName(let name, _, let names):
            NotationError.suggestion(for: name, among: names, what: "values", dot: ".")
        case .missingValue: "ask with `if let`, or write what stands for it: `value ?? \"…\"`"
        case .onlyInStack: "put the view into an HStack or a VStack"
        case .unknownImage(let name, let names): NotationError.suggestion(for: name, among: names, what: "pictures")
        case .unknownSymbol(let name, let names): NotationError.suggestion(for: name, among: names, what: "symbols")
        case .unknownName(let name, _, let names): NotationError.suggestion(for: name, among: names, what: "names")
        case .unknownField(let field, _, let names): NotationError.suggestion(for: field, among: names, what: "fields")
        case .memberOfNil(let owner, _): "ask first: `if let value = \(owner) { … }`"
        case .unknownEnvironment(let name, _, let names):
            NotationError.suggestion(for: name, among: names, what: "names")
        case .unknownFunction(let name, let names): NotationError.suggestion(for: name, among: names, what: "functions")
        case .wrongArguments(_, let usage): "write `\(usage)`"
        case .viewIsNoValue(let name): "name one of its anchors in a constraint, such as `\(name).leading`"
        case .anchorWithoutValue: "say it with constraints, or ask the environment: `screen.width`, `regular`"
        case .notPiecewiseLinear: "multiply and divide by plain numbers only"
        case .notAList: "a list is written `[a, b]` or comes from the lesson's data"
        case .noOffset: "only a ScrollView and a TableView have `contentOffset`"
        case .offsetIsPoint(let name): "write `\(name).contentOffset.y`"
        default: treeHelp
        }
    }

    private var treeHelp: String? {
        switch self {
        case .unknownView(let name, _, _) where LayoutGuide(notation: name) != nil: "write `super.\(name)`"
        case .unknownView(let name, _, let names): NotationError.suggestion(for: name, among: names, what: "views")
        case .unknownAnchor(let name, let names): NotationError.suggestion(for: name, among: names, what: "anchors")
        case .unknownGuide(let name, _, let names):
            NotationError.suggestion(for: name, among: names, what: "anchors and guides")
        case .superOfRoot: "write the constraint in a view of the screen"
        case .twoAnchors: "write two constraints, or measure from one of them"
        case .notLinear: "an anchor may be multiplied by a number and a number added"
        case .mixedAnchors(let first, _):
            NotationError.partners(of: first) + NotationError.thrown(UIKitReason.invalidPairing)
        case .mixedDirections:
            "use leading and trailing on both sides, or left and right"
                + NotationError.thrown(UIKitReason.mixedDirections)
        case .positionWithoutAnchor(let name):
            "measure from an anchor: `\(name) == super.\(name) + 8`"
                + NotationError.thrown(UIKitReason.unpairedLocation)
        case .guideWithoutBaseline: "use the baseline of a view"
        case .badShorthand(_, let usage): "write `\(usage)`"
        case .priorityOutOfRange:
            "write a number, or `.required`, `.high`, `.low` or `.fitting`" + NotationError.thrown(UIKitReason.priority)
        default: placeHelp
        }
    }

    private var placeHelp: String? {
        switch self {
        case .unknownScreen(let name, let names): NotationError.suggestion(for: name, among: names, what: "screens")
        case .partOutsideTable: "write it between the braces of a TableView"
        case .secondViewInPart: "put both into one View or VStack"
        case .heightOfPart: "write `height:` at the header of a section, or a constraint in the view"
        case .emptyPart: "write a view between the braces"
        case .tooDeep: "take some levels out"
        case .tooManyViews, .tooMuchWork: "shorten the lists that 'for' walks through"
        case .unknownSetting(let name, let names): NotationError.suggestion(for: name, among: names, what: "settings")
        case .settingWithoutValue(_, let example): "write `\(example)`"
        case .duplicateSetting: "remove one of them"
        case .plainWithoutHeight: "write `height=120`, or leave `frame=plain` out"
        default: nil
        }
    }

    /// What UIKit would say, behind a way out.
    private static func thrown(_ reason: String) -> String { "; UIKit would throw: \(reason)" }
}
