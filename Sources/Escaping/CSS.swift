/// `text` as a quoted CSS string; whatever is not a plain letter, digit or space is written by its code point.
public func quotedForCSS(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        let isPlain = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        if isPlain || scalar == "-" || scalar == "_" {
            result.unicodeScalars.append(scalar)
        } else if isForbidden(scalar) {
            result += "\\fffd "
        } else {
            result += "\\" + String(scalar.value, radix: 16) + " "
        }
    }
    return result + "\""
}

/// Controls and noncharacters.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
}
