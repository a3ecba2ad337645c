/// `text` with the four characters that mean something in HTML made harmless.
func escapedHTML(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}

/// `address` for `href` or `src`: percent-encoded where RFC 3986 asks for it, what is already encoded kept.
func escapedAddress(_ address: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var escaped = ""
    for byte in address.utf8 {
        let scalar = Unicode.Scalar(byte)
        switch scalar {
        case "&": escaped += "&amp;"
        case "'": escaped += "&#x27;"
        case "a"..."z", "A"..."Z", "0"..."9": escaped.unicodeScalars.append(scalar)
        case "-", "_", ".", "+", "!", "*", "(", ")", ",", "%", "#", "@", "?", "=", ";", ":", "/", "$", "~":
            escaped.unicodeScalars.append(scalar)
        default:
            escaped += "%"
            escaped.unicodeScalars.append(digits[Int(byte >> 4)])
            escaped.unicodeScalars.append(digits[Int(byte & 15)])
        }
    }
    return escaped
}

/// Whether following `address` could run code or read the reader's files.
func isUnsafe(_ address: String) -> Bool {
    let folded = String(address.unicodeScalars.filter { $0.value > 0x20 }).lowercased()
    if ["png", "gif", "jpeg", "webp"].contains(where: { folded.hasPrefix("data:image/" + $0) }) { return false }
    return ["javascript:", "vbscript:", "file:", "data:"].contains { folded.hasPrefix($0) }
}

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
