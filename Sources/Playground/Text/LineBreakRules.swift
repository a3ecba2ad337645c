/// Where UAX #14 lets a line begin, as ICU's rules for English have it, but for scripts that need a dictionary.
///
/// Source: Unicode Standard Annex #14, revision 49 (Unicode 15), with the numbers of rule LB25 by its expression.
enum LineBreakRules {
    /// For each UTF-16 offset whether a line may begin there.
    static func breaks(in text: [UInt16], classOf: (UInt32) -> LineBreakClass) -> [Bool] {
        var flags = [Bool](repeating: false, count: text.count)
        var line = LineBreakState()
        let scalars = text[...].scalars
        let classes = scalars.map { classOf($0.scalar.value).resolved }
        for (index, (offset, scalar)) in scalars.enumerated() {
            line.opensNumber = index + 1 < classes.count && classes[index] == .OP && classes[index + 1] == .NU
            let isBreak = line.isBreak(before: classes[index], scalar: scalar.value)
            if isBreak, offset > 0 { flags[offset] = true }
        }
        return flags
    }
}

/// What the rules remember of the text before a place.
private struct LineBreakState {
    /// The class of the last character, a base with its marks as one; nil at the start.
    private var last: LineBreakClass?
    private var lastScalar: UInt32 = 0
    /// The class before that.
    private var beforeLast: LineBreakClass?
    /// The class before the spaces that were last.
    private var beforeSpaces: LineBreakClass?
    /// Whether the last scalar was a ZWJ.
    private var followsJoiner = false
    /// How many regional indicators were last.
    private var indicators = 0
    /// Whether the character that comes is a bracket before a digit.
    var opensNumber = false
    /// Whether the last character is in a number, or behind its closing bracket.
    private var number = NumberPart.none

    private enum NumberPart { case none, inside, closed }

    mutating func isBreak(before next: LineBreakClass, scalar: UInt32) -> Bool {
        guard let last else {
            advance(over: next == .CM || next == .ZWJ ? .AL : next, scalar, isJoiner: next == .ZWJ)
            return false
        }
        // LB9: a mark belongs to its base; LB10: without one it is a letter.
        if next == .CM || next == .ZWJ, ![.SP, .BK, .CR, .LF, .NL, .ZW].contains(last) {
            followsJoiner = next == .ZWJ
            return false
        }
        let next = next == .CM || next == .ZWJ ? .AL : next
        let isBreak = isBreak(last, next, scalar)
        advance(over: next, scalar, isJoiner: next == .ZWJ)
        return isBreak
    }

    private mutating func advance(over next: LineBreakClass, _ scalar: UInt32, isJoiner: Bool) {
        if next == .SP {
            if last != .SP { beforeSpaces = last }
        } else {
            beforeSpaces = nil
        }
        indicators = next == .RI ? indicators + 1 : 0
        switch next {
        case .NU: number = .inside
        case .SY, .IS: if number != .inside { number = .none }
        case .CL, .CP: number = number == .inside ? .closed : .none
        case _: number = .none
        }
        beforeLast = last
        last = next
        lastScalar = scalar
        followsJoiner = isJoiner
    }

    /// Rules LB4 to LB31.
    private func isBreak(_ last: LineBreakClass, _ next: LineBreakClass, _ scalar: UInt32) -> Bool {
        switch (last, next) {
        case (.CR, .LF): return false
        case (.BK, _), (.CR, _), (.LF, _), (.NL, _): return true
        case (_, .BK), (_, .CR), (_, .LF), (_, .NL), (_, .SP), (_, .ZW): return false
        case (.ZW, _): return true
        case _ where last == .SP && beforeSpaces == .ZW: return true
        case _ where followsJoiner: return false
        case (_, .WJ), (.WJ, _), (.GL, _): return false
        case (_, .GL): return last == .SP || last == .BA || last == .HY
        case (_, .CL), (_, .CP), (_, .EX), (_, .IS), (_, .SY): return false
        case _: break
        }
        let base = last == .SP ? beforeSpaces : last
        switch (base, next) {
        case (.OP, _), (.QU, .OP), (.CL, .NS), (.CP, .NS), (.B2, .B2): return false
        case _: break
        }
        return last == .SP || isBreakBetweenWords(last, next, scalar)
    }

    /// Rules LB19 to LB31, which spaces always end.
    private func isBreakBetweenWords(_ last: LineBreakClass, _ next: LineBreakClass, _ scalar: UInt32) -> Bool {
        if last == .QU || next == .QU { return false }
        if last == .CB || next == .CB { return true }
        if [.BA, .HY, .NS].contains(next) || last == .BB || beforeLast == .HL && (last == .HY || last == .BA) {
            return false
        }
        if last == .SY, next == .HL { return false }
        if next.isLetter, startsWord, last == .HY || lastScalar == 0x2010 { return false }
        if next == .IN || last.isLetter && next == .NU || last == .NU && next.isLetter { return false }
        if last == .PR && next.isPicture || last.isPicture && next == .PO { return false }
        if last.isAffix && next.isLetter || last.isLetter && next.isAffix { return false }
        if isInNumber(last, next) { return false }
        return isBreakBetweenLetters(last, next, scalar)
    }

    /// Rule LB25.
    private func isInNumber(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
        switch last {
        case .PR, .PO: next == .NU || opensNumber
        case .HY: next == .NU
        case .NU: next == .NU || next.isAffix
        case .SY, .IS: number == .inside && (next == .NU || next.isAffix)
        case .CL, .CP: number == .closed && next.isAffix
        case _: false
        }
    }

    private func isBreakBetweenLetters(_ last: LineBreakClass, _ next: LineBreakClass, _ scalar: UInt32) -> Bool {
        switch (last, next) {
        case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3), (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT),
            (.JT, .JT), (.H3, .JT):
            return false
        case (.JL, .PO), (.JV, .PO), (.JT, .PO), (.H2, .PO), (.H3, .PO), (.PR, .JL), (.PR, .JV), (.PR, .JT),
            (.PR, .H2), (.PR, .H3):
            return false
        case (.AL, .AL), (.AL, .HL), (.HL, .AL), (.HL, .HL), (.IS, .AL), (.IS, .HL): return false
        case (.AL, .OP), (.HL, .OP), (.NU, .OP): return Self.isWideBracket(scalar)
        case (.CP, .AL), (.CP, .HL), (.CP, .NU): return Self.isWideBracket(lastScalar)
        case (.RI, .RI): return indicators % 2 == 0
        case (.EB, .EM): return false
        case _: return true
        }
    }

    /// Whether the last character stands at the start or behind a place where lines begin.
    private var startsWord: Bool {
        switch beforeLast {
        case nil, .SP, .BK, .CR, .LF, .NL, .ZW, .CB: true
        case _: false
        }
    }

    /// Whether a bracket is as wide as an ideograph.
    private static func isWideBracket(_ scalar: UInt32) -> Bool {
        (0x2329...0x232A).contains(scalar) || (0x3008...0x301D).contains(scalar) || scalar >= 0xFE17
    }
}

extension LineBreakClass {
    fileprivate var isLetter: Bool { self == .AL || self == .HL }
    fileprivate var isAffix: Bool { self == .PR || self == .PO }
    fileprivate var isPicture: Bool { self == .ID || self == .EB || self == .EM }
}
