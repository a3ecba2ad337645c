// What is wrong, in the author's words: one sentence without a full stop.
extension NotationError {
    var message: String {
        switch self {
        case .unknownCharacter(let text, _): "'\(text)' means nothing in a layout block"
        case .invalidUTF8: "these bytes are not text in UTF-8"
        case .unterminatedString: "this text has no closing quote on its line"
        case .unterminatedComment: "this comment is never closed"
        case .badEscape(let text): "'\(text)' is not an escape"
        case .badNumber(let text, _): "'\(text)' is not a number"
        case .numberTooLarge(let text): "'\(text)' is too large or too long a number"
        case .numberNeedsZero(let digits): "'.\(digits)' is not a number"
        case .expectedDeclaration(let found): "\(found) stands outside of every component and screen"
        case .expectedStatement(let found): "\(found) cannot begin a statement"
        case .expectedExpression(let found): "a value belongs here, before \(found)"
        case .expectedName(let previous, let found): "a name is missing after '\(previous)', before \(found)"
        case .expectedSign(let sign, let previous, let found):
            "'\(sign)' is missing after '\(previous)', before \(found)"
        case .expectedOpeningBrace(let owner, let found): "'{' is missing after '\(owner)', before \(found)"
        case .expectedRelation(let left, _): "'\(left)' alone says nothing"
        case .expectedType(let word): "'\(word)' is not the type of a view"
        case .extraText(let found): "\(found) does not belong to this statement"
        case .unclosed(let bracket): "this '\(bracket)' is never closed"
        case .unexpectedClosingBrace: "this '}' closes nothing"
        case .badRelation(let sign): "a constraint cannot compare with '\(sign)'"
        case .assignmentInCondition: "a condition compares with '==', not with '='"
        case .leftSideNotAnchor: "the left side of a constraint is one anchor, without arithmetic"
        case .leftSideNotProperty: "the left side of '=' is the name of a property"
        case .reservedName(let name): "'\(name)' is a word of the notation and cannot be a name"
        case .typeNeedsCapital(let name, let kind):
            "the name of a \(kind) begins with a capital letter, unlike '\(name)'"
        case .nameNeedsSmallLetter(let name): "the name of a view begins with a small letter, unlike '\(name)'"
        case .nestedTooDeeply(let limit): "more than \(limit) brackets stand within each other here"
        case .blockTooLong(let limit): "the block is longer than \(limit) bytes"
        default: definitionMessage
        }
    }

    private var definitionMessage: String {
        switch self {
        case .nothingToKeep(let name): "'...' keeps what was said before, but nothing was said about \(name)"
        case .secondElision: "'...' stands twice between the same braces"
        case .nothingToRemove(let name, _): "there is no view named '\(name)' to remove"
        case .otherKind(let name, let kind): "'\(name)' is already the name of a \(kind)"
        case .builtinName(let name): "'\(name)' is a type of the notation"
        case .unknownBase(let name): "a component cannot be a kind of '\(name)'"
        case .duplicateParameter(let name): "two parameters are named '\(name)'"
        case .componentCycle(let names): "a component cannot contain itself: \(NotationError.list(names, joint: " > "))"
        case .unknownType(let name, _): "no type or component is named '\(name)'"
        case .wrongArgumentCount(let name, let parameters, let given):
            "\(name) takes \(NotationError.count(parameters.count, "value")), not \(given)"
        case .argumentsForBuiltin(let name): "\(NotationError.article(name)) takes no values in parentheses"
        default: propertyMessage
        }
    }

    private var propertyMessage: String {
        switch self {
        case .unknownProperty(let name, let type, _, _): "\(NotationError.article(type)) has no property '\(name)'"
        case .unknownPart(let part, let property, _): "'\(property)' has no part '\(part)'"
        case .assignmentToAnchor(let name): "'\(name)' is an anchor, not a property"
        case .equalityForProperty(let name): "'\(name)' is a property, not an anchor"
        case .wrongValue(let property, let expected, let found): "'\(property)' takes \(expected), not \(found)"
        case .unknownValueName(let name, let property, _): "'.\(name)' is not a value of '\(property)'"
        case .valueOutOfRange(let value, let property, let range): "'\(property)' is \(range), not \(value)"
        case .missingValue(let property): "'\(property)' needs a value, but this is nil"
        case .onlyInStack(let property): "'\(property)' means something in a stack only"
        case .unknownImage(let name, _): "no picture is named '\(name)'"
        case .unknownSymbol(let name, _): "no symbol is named '\(name)'"
        default: nameMessage
        }
    }

    private var nameMessage: String {
        switch self {
        case .unknownName(let name, let owner, _): "nothing is named '\(name)' in \(owner)"
        case .unknownField(let field, let owner, _): "'\(owner)' has no field '\(field)'"
        case .memberOfNil(let owner, let member): "'\(owner)' is nil and has no '\(member)'"
        case .noSuchMember(let member, let type): "\(type) has no '\(member)'"
        case .unknownEnvironment(let name, let owner, _): "'\(owner)' has no '\(name)'"
        case .unknownFunction(let name, _): "no function is named '\(name)'"
        case .wrongArguments(let function, _): "'\(function)' cannot take these values"
        case .wrongOperands(let sign, let left, let right):
            right.map { "'\(sign)' cannot join \(left) and \($0)" } ?? "'\(sign)' cannot stand before \(left)"
        case .notABoolean(let found): "a condition is true or false, not \(found)"
        case .notAList(let found): "'for' walks through a list, not \(found)"
        case .indexOutOfRange(let index, let count): "there is no item \(index) in a list of \(count)"
        case .badIndex(let found): "a list is asked for an item by a whole number, not by \(found)"
        case .viewIsNoValue(let name): "'\(name)' is a view, and a view is not a value"
        case .anchorWithoutValue(let name): "'\(name)' has no value before the layout is solved"
        case .divisionByZero: "this divides by zero"
        case .notFinite: "this is too large to calculate with"
        case .notPiecewiseLinear: "this is not linear in the screen's size or the scroll offset"
        case .noOffset(let name, let type): "'\(name)' is \(NotationError.article(type)) and does not scroll"
        case .offsetIsPoint(let name): "'\(name).contentOffset' is a point, not a number"
        default: constraintMessage
        }
    }

    private var constraintMessage: String {
        switch self {
        case .unknownView(let name, let owner, _): "no view named '\(name)' in \(owner)"
        case .unknownAnchor(let name, _): "'\(name)' is not an anchor"
        case .unknownGuide(let name, let owner, _): "'\(owner)' has no anchor or guide '\(name)'"
        case .scrollGuide(let guide, let type):
            "only a view that scrolls has the guide '\(guide)', not \(NotationError.article(type))"
        case .superOfRoot: "the screen itself has no superview"
        case .twoAnchors(let first, let second):
            "a constraint relates two anchors, but the right side names '\(first)' and '\(second)'"
        case .notLinear(let what): "a constraint must be linear: \(what)"
        case .mixedAnchors(let first, let second): "'\(first)' cannot be related to '\(second)'"
        case .mixedDirections(let first, let second):
            "'\(first)' and '\(second)' cannot be related: only one of them follows the reading direction"
        case .positionWithoutAnchor(let name): "'\(name)' is a position and cannot be a plain number"
        case .guideWithoutBaseline(let name, let guide): "the guide '\(guide)' has no '\(name)'"
        case .notAConstraint(let found): "the right side of a constraint is an anchor or a number, not \(found)"
        case .badShorthand(let name, _): "'\(name)' cannot be said this way"
        case .priorityOutOfRange(let value): "a priority is above 0 and at most 1000, not \(value)"
        default: placeMessage
        }
    }

    private var placeMessage: String {
        switch self {
        case .duplicateView(let name, let owner): "two views are named '\(name)' in \(owner)"
        case .unknownScreen(let name, _): "no screen is named '\(name)'"
        case .partOutsideTable(let part, let type): "'\(part)' belongs into a TableView, not into \(type)"
        case .notInPart(let what, let part): "\(what) cannot stand in a \(part)"
        case .secondViewInPart(let part): "a \(part) holds one view, and this is the second"
        case .heightOfPart(let part): "a \(part) has no height of its own here"
        case .emptyPart(let part): "this \(part) holds no view"
        case .tooManyViews(let limit): "the screen has more than \(limit) views"
        case .tooDeep(let limit): "more than \(limit) views and blocks stand within each other here"
        case .tooMuchWork: "the screen takes too many steps to build"
        case .textTooLong(let limit): "this text is longer than \(limit) bytes"
        case .tooManyNames(let limit): "more than \(limit) values have names here"
        case .tooManyProblems(let limit): "there are more than \(limit) problems; the rest is not shown"
        case .unknownSetting(let name, _): "a figure has no setting '\(name)'"
        case .badSetting(let name, let value, let expected): "'\(name)' takes \(expected), not '\(value)'"
        case .settingWithoutValue(let name, _): "the setting '\(name)' has no value"
        case .duplicateSetting(let name): "the setting '\(name)' stands twice"
        case .plainWithoutHeight: "a plain figure has no device and needs a height"
        default: "this cannot be read"
        }
    }
}
