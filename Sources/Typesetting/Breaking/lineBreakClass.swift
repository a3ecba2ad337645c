import CLineBreaks

/// The class that UAX #14 gives to a code point, numbered as ICU's `ULineBreak`.
package func lineBreakClass(_ codePoint: UInt32) -> UInt8 { plumb_line_break_class(codePoint) }
