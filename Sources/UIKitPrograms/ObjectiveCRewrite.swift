/// Takes out of a program what needs Objective-C's runtime, which Linux does not have, and `@MainActor`, since all of it runs on
/// one thread, and leaves the rest at its lines and columns: attributes and previews become spaces, `#selector(…)` a `Selector`, `#keyPath(…)` a string, and what
/// extensions override goes into the class. Imports of what UIKit itself brings go as well: only where it alone is imported do its
/// comparisons hide Foundation's.
struct ObjectiveCRewrite {
    private let path: String
    private var bytes: [UInt8]
    private var code: SwiftCode

    init(_ text: String, path: String) {
        self.path = path
        let text = DynamicProperty.telling(text)
        bytes = Array(text.utf8)
        code = SwiftCode(text)
        rewriteConditions()
        blankAttributes()
        rewriteProtocols()
        blankOptionalCalls()
        blankPreviews()
        rewriteSelectors()
        rewriteKeyPaths()
        rewriteEmptyTexts()
        rewriteBundles()
        rewriteKeyedClasses()
        moveOverrides()
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func blankAttributes() {
        let attributes =
            /@(?:IBAction|IBOutlet|IBDesignable|IBInspectable|IBSegueAction|objcMembers|UIApplicationMain|nonobjc|main)\b/
        let others =
            code.ranges(of: /@objc(?:\([^)]*\)|\b)/, with: "@objc")
            + code.ranges(of: /\bdynamic\b(?=\s+(?:var|func|override))/, with: "dynamic")
        let imports =
            code.ranges(
                of:
                    /import[ \t]+(?:\w+[ \t]+)?(?:Foundation|CoreGraphics|QuartzCore|ObjectiveC|os|OSLog)(?!\w)(?:\.\w+)*/,
                beginningWith: ["import"])
            + code.ranges(
                of: /import[ \t]+(?:CoreFoundation|Security|UserNotifications)\b/, beginningWith: ["import"])
        // There are no submodules.
        let submodules = code.ranges(of: /import[ \t]+UIKit(?:\.\w+)+/, beginningWith: ["import"]).map { range in
            (code.bytes[range].firstIndex(of: UInt8(ascii: ".")) ?? range.upperBound)..<range.upperBound
        }
        for range in code.ranges(of: attributes, with: "@") + mainActors + others + imports + submodules {
            blank(range)
        }
    }

    /// A figure is what the simulator of an iPhone shows of a build for debugging.
    private mutating func rewriteConditions() {
        for condition in code.buildConditions {
            for (range, holds) in condition.terms { replace(range, with: Array((holds ? "true" : "false").utf8)) }
        }
    }

    /// The module's classes belong to no actor, so that nothing of a program may either. A closure that says nothing else needs no
    /// `in`.
    private var mainActors: [Range<Int>] {
        code.ranges(of: /@MainActor\b(?:\(unsafe\))?/, with: "@MainActor")
            + code.ranges(of: /\{\s*@MainActor\s+in\b/, with: "@MainActor").map { $0.lowerBound + 1..<$0.upperBound }
    }

    /// Protocols of Objective-C are for objects, and may leave methods to those who want them.
    ///
    /// `_Cls` is the module's short name of `AnyObject`, which leaves room for the whole of the name.
    private mutating func rewriteProtocols() {
        let heads = /@objc(?:\(\w+\))?\s+(?:\w+\s+)?protocol\s+\w+(?:\s*:)?/
        for range in code.ranges(of: heads, with: "@objc") {
            let text = String(decoding: bytes[range], as: UTF8.self)
            let words = text.split { $0.isWhitespace || $0 == ":" }
            let new = words.joined(separator: " ") + ": _Cls" + (text.hasSuffix(":") ? "," : "")
            replace(range, with: Array(new.utf8))
        }
        for method in OptionalMethod.all(in: code) {
            blank(method.word)
            // A name of its own is not taken for the one that it ends.
            let calls = try? Regex("\\b\(method.name)\\?\\(")
            for call in calls.map({ code.ranges(of: $0, with: method.name + "?(") }) ?? [] {
                blank(call.upperBound - 2..<call.upperBound - 1)
            }
        }
    }

    /// What is optional in UIKit everybody has here; a closure of the program's own is another matter.
    private mutating func blankOptionalCalls() {
        for call in code.ranges(of: /[.?!]\s*\w+\?\(/, with: "?(") {
            let name = code.lastWord(in: call.lowerBound..<call.upperBound - 2)
            guard OptionalMethod.namesInUIKit.contains(name), !declares(name) else { continue }
            blank(call.upperBound - 2..<call.upperBound - 1)
        }
    }

    /// Whether the program has a variable of that name that is a closure.
    private func declares(_ name: String) -> Bool {
        guard let pattern = try? Regex("\\b(?:var|let)\\s+\(name)\\s*:\\s*\\(") else { return false }
        return !code.ranges(of: pattern, with: name).isEmpty
    }

    /// Previews are Xcode's, with what stands before them.
    private mutating func blankPreviews() {
        let previews = /(?:@available\([^()]*\)\s*)?#Preview\b[^{\n]*/
        for range in code.ranges(of: previews, with: "#Preview") {
            guard let open = code.first("{", from: range.upperBound), let end = code.closing(ofBraceAt: open) else {
                continue
            }
            blank(range.lowerBound..<end + 1)
        }
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }

    /// `_Sel` is the module's short name of `Selector`, which leaves room for the whole of the name.
    private mutating func rewriteSelectors() {
        for range in code.ranges(of: /#selector\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "#selector") {
            let name = bytes[range].drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
            let kept = name.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: " ") }
            replace(range, with: Array("_Sel(\"".utf8) + kept + Array("\")".utf8))
        }
    }

    private mutating func rewriteKeyPaths() {
        for range in code.ranges(of: /#keyPath\([^()\n]*\)/, with: "#keyPath") {
            // The types before the first property are no part of the path.
            let words = bytes[range].dropFirst(9).dropLast().split(separator: UInt8(ascii: "."))
            let name = words.drop { $0.first.map(isCapital) ?? true }.joined(separator: [UInt8(ascii: ".")])
            replace(range, with: [UInt8(ascii: "\"")] + name + [UInt8(ascii: "\"")])
        }
    }

    private func isCapital(_ letter: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) }

    /// Linux's Foundation makes attributed strings of strings alone.
    private mutating func rewriteEmptyTexts() {
        for range in code.ranges(of: /\bNSAttributedString\(\)/, with: "NSAttributedString()") {
            replace(range, with: Array("_EmptyText()".utf8))
        }
        // And copies nothing of the module's mutable ones.
        for range in code.ranges(of: /\bNSAttributedString(?=\(attributedString:)/, with: "(attributedString:") {
            replace(range, with: Array("_Text".utf8))
        }
        // Nor errors of nothing.
        for range in code.ranges(of: /\bNSError\(\)/, with: "NSError()") {
            replace(range, with: Array("_Error()".utf8))
        }
        for range in code.ranges(of: /\bNSMutableAttributedString\(\)/, with: "NSMutableAttributedString()") {
            replace(range, with: Array("_EmptyMutableText()".utf8))
        }
    }

    /// Linux's Foundation looks for a class in bundles that are not the program's.
    private mutating func rewriteBundles() {
        for range in code.ranges(of: /\bBundle(?=\(for:)/, with: "Bundle(for:") {
            replace(range, with: Array("_Main".utf8))
        }
    }

    /// Access by key is not to be overridden in Linux's `NSObject`, but in the module's class under it.
    private mutating func rewriteKeyedClasses() {
        guard KeyedProperty.areAskedFor(in: code) else { return }
        for range in code.ranges(of: /\bclass[ \t]+\w+\s*:\s*NSObject\b/, with: "NSObject") {
            replace(range.upperBound - 8..<range.upperBound, with: Array("_ByKey".utf8))
        }
    }

    /// Fills up with spaces; what would be longer stays as it was.
    private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
        let lines = bytes[range].filter { $0 == UInt8(ascii: "\n") }
        guard new.count + lines.count <= range.count else { return }
        let spaces = [UInt8](repeating: UInt8(ascii: " "), count: range.count - new.count - lines.count)
        bytes.replaceSubrange(range, with: new + spaces + lines)
    }
}

// MARK: Overrides in extensions

extension ObjectiveCRewrite {
    /// A member that goes into its class.
    private struct Move {
        var member: Range<Int>
        /// Where the class's closing brace stands; nil for a class of UIKit's own, for which the member is left out.
        var end: Int?
    }

    /// Objective-C lets extensions override; Swift alone lets classes.
    private mutating func moveOverrides() {
        let moves = moves
        guard !moves.isEmpty else { return }
        let source = bytes
        for move in moves { blank(move.member) }
        // From the end, so that what stands before keeps its place.
        for end in Set(moves.compactMap(\.end)).sorted(by: >) {
            let members = moves.filter { $0.end == end }.flatMap { move in
                directive(line: line(of: move.member.lowerBound)) + source[move.member] + [UInt8(ascii: "\n")]
            }
            let start = source[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let padding = [UInt8](repeating: UInt8(ascii: " "), count: end - start)
            bytes.insert(
                contentsOf: [UInt8(ascii: "\n")] + members + directive(line: line(of: end)) + padding, at: end)
        }
    }

    private func directive(line: Int) -> [UInt8] { Array("#sourceLocation(file: \"\(path)\", line: \(line))\n".utf8) }

    private func line(of position: Int) -> Int {
        code.bytes[..<position].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }

    private var moves: [Move] {
        // Most programs have no such extension.
        let extensions = code.ranges(of: /extension\s+[\w.]+/, beginningWith: ["extension"])
        guard !extensions.isEmpty else { return [] }
        let depths = code.depths
        let classes = classEnds(depths)
        let overridden = Set(
            code.ranges(of: /override\b[\w \t]*\bfunc\s+\w+/, beginningWith: ["override"]).map {
                code.lastWord(in: $0)
            })
        let members = code.ranges(of: /(?:(?:@\w+|\w+)[ \t]+)*\b(?:func|var|init)\b[^{\n]*/)
        return extensions.filter { depths[$0.lowerBound] == 0 }.flatMap { header -> [Move] in
            let end = classes[code.lastWord(in: header)]
            guard let open = code.first("{", from: header.upperBound),
                let close = code.closing(ofBraceAt: open)
            else { return [] }
            return members.compactMap { range in
                guard range.lowerBound > open, range.upperBound <= close, depths[range.lowerBound] == 1,
                    isMoved(range, overridden, isOfProgram: end != nil),
                    let body = code.first("{", from: range.upperBound),
                    let bodyEnd = code.closing(ofBraceAt: body)
                else { return nil }
                let start = code.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
                return Move(member: max(start, open + 1)..<bodyEnd + 1, end: end)
            }
        }
    }

    /// Whether an extension's member overrides another, or is itself overridden.
    private func isMoved(_ range: Range<Int>, _ overridden: Set<String>, isOfProgram: Bool) -> Bool {
        let text = String(decoding: code.bytes[range], as: UTF8.self)
        if text.firstMatch(of: /\boverride\b/) != nil { return true }
        return isOfProgram
            && text.firstMatch(of: /\bfunc\s+(\w+)/).map { overridden.contains(String($0.1)) } ?? false
    }

    /// Where the classes end that the program declares, by the last part of their names; one
    /// outside of others goes first.
    private func classEnds(_ depths: [Int]) -> [String: Int] {
        var ends: [String: Int] = [:]
        let declared = code.ranges(of: /class\s+\w+(?=\s*[:{<])/, beginningWith: ["class"])
        for range in declared.filter({ depths[$0.lowerBound] != 0 }) + declared.filter({ depths[$0.lowerBound] == 0 }) {
            guard let open = code.first("{", from: range.upperBound) else { continue }
            ends[code.lastWord(in: range)] = code.closing(ofBraceAt: open)
        }
        return ends
    }
}
