/// A number as pages and messages show it: whole ones without a point, others with at most two digits behind it.
package func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int64(hundredths)  // an Int has 32 bits in pages
    if whole % 100 == 0 { return "\(whole / 100)" }
    let sign = whole < 0 ? "-" : ""
    let digits = abs(whole)
    let fraction = digits % 100
    let tail = fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0\(fraction)" : "\(fraction)")
    return "\(sign)\(digits / 100).\(tail)"
}
