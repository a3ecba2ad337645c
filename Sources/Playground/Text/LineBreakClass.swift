/// The line breaking classes of UAX #14, numbered as in ICU's `ULineBreak`.
package enum LineBreakClass: UInt8 {
    // The names are those of the annex.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XX, AI, AL, B2, BA, BB, BK, CB, CL, CM, CR, EX, GL, HY, ID, IN, IS, LF, NS, NU, OP, PO, PR, QU, SA, SG, SP, SY,
        ZW, NL,
        WJ, H2, H3, JL, JT, JV, CP, CJ, HL, RI, EB, EM, ZWJ

    /// Rule LB1: what classes of unclear meaning become.
    var resolved: LineBreakClass {
        switch self {
        case .AI, .SG, .XX, .SA: .AL
        case .CJ: .NS
        case _: self
        }
    }
}
