extension NotationError {
    /// The short stable name of the kind of mistake.
    var identifier: String {
        switch self {
        case .unknownCharacter: "unknown-character"
        case .invalidUTF8: "invalid-utf8"
        case .unterminatedString: "unterminated-string"
        case .unterminatedComment: "unterminated-comment"
        case .badEscape: "bad-escape"
        case .badNumber, .numberTooLarge, .numberNeedsZero: "bad-number"
        case .expectedDeclaration: "expected-declaration"
        case .expectedStatement: "expected-statement"
        case .expectedExpression: "expected-expression"
        case .expectedName: "expected-name"
        case .expectedSign: "expected-sign"
        case .expectedOpeningBrace: "expected-brace"
        case .expectedRelation: "expected-relation"
        case .expectedType: "expected-type"
        case .extraText: "extra-text"
        case .unclosed: "unclosed-bracket"
        case .unexpectedClosingBrace: "unexpected-brace"
        case .badRelation: "bad-relation"
        case .assignmentInCondition: "assignment-in-condition"
        case .leftSideNotAnchor, .leftSideNotProperty: "bad-left-side"
        case .reservedName: "reserved-name"
        case .typeNeedsCapital, .nameNeedsSmallLetter: "bad-name"
        case .nestedTooDeeply, .tooDeep: "too-deep"
        case .blockTooLong: "block-too-long"
        case .nothingToKeep: "nothing-to-keep"
        case .secondElision: "second-elision"
        case .nothingToRemove: "nothing-to-remove"
        case .otherKind: "other-kind"
        case .builtinName: "builtin-name"
        case .unknownBase: "unknown-base"
        case .duplicateParameter: "duplicate-parameter"
        case .componentCycle: "component-cycle"
        case .unknownType: "unknown-type"
        case .wrongArgumentCount, .argumentsForBuiltin: "wrong-argument-count"
        default: laterIdentifier
        }
    }

    // Two halves, so that neither function grows beyond a screen.
    private var laterIdentifier: String {
        switch self {
        case .unknownProperty, .unknownPart: "unknown-property"
        case .assignmentToAnchor: "assignment-to-anchor"
        case .equalityForProperty: "equality-for-property"
        case .wrongValue: "wrong-value"
        case .unknownValueName: "unknown-value"
        case .valueOutOfRange: "value-out-of-range"
        case .missingValue: "missing-value"
        case .onlyInStack: "only-in-stack"
        case .unknownImage: "unknown-image"
        case .unknownSymbol: "unknown-symbol"
        case .unknownName: "unknown-name"
        case .unknownField, .noSuchMember: "unknown-field"
        case .memberOfNil: "member-of-nil"
        case .unknownEnvironment: "unknown-environment"
        case .unknownFunction: "unknown-function"
        case .wrongArguments: "wrong-arguments"
        case .wrongOperands: "wrong-operands"
        case .notABoolean: "not-a-condition"
        case .notAList: "not-a-list"
        case .indexOutOfRange, .badIndex: "bad-index"
        case .viewIsNoValue, .anchorWithoutValue: "anchor-without-value"
        case .divisionByZero, .notFinite: "not-finite"
        case .notPiecewiseLinear: "not-piecewise-linear"
        case .noOffset, .offsetIsPoint: "no-content-offset"
        default: lastIdentifier
        }
    }

    private var lastIdentifier: String {
        switch self {
        case .unknownView: "unknown-view"
        case .unknownAnchor: "unknown-anchor"
        case .unknownGuide, .scrollGuide: "unknown-guide"
        case .superOfRoot: "super-of-root"
        case .twoAnchors: "two-anchors"
        case .notLinear: "not-linear"
        case .mixedAnchors, .mixedDirections: "mixed-anchors"
        case .positionWithoutAnchor: "position-without-anchor"
        case .guideWithoutBaseline: "guide-without-baseline"
        case .notAConstraint: "not-a-constraint"
        case .badShorthand: "bad-shorthand"
        case .priorityOutOfRange: "priority-out-of-range"
        case .duplicateView: "duplicate-view"
        case .unknownScreen: "unknown-screen"
        case .partOutsideTable: "part-outside-table"
        case .notInPart, .secondViewInPart, .emptyPart, .heightOfPart: "bad-table-part"
        case .tooManyViews: "too-many-views"
        case .tooMuchWork: "too-much-work"
        case .textTooLong: "text-too-long"
        case .tooManyNames: "too-many-names"
        case .tooManyProblems: "too-many-problems"
        case .unknownSetting: "unknown-setting"
        case .badSetting, .settingWithoutValue: "bad-setting"
        case .duplicateSetting: "duplicate-setting"
        default: "plain-without-height"
        }
    }
}
