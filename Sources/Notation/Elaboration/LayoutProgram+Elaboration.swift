import AutoLayout
import Diagnostics
import Piecewise

extension LayoutProgram {
    /// Builds the screen `name` for one environment: its views, and the constraints between them.
    ///
    /// `globals` are the lesson's data. The tree is nil where the screen does not exist or something is wrong with it or
    /// with a component it uses; what `append` has said about them is then said again.
    public func elaborate(
        screen name: String, on screen: Screen, globals: [DataValue.Field], resources: any LayoutResources
    ) -> (tree: ViewTree?, diagnostics: [Diagnostic]) {
        var trace = CertificateLog(isRecording: false)
        return elaborate(screen: name, on: screen, globals: globals, resources: resources, noting: &trace)
    }

    /// The same, with the decisions about numbers that vary with the screen: on screens that differ in nothing but their
    /// width, and for which the same is decided, every number of the tree grows evenly with the width.
    public func elaborate(
        screen name: String, on screen: Screen, globals: [DataValue.Field], resources: any LayoutResources,
        noting trace: inout CertificateLog
    ) -> (tree: ViewTree?, diagnostics: [Diagnostic]) {
        guard let definition = resolved(named: name), definition.kind == .screen else {
            var report = ProblemReport()
            let place = Place(block: excerpts.count - 1, range: 0..<1)
            report.add(.unknownScreen(name, among: screenNames), place, in: excerpts)
            return (nil, report.sorted)
        }
        let elaborator = build(definition, on: screen, globals: globals, resources: resources, &trace)
        let (tree, mistakes) = elaborator.result
        let faults = ReachableDefinitions.faults(from: definition, in: self)
        guard !faults.isEmpty else { return (tree, mistakes) }
        return (nil, joined(faults, mistakes, isMissingViews: elaborator.isMissingViews))
    }

    /// What the screen's author expects of its layout; empty where something is wrong with the screen.
    public func expectations(
        screen name: String, on screen: Screen, globals: [DataValue.Field], resources: any LayoutResources,
        noting trace: inout CertificateLog
    ) -> [LayoutExpectation] {
        guard let definition = resolved(named: name), definition.kind == .screen else { return [] }
        let elaborator = build(definition, on: screen, globals: globals, resources: resources, &trace)
        trace = elaborator.expectationTrace
        return elaborator.report.isEmpty ? elaborator.expectations : []
    }

    /// The same for an exercise: the views of which something is expected must be seen as well, so that none is hidden or
    /// moved off the screen to meet a goal.
    public func goals(
        screen name: String, on screen: Screen, globals: [DataValue.Field], resources: any LayoutResources,
        noting trace: inout CertificateLog
    ) -> [LayoutExpectation] {
        guard let definition = resolved(named: name), definition.kind == .screen else { return [] }
        let elaborator = build(definition, on: screen, globals: globals, resources: resources, &trace)
        trace = elaborator.expectationTrace
        guard elaborator.report.isEmpty else { return [] }
        let goals = elaborator.expectations
        return goals + goals.flatMap { $0.visibilityExpectations(in: elaborator.tree) }
    }

    /// Whether any component or screen has expectations.
    public var hasExpectations: Bool { syntax.definitions.contains { $0.body.hasExpectation } }

    private func build(
        _ definition: ResolvedDefinition, on screen: Screen, globals: [DataValue.Field], resources: any LayoutResources,
        _ trace: inout CertificateLog
    ) -> Elaborator {
        let elaborator = Elaborator(
            program: self, screen: screen, globals: globals, resources: resources, trace: trace)
        elaborator.build(definition)
        defer { trace = elaborator.trace }
        guard let resting = elaborator.expressions.restingOffsets else { return elaborator }
        // A condition asked a view for its offset that turned out not to be the one that is scrolled.
        let second = Elaborator(
            program: self, screen: screen, globals: globals, resources: resources, trace: elaborator.trace)
        second.resting = resting
        second.build(definition)
        elaborator.trace = second.trace
        return second
    }

    /// All mistakes by place, each once: those of the text, and those that show only as views are built.
    ///
    /// Where a piece of the text could not be read, a name that is missing may be in that piece; nothing is said of it, unless the
    /// text has that word nowhere else and its line is read.
    private func joined(_ faults: [Diagnostic], _ mistakes: [Diagnostic], isMissingViews: Bool) -> [Diagnostic] {
        let isReadable = !isMissingViews && faults.allSatisfy { Self.readableMistakes.contains($0.identifier) }
        // Of a line with two statements both are read.
        let unreadLines = Set(faults.filter { $0.identifier != "extra-text" }.map { $0.location.line })
        let sure = mistakes.filter {
            isReadable || !Self.consequences.contains($0.identifier)
                || Self.missingNames.contains($0.identifier) && !unreadLines.contains($0.location.line)
                    && isSingle($0.subject)
        }
        var seen = Set<Diagnostic>()
        let room = max(0, Limits.diagnostics + 1 - faults.count)
        return (faults + sure.prefix(room)).sorted().filter { seen.insert($0).inserted }
    }

    /// Whether a word stands once in the text of all blocks. Complexity: O(n) in its length.
    private func isSingle(_ word: Substring.UTF8View) -> Bool {
        let count = excerpts.reduce(0) { count, excerpt in
            count + excerpt.utf8.split { !$0.isInWord }.count { $0.elementsEqual(word) }
        }
        return count == 1
    }

    /// Mistakes about one word, a name that is nowhere.
    private static let missingNames = ["unknown-view", "unknown-name", "unknown-field"]

    /// Mistakes that leave every view and every name of a block known.
    private static let readableMistakes = [
        "unknown-property", "assignment-to-anchor", "equality-for-property", "bad-left-side", "unknown-anchor",
        "unknown-guide", "unknown-type", "unknown-base",
    ]

    /// Mistakes that may come from a piece of the text that could not be read.
    private static let consequences = [
        "unknown-view", "unknown-name", "unknown-field", "misspelled-field", "member-of-nil", "missing-value",
        "bad-table-part",
    ]
}

extension Diagnostic {
    /// The piece of its line that it is about.
    fileprivate var subject: Substring.UTF8View { excerpt.utf8.dropFirst(location.column - 1).prefix(length) }
}

extension UInt8 {
    /// Whether names may have it behind their first letter: beyond ASCII, whatever it is.
    fileprivate var isInWord: Bool { isLetter || isDigit || self >= 0x80 }
}
