/// How many words `text` has; a Chinese or Japanese character counts as one.
func wordCount(of text: String) -> Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
        if scalar.isASCII {
            // Most of most texts; looking up a property takes a hundred times as long.
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9":
                if !isInWord { count += 1 }
                isInWord = true
            case " ", "\t"..."\r": isInWord = false
            default: break
            }
        } else if isIdeograph(scalar) {
            count += 1
            isInWord = false
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
            if !isInWord { count += 1 }
            isInWord = true
        } else if scalar.properties.isWhitespace {
            isInWord = false
        }
    }
    return count
}

/// Han, Hiragana and Katakana, which are written without spaces.
private func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
}
