/// What a figure says of a choice of a prediction.
package struct ChoiceVerdict: Hashable, Sendable {
    package var isRight: Bool
    /// The comparison that decides it, as it is written: `name.width < 120`.
    package var claim: String
    /// The same with the figure's numbers, which is always true: `152 > 120`.
    package var numbers: String
    package var figure: String
    /// The screen's, points.
    package var width: Double

    package init(isRight: Bool, claim: String, numbers: String, figure: String, width: Double) {
        self.isRight = isRight
        self.claim = claim
        self.numbers = numbers
        self.figure = figure
        self.width = width
    }
}
