import Piecewise

extension ScrollLength {
    /// The value as a CSS length inside a container as wide as the screen; `--s` is the offset.
    var css: String {
        guard !isAtRest else { return lines[0].value.css }
        return "calc(\(base.sum)\(terms))"
    }

    /// The value as a CSS number.
    ///
    /// CSS makes a number of a length by way of an angle: its tangent.
    var cssNumber: String {
        guard !isAtRest else { return Figures.css(lines[0].value.constant) }
        guard lines.allSatisfy({ abs($0.rate) < Tolerance.drawing && $0.value.isConstant }) else {
            return "tan(atan2(\(base.summand)\(terms),1px))"
        }
        return "calc(\(Figures.css(lines[0].value.constant))\(jumps.map { $0.number }.joined()))"
    }

    /// What no offset changes.
    private var base: Affine {
        var base = lines[0].value
        for (line, stop) in zip(lines.dropFirst(), stops) { base = base - line.rate * stop.position }
        return base
    }

    /// What the offset adds: each line's part of the way, and the jumps between them.
    private var terms: String {
        var terms = ""
        for (index, line) in lines.enumerated() where abs(line.rate) >= Tolerance.drawing {
            terms += Self.signed(line.rate, way(index))
        }
        return terms + jumps.map { $0.length }.joined()
    }

    /// The offset, held between the stops of the line at `index`.
    private func way(_ index: Int) -> String {
        let from = index > 0 ? stops[index - 1].position.summand : nil
        let to = index < stops.count ? stops[index].position.summand : nil
        switch (from, to) {
        case (let from?, let to?): return "clamp(\(from),var(--s),\(to))"
        case (let from?, nil): return "max(\(from),var(--s))"
        case (nil, let to?): return "min(var(--s),\(to))"
        case (nil, nil): return "var(--s)"
        }
    }

    private var jumps: [Jump] {
        stops.indices.compactMap { index in
            let (before, after, stop) = (lines[index], lines[index + 1], stops[index])
            let height = after.value - before.value + (after.rate - before.rate) * stop.position
            return height.isNearly(.zero) ? nil : Jump(height: height, stop: stop)
        }
    }

    private static func signed(_ rate: Double, _ length: String) -> String {
        let size = Figures.css(abs(rate))
        return (rate < 0 ? " - " : " + ") + (size == "1" ? "" : size + "*") + length
    }
}

/// A leap from one line to the next.
private struct Jump {
    var height: Affine
    var stop: MovingBreakpoint

    var length: String { " + \(height.summand)*\(stop.step)" }

    var number: String {
        (height.constant < 0 ? " - " : " + ") + (abs(height.constant) == 1 ? "" : "\(css(abs(height.constant)))*")
            + stop.step
    }
}

extension MovingBreakpoint {
    /// 0 before the stop and 1 behind it, as a CSS number; browsers have the offset itself to much less than a thousandth
    /// of a point.
    var step: String {
        "clamp(0,10000*tan(atan2(var(--s) - \(position.summand),1px))\(isIncluded ? " + 2" : " - 1"),1)"
    }
}
