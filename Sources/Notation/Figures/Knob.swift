import Diagnostics

/// A number of a block's code that readers change with a slider.
public struct Knob: Hashable, Sendable {
    /// As `knobs=` names it, such as `avatar.size`.
    public var name: String
    /// Nil for the usual ones.
    public var bounds: ClosedRange<Double>?

    public init(name: String, bounds: ClosedRange<Double>? = nil) { (self.name, self.bounds) = (name, bounds) }
}

/// Where the number of a knob stands in its block.
public struct KnobPlace: Hashable, Sendable {
    public var name: String
    /// UTF-8 offsets in the block's code.
    public var range: Range<Int>
    public var value: Double
    public var bounds: ClosedRange<Double>
    /// From one position of the slider to the next.
    public var step: Double
}

extension Knob {
    /// Where its number stands in a block's code. Complexity: O(n) in the code.
    func place(in code: [UInt8]) throws(NotationError) -> KnobPlace {
        let numbers = NamedNumbers(in: code)
        let found = numbers.all.filter { $0.name == name }
        guard let number = found.first else { throw .knobWithoutNumber(name, among: numbers.names) }
        guard found.count == 1 else { throw .knobWithSeveralNumbers(name) }
        let bounds = bounds ?? usualBounds(around: number.value)
        guard bounds.contains(number.value) else {
            throw .knobOutOfBounds(name, value: number.value, bounds: bounds)
        }
        let isWhole = [bounds.lowerBound, bounds.upperBound, number.value].allSatisfy { $0 == $0.rounded() }
        let extent = bounds.upperBound - bounds.lowerBound
        return KnobPlace(
            name: name, range: number.range, value: number.value, bounds: bounds,
            step: isWhole && extent >= 4 ? 1 : extent >= 10 ? 0.5 : 0.05)
    }

    /// Priorities have UIKit's; a length goes to twice of what it is.
    private func usualBounds(around value: Double) -> ClosedRange<Double> {
        let names = name.split(separator: ".")
        if names.contains("hugging") || names.contains("compression") { return 1...1000 }
        return 0...max(20, (2 * value).rounded(.up))
    }
}

extension FigureSettings {
    /// Where the numbers of its knobs stand in a block's code; of a knob without one, nothing.
    public func knobPlaces(in code: [UInt8]) -> [KnobPlace] { knobs.compactMap { try? $0.place(in: code) } }

    /// What is wrong with its knobs in a block of a file, whose info string stands at a UTF-8 offset.
    public func knobProblems(in code: [UInt8], info: String, of file: SourceFile, at offset: Int) -> [Diagnostic] {
        guard !knobs.isEmpty else { return [] }
        var reader = InfoStringReader(info)
        var place = 0..<info.utf8.count
        while let word = reader.next() { if word.name == SettingName.knobs.rawValue { place = word.valueRange } }
        return knobs.compactMap { knob -> Diagnostic? in
            do throws(NotationError) {
                _ = try knob.place(in: code)
                return nil
            } catch {
                let range = offset + place.lowerBound..<offset + place.upperBound
                let words = error.words
                return Diagnostic(
                    .error, words.identifier, in: file, at: range, message: words.message, help: words.help)
            }
        }
    }
}

/// The numbers of a block's code that have a name: of a value, a property, or the anchor that a constraint is about, behind
/// that of the view, component or screen it stands in.
private struct NamedNumbers {
    private(set) var all: [(name: String, range: Range<Int>, value: Double)] = []

    init(in code: [UInt8]) {
        for declaration in Parser.parse(code, block: 0).declarations {
            switch declaration {
            case .definition(let definition): visit(definition.body, of: definition.name.text)
            case .binding(let binding): add(binding.name.text, binding.value)
            }
        }
    }

    /// Each once, in the order of the code.
    var names: [String] {
        var names: [String] = []
        for number in all where !names.contains(number.name) { names.append(number.name) }
        return names
    }

    private mutating func visit(_ body: Body, of owner: String) {
        for member in body.members {
            switch member.content {
            case .property(let property): add("\(owner).\(property.text)", property.value)
            case .constraint(let constraint):
                if case .name(let anchor) = constraint.left.kind { add("\(owner).\(anchor)", constraint.right) }
            case .binding(let binding): add(binding.name.text, binding.value)
            case .view(let view):
                if let body = view.body { visit(body, of: view.name?.text ?? owner) }
            case .branch, .loop, .part: for body in member.bodies { visit(body, of: owner) }
            case .elision, .expectation, .removal, .format: break
            }
        }
    }

    /// Adds the numbers in a value; where there are several, none is the one that is meant.
    private mutating func add(_ name: String, _ value: Expression) {
        switch value.kind {
        case .number(let number): all.append((name, value.place.range, number))
        case .unary(_, let inner): add(name, inner)
        case .binary(_, let left, let right):
            add(name, left)
            add(name, right)
        case .tuple(let values), .list(let values): for value in values { add(name, value) }
        case .call(_, let arguments): for argument in arguments { add(name, argument.value) }
        case .invalid, .null, .bool, .string, .name, .dot, .member, .index, .ternary: break
        }
    }
}
