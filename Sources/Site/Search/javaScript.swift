/// `text` as a string of JavaScript, which is one of JSON too: nothing in it ends the string, a script or a line.
///
/// Escaped are what ECMAScript's strings cannot hold, `<` and `>` for the sake of HTML around it, and the two line
/// separators of Unicode for the sake of older engines.
func javaScript(_ text: String) -> String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}", "\u{2028}", "\u{2029}":
            result += "\\u"
            for shift in [12, 8, 4, 0] { result.unicodeScalars.append(digits[Int(scalar.value >> shift) & 15]) }
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// A list of strings.
func javaScript(_ texts: [String]) -> String {
    "[" + texts.map { javaScript($0) }.joined(separator: ",") + "]"
}
