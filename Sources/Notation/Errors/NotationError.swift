/// Everything that can be wrong with a layout block, as facts; the sentences are in `NotationError+Words.swift`.
///
/// One list for the whole language and one table of sentences, which docs/notation.md repeats: whoever adds a mistake sees
/// those that are near it.
indirect enum NotationError: Error, Sendable {
    // Characters and literals
    case unknownCharacter(String, instead: String?)
    /// A text between single quotes.
    case singleQuotes(String)
    /// `0..<3`, `1...3`.
    case range
    case invalidUTF8
    case unterminatedString
    case unterminatedComment
    case badEscape(String)
    case badNumber(String, number: String)
    case numberTooLarge(String)
    case numberNeedsZero(String)

    // Statements
    case expectedDeclaration(found: String)
    case expectedStatement(found: String)
    case expectedExpression(found: String)
    case expectedName(after: String, found: String)
    case expectedSign(String, after: String, found: String)
    case expectedOpeningBrace(after: String, found: String)
    case expectedRelation(after: String, found: String)
    case expectedType(String)
    case extraText(found: String)
    case unclosed(String)
    /// The line stands in the column of `owner` or before it, whose brace is still open.
    case missingClosingBrace(of: String)
    case unexpectedClosingBrace
    case badRelation(String)
    case assignmentInCondition
    case leftSideNotAnchor
    case leftSideNotProperty(String)
    case typedParameter(String)
    case defaultOfParameter(String)
    case assignmentInArguments(String)
    case nameAfterArguments(type: String, String)
    case reservedName(String)
    case typeNeedsCapital(String, kind: String)
    case nameNeedsSmallLetter(String)
    case nestedTooDeeply(limit: Int)
    case blockTooLong(limit: Int)

    // Definitions
    case nothingToKeep(String)
    case secondElision
    case nothingToRemove(String, among: [String])
    case otherKind(String, is: String)
    case builtinName(String)
    case unknownBase(String)
    case duplicateParameter(String)
    case componentCycle([String])
    case screenAsView(String)
    case unknownType(String, among: [String])
    case wrongArgumentCount(String, parameters: [String], given: Int)
    case wrongArgumentName(String, of: String, parameters: [String])
    case argumentsForBuiltin(String)

    // Properties
    case unknownProperty(String, type: String, among: [String], owners: [String])
    case unknownPart(String, of: String, among: [String])
    case assignmentToAnchor(String)
    case equalityForProperty(String)
    case wrongValue(of: String, expected: String, found: String)
    case unknownValueName(String, of: String, among: [String])
    case rangeGoesDown(end: Int)
    case rangeTooLong(limit: Int)
    case valueOutOfRange(String, of: String, range: String)
    case missingValue(of: String)
    case onlyInStack(String)
    case unknownImage(String, among: [String])
    case unknownSymbol(String, among: [String])

    // Names and values
    case unknownName(String, in: String, among: [String])
    case unknownField(String, of: String, among: [String])
    case fieldOfItemsBefore(String, of: String, nearest: String?)
    case memberOfNil(String, member: String)
    case noSuchMember(String, of: String)
    case unknownEnvironment(String, of: String, among: [String])
    case unknownFunction(String, among: [String])
    case wrongArguments(of: String, usage: String)
    case wrongOperands(String, left: String, right: String?)
    case notABoolean(found: String)
    case notAList(found: String)
    case indexOutOfRange(Int, count: Int)
    case badIndex(found: String)
    case viewIsNoValue(String)
    case anchorWithoutValue(String)
    case divisionByZero
    case notFinite
    case notPiecewiseLinear
    case noOffset(String, type: String)
    case offsetIsPoint(String)

    // Constraints
    case unknownView(String, in: String, among: [String])
    case unknownAnchor(String, among: [String])
    case unknownGuide(String, of: String, among: [String])
    case scrollGuide(String, type: String)
    case superOfRoot
    case twoAnchors(String, String)
    case notLinear(String)
    case mixedAnchors(String, String)
    case mixedDirections(String, String)
    case positionWithoutAnchor(String)
    case guideWithoutBaseline(String, guide: String)
    case notAConstraint(found: String)
    case badShorthand(String, usage: String)
    case priorityOutOfRange(String)
    /// What is wrong with a visual format, in UIKit's words.
    case badFormat(String)

    // Expectations
    case expectationWithoutRelation
    case unequalExpectation(String)
    case badExpectedWidths
    case notALength(found: String)
    case unmeasured(String)
    case noLines(String, type: String)
    case productOfLengths
    case expectationOfOffset

    // Trees
    case duplicateView(String, in: String)
    case unknownScreen(String, among: [String])
    case partOutsideTable(String, type: String)
    case notInPart(String, part: String)
    case secondViewInPart(String)
    case emptyPart(String)
    case heightOfPart(String)
    case partOutsideSection(String)
    case layoutAfterItems
    case flowProperty(String)
    case flowWithArguments
    case editingWithoutList
    case zoomOutOfBounds(String, bound: String)
    /// A cell, header or footer of tables in a collection view, or the other way round.
    case cellOfOther(String)
    /// A mark of Markdown's, and what the font would be that it asks for.
    case noFontForMarkdown(String, String)
    case viewInGuide(String)
    case guideInTable

    // Limits
    case tooManyViews(limit: Int)
    case tooDeep(limit: Int)
    case tooMuchWork
    case textTooLong(limit: Int)
    case tooManyNames(limit: Int)
    case tooManyProblems(limit: Int)

    // The figure's settings
    case unknownSetting(String, among: [String])
    case badSetting(String, value: String, expected: String)
    case unknownDevice(String, nearest: String?, among: [String])
    case badTypeName(String, value: String)
    case settingWithoutValue(String, example: String)
    case duplicateSetting(String)
    case plainWithoutHeight
    case knobWithoutNumber(String, among: [String])
    case knobWithSeveralNumbers(String)
    case knobOutOfBounds(String, value: Double, bounds: ClosedRange<Double>)
}
