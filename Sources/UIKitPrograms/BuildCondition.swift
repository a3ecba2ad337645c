/// What stands behind an `#if` or `#elseif`.
struct BuildCondition {
    /// Its terms that a figure decides, with whether they hold there.
    var terms: [(range: Range<Int>, holds: Bool)]
}

extension SwiftCode {
    /// In order. A program that imports what is not there for debugging alone is not built for debugging.
    var buildConditions: [BuildCondition] {
        let lines = ranges(of: /#(?:else)?if\b[^\n]*/, with: "#if")
        guard !lines.isEmpty else { return [] }
        let platforms = ranges(of: /\b(?:os|targetEnvironment)\([ \t]*\w+[ \t]*\)/, with: "(")
        let debugging = importsForDebugging ? [] : ranges(of: /\bDEBUG\b/, with: "DEBUG")
        return lines.map { line in
            let terms =
                platforms.filter(line.contains).map { ($0, Self.holds(lastWord(in: $0))) }
                + debugging.filter(line.contains).map { ($0, true) }
            return BuildCondition(terms: terms)
        }
    }

    private static func holds(_ platform: String) -> Bool { platform == "iOS" || platform == "simulator" }

    /// Whether something else than UIKit and what it brings is imported where `DEBUG` is asked for.
    private var importsForDebugging: Bool {
        let imports = ranges(
            of: /\bimport[ \t]+(?!UIKit\b|Foundation\b|CoreGraphics\b|QuartzCore\b)\w+/, with: "import")
        guard !imports.isEmpty else { return false }
        return ranges(of: /#if\b[^\n]*\bDEBUG\b/, with: "DEBUG").contains { start in
            let end = ranges(of: /#endif\b/).first { $0.lowerBound > start.upperBound }?.lowerBound ?? bytes.count
            return imports.contains { $0.lowerBound > start.upperBound && $0.upperBound < end }
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ term: Range<Int>) -> Bool { contains(term.lowerBound) && term.upperBound <= upperBound }
}
