/// `number` as CSS writes it: at most six decimals, no exponent, no trailing zeros; 0 for what is no number.
func css(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let millionths = Int64((min(abs(number), 1e9) * 1e6).rounded())
    let whole = "\(millionths / 1_000_000)"
    let sign = number < 0 && millionths > 0 ? "-" : ""
    guard millionths % 1_000_000 != 0 else { return sign + whole }
    var decimals = String("\(1_000_000 + millionths % 1_000_000)".dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
}

/// A length in pixels; `0` needs no unit.
func pixels(_ length: Double) -> String {
    let number = css(length)
    return number == "0" ? "0" : number + "px"
}
