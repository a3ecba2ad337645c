/// `address` for `href` or `src`: percent-encoded where RFC 3986 asks for it, what is already encoded kept.
public func escapedAddress(_ address: String) -> String {
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
