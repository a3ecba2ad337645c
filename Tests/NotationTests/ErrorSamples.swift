@testable import Notation

/// One of each mistake, as the reference lists them.
enum ErrorSamples {
    static let ofText: [NotationError] = [
        .unknownCharacter("≤", instead: "<="), .singleQuotes("Hello"), .range, .invalidUTF8, .unterminatedString,
        .unterminatedComment,
        .badEscape("\\q"),
        .badNumber("8px", number: "8"), .numberTooLarge("1e99"), .numberNeedsZero("5"),
        .expectedDeclaration(found: "'Label'"), .expectedStatement(found: "'8'"),
        .expectedExpression(found: "the end of the line"), .expectedName(after: "let", found: "'='"),
        .expectedSign("in", after: "for song", found: "'songs'"),
        .expectedOpeningBrace(after: "screen Home", found: "the end of the line"),
        .expectedRelation(after: "leading", found: "'super'"), .expectedType("label"), .extraText(found: "'height'"),
        .unclosed("{"), .missingClosingBrace(of: "View avatar"), .unexpectedClosingBrace, .badRelation("<"),
        .assignmentInCondition, .leftSideNotAnchor,
        .leftSideNotProperty("topAnchor.constraint(equalTo: super.topAnchor).isActive"), .typedParameter("title"),
        .defaultOfParameter("title"), .assignmentInArguments("title"), .nameAfterArguments(type: "Card", "card"),
        .reservedName("super"), .typeNeedsCapital("row", kind: "component"),
        .nameNeedsSmallLetter("Title"), .nestedTooDeeply(limit: 200), .blockTooLong(limit: 1_000_000),
    ]

    static let ofDefinitions: [NotationError] = [
        .nothingToKeep("Row"), .secondElision, .nothingToRemove("bage", among: ["badge"]),
        .otherKind("Home", is: "screen"),
        .builtinName("Label"), .unknownBase("Cart"), .duplicateParameter("song"),
        .componentCycle(["Row", "Cell", "Row"]),
        .screenAsView("Home"), .unknownType("Lable", among: ["Label"]),
        .wrongArgumentCount("Row", parameters: ["title", "detail"], given: 1),
        .wrongArgumentName("detail", of: "Row", parameters: ["title", "detail"]), .argumentsForBuiltin("Label"),
        .partOutsideTable("header", type: "a View"),
        .notInPart("a property", part: "header"),
        .secondViewInPart("header"), .emptyPart("footer"), .heightOfPart("footer"),
        .partOutsideSection("header"), .layoutAfterItems, .flowProperty("itemSize"), .flowWithArguments,
        .zoomOutOfBounds("2", bound: "maximumZoomScale"), .editingWithoutList, .cellOfOther("TableViewCell"),
        .cellOfOther("CollectionViewListCell"),
        .cellOfOther("TableViewHeaderFooterView"),
        .noFontForMarkdown("*…*", "italic"),
        .duplicateView("avatar", in: "Row"),
        .viewInGuide("Label"), .guideInTable,
        .unknownScreen("Hom", among: ["Home"]),
    ]

    static let ofProperties: [NotationError] = [
        .unknownProperty("txt", type: "Label", among: ["text"], owners: []),
        .unknownProperty("spacing", type: "Label", among: [], owners: ["StackView", "HStack", "VStack"]),
        .unknownPart("middle", of: "hugging", among: ["horizontal", "vertical"]), .assignmentToAnchor("leading"),
        .equalityForProperty("text"), .wrongValue(of: "isHidden", expected: "true or false", found: "1"),
        .unknownValueName("centre", of: "textAlignment", among: ["center"]),
        .rangeGoesDown(end: 1), .rangeTooLong(limit: 20000),
        .valueOutOfRange("2", of: "alpha", range: "between 0 and 1"), .missingValue(of: "text"),
        .onlyInStack("isArranged"),
        .unknownImage("avatr", among: ["avatar"]), .unknownSymbol("pluss", among: ["plus"]),
    ]

    static let ofValues: [NotationError] = [
        .unknownName("sogn", in: "Row", among: ["song"]), .unknownField("titel", of: "song", among: ["title"]),
        .fieldOfItemsBefore("title", of: "song", nearest: "titel"),
        .unknownDevice("Nokia", nearest: nil, among: ["iPhone"]),
        .memberOfNil("song.cover", member: "image"), .noSuchMember("first", of: "a list"),
        .unknownEnvironment("widht", of: "screen", among: ["width"]), .unknownFunction("maxx", among: ["max"]),
        .wrongArguments(of: "max", usage: "max(a, b)"), .wrongOperands("*", left: "the text \"a\"", right: "2"),
        .wrongOperands("!", left: "3", right: nil), .notABoolean(found: "3"), .notAList(found: "a record"),
        .indexOutOfRange(2, count: 2), .badIndex(found: "the text \"a\""), .viewIsNoValue("title"),
        .anchorWithoutValue("super.width"), .divisionByZero, .notFinite, .notPiecewiseLinear,
        .noOffset("title", type: "Label"), .offsetIsPoint("list"),
    ]

    static let ofConstraints: [NotationError] = [
        .unknownView("avatr", in: "Profile", among: ["avatar"]), .unknownView("margins", in: "Profile", among: []),
        .unknownAnchor("leadng", among: ["leading"]), .unknownGuide("readible", of: "super", among: ["readable"]),
        .scrollGuide("content", type: "View"), .superOfRoot, .twoAnchors("a.trailing", "b.width"),
        .notLinear("an anchor cannot be multiplied by an anchor"), .mixedAnchors("leading", "super.top"),
        .mixedDirections("leading", "left"), .positionWithoutAnchor("leading"),
        .guideWithoutBaseline("lastBaseline", guide: "margins"), .notAConstraint(found: "the text \"wide\""),
        .badShorthand("size", usage: "size == (60, 40)"), .priorityOutOfRange("1001"),
        .badFormat("Expected a view"),
    ]

    static let ofExpectations: [NotationError] = [
        .expectationWithoutRelation, .unequalExpectation("a.width"), .badExpectedWidths,
        .notALength(found: "the text \"wide\""), .unmeasured("the guide 'margins'"),
        .noLines("photo", type: "ImageView"),
        .productOfLengths, .expectationOfOffset,
    ]

    static let ofLimits: [NotationError] = [
        .tooManyViews(limit: 20_000), .tooDeep(limit: 100), .tooMuchWork, .textTooLong(limit: 100_000),
        .tooManyNames(limit: 1_000), .tooManyProblems(limit: 100),
    ]

    static let ofSettings: [NotationError] = [
        .unknownSetting("width", among: ["widths"]),
        .badSetting("height", value: "tall", expected: "a number from 1 to 10000"),
        .badTypeName("project", value: "9lives"),
        .settingWithoutValue("show", example: "show=code,figure"), .duplicateSetting("scroll"), .plainWithoutHeight,
        .knobWithoutNumber("photo.sise", among: ["photo.size"]), .knobWithSeveralNumbers("photo.width"),
        .knobOutOfBounds("photo.size", value: 130, bounds: 20...120),
    ]

    static let sections: [(title: String, errors: [NotationError])] = [
        ("Signs, texts and statements", ofText), ("Components, views and tables", ofDefinitions),
        ("Properties", ofProperties),
        ("Names and values", ofValues), ("Constraints", ofConstraints), ("Expectations", ofExpectations),
        ("Limits", ofLimits), ("Settings", ofSettings),
    ]

    /// The tables of the reference.
    static var tables: String {
        var text = ""
        for (title, errors) in sections {
            text += "\n### \(title)\n\n| identifier | says | way out |\n|---|---|---|\n"
            for error in errors { text += row(error) + "\n" }
        }
        return text
    }

    static func row(_ error: NotationError) -> String {
        "| `\(error.words.identifier)` | \(escaped(error.words.message)) | \(escaped(error.words.help ?? "")) |"
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
