// Predictions: a quotation `> [!PREDICTION]` with a question, one list of choices, and what is to be said of the answer. They
// are radio buttons, and the answer is folded, so that nothing needs a script; on code hosts it reads as it is written.
extension ProseReader {
    /// Begins a prediction; gives what ends it.
    mutating func enterPrediction(_ quote: MarkdownNode, _ title: String) -> String {
        let offset = lines.offset(line: quote.startLine, column: quote.startColumn)
        guard let list = quote.lists.first, quote.lists.count == 1, list.firstChild?.next != nil else {
            report(
                "prediction", offset, "a prediction has one list with two choices or more",
                help:
                    "below the question write '> - A choice `?name.width < 120`', and behind the list what explains it")
            output.write("<blockquote>\n")
            return "</blockquote>\n"
        }
        choiceLists.append(list)
        predictions.append(Lesson.Prediction(choices: [], range: offset..<offset + 1))
        output.write("<fieldset class=\"callout prediction\">\n<legend class=\"callout-title\">")
        writeTitle(title, of: .prediction)
        output.write("</legend>\n")
        return "</details>\n</fieldset>\n"
    }

    /// Whether an item of a list is a choice.
    func isChoice(_ item: MarkdownNode) -> Bool { item.parent.map { choiceLists.contains($0) } ?? false }

    /// Whether a paragraph is the text of a choice.
    func isInChoice(_ paragraph: MarkdownNode) -> Bool { paragraph.parent.map { isChoice($0) } ?? false }

    mutating func enterChoice(_ item: MarkdownNode) {
        let offset = lines.offset(line: item.startLine, column: item.startColumn)
        predictions[predictions.count - 1].choices.append(
            Lesson.Prediction.Choice(
                claim: "", range: offset..<offset + 1, location: lines.file.location(of: offset)))
        output.newLine()
        output.write("<li><label><input type=\"radio\" name=\"prediction-\(predictions.count)\"> <span>")
        guard item.firstChild?.kind != .paragraph || item.firstChild?.next != nil else { return }
        report("prediction", offset, "a choice is one paragraph", help: "explain it behind the list")
    }

    /// Takes the code span of a choice that says when it is the right one, and shows nothing of it.
    mutating func takeClaim(_ text: String) -> Bool {
        guard text.hasPrefix("?"), let block, isInChoice(block), let prediction = predictions.indices.last,
            let choice = predictions[prediction].choices.indices.last,
            predictions[prediction].choices[choice].claim.isEmpty
        else { return false }
        let range = lines.range(ofText: text, in: block, after: cursor)
        cursor = range.lowerBound + 1
        predictions[prediction].choices[choice] = Lesson.Prediction.Choice(
            claim: String(text.dropFirst()), range: range.lowerBound + 1..<range.upperBound,
            location: lines.file.location(of: range.lowerBound + 1))
        return true
    }

    mutating func leaveChoice(_ item: MarkdownNode) {
        output.write("</span></label> ")
        output.leave(.verdict(predictions.reduce(0) { $0 + $1.choices.count } - 1))
        output.write("</li>\n")
        guard let choice = predictions.last?.choices.last, choice.claim.isEmpty else { return }
        report(
            "prediction", choice.range.lowerBound, "nothing says when this choice is the right one",
            help: "end it with what must be true of the figure then, such as `?name.width < 120 @390`")
    }

    /// What stands behind the choices is shown with the answer.
    mutating func leaveChoices() {
        output.write("</ul>\n<details>\n<summary>")
        output.leave(.calloutTitle(.spoiler))
        output.write("</summary>\n")
    }
}
