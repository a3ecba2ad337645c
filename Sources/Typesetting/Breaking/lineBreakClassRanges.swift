import CLineBreaks

/// Where each range of code points of one class of UAX #14 begins, ascending, with its class, numbered as ICU's `ULineBreak`.
package func lineBreakClassRanges() -> [(start: UInt32, lineBreakClass: UInt8)] {
    var found: [(start: UInt32, lineBreakClass: UInt8)] = []
    // None begins behind the variation selectors.
    for code in UInt32(0)...0xE01FF {
        let lineBreakClass = plumb_line_break_class(code)
        if lineBreakClass != found.last?.lineBreakClass { found.append((code, lineBreakClass)) }
    }
    return found
}
