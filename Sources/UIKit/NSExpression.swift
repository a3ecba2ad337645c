import Foundation

/// An expression of numbers, as calculators hand what has been typed to it: `+ - * / **`, signs, parentheses and functions.
///
/// Whole numbers divide as such, `5/2` is 2, as in Foundation. Another format ends the program with Foundation's own message, and so
/// does evaluating what no figure has: sets, subqueries and functions of other objects.
open class NSExpression: NSObject {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13, aggregate, anyKey, block = 19, conditional
    }

    public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

    /// What an expression is made of; of each type that which it has.
    struct Parts {
        var constant: Any?
        /// The name of a function, a variable or a key path.
        var name = ""
        var operands: [NSExpression] = []
        var predicate: NSPredicate?
        var block: Block?
    }

    public final let expressionType: ExpressionType
    private let parts: Parts

    init(_ type: ExpressionType, _ parts: Parts) {
        expressionType = type
        self.parts = parts
    }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any] = []) {
        var reader = ExpressionReader(Self.filled(expressionFormat, with: arguments))
        guard let parsed = reader.expression() else {
            raiseException("Unable to parse the format string \"\(expressionFormat)\"")
        }
        self.init(parsed.expressionType, parsed.parts)
    }

    public convenience init(format expressionFormat: String, _ arguments: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: arguments)
    }

    public convenience init(forConstantValue value: Any?) { self.init(.constantValue, Parts(constant: value)) }

    public convenience init(forVariable string: String) { self.init(.variable, Parts(name: string)) }

    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath, Parts(name: keyPath)) }

    /// - Parameter parameters: expressions.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function, Parts(name: name, operands: parameters.compactMap { $0 as? NSExpression }))
    }

    /// The function of another object, which is not called: those of numbers know their own.
    public convenience init(
        forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
    ) {
        self.init(forFunction: name, arguments: parameters ?? [])
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate, Parts(operands: subexpressions.compactMap { $0 as? NSExpression }))
    }

    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.unionSet, Parts(operands: [left, right]))
    }

    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.intersectSet, Parts(operands: [left, right]))
    }

    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.minusSet, Parts(operands: [left, right]))
    }

    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { self.init(.subquery, Parts(name: variable, operands: [expression], predicate: predicate)) }

    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) { self.init(.conditional, Parts(operands: [trueExpression, falseExpression], predicate: predicate)) }

    /// The block is given the values of the arguments.
    public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
        self.init(.block, Parts(operands: arguments ?? [], block: block))
    }

    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject, Parts()) }

    open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey, Parts()) }

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let values = { [parts] in parts.operands.map { $0.expressionValue(with: object, context: context) } }
        switch expressionType {
        case .constantValue: return parts.constant
        case .evaluatedObject: return object
        case .variable: return context?[parts.name]
        case .aggregate: return values().map { $0 ?? NSNull() }
        case .block: return expressionBlock(object, values().map { $0 ?? NSNull() }, context)
        case .conditional:
            let chosen = predicate.evaluate(with: object) ? self.true : self.false
            return chosen.expressionValue(with: object, context: context)
        case .function:
            guard let result = ExpressionNumber.result(of: parts.name, values()) else {
                raiseException("Unable to call the function \(parts.name) with these arguments")
            }
            return result.number
        case .keyPath, .unionSet, .intersectSet, .minusSet, .subquery, .anyKey:
            raiseException("An expression of this type cannot be evaluated here")
        }
    }

    /// The format with each `%@`, `%d` or `%f` replaced.
    private static func filled(_ format: String, with arguments: [Any]) -> String {
        var (text, rest) = ("", arguments[...])
        var parts = format.split(separator: "%", omittingEmptySubsequences: false)
        text += parts.removeFirst()
        for part in parts { text += "\(rest.popFirst() ?? "")" + part.dropFirst() }
        return text
    }
}

// MARK: Its parts

extension NSExpression {
    public var constantValue: Any? { parts.constant }
    public var variable: String { parts.name }
    public var keyPath: String { parts.name }
    public var function: String { parts.name }
    /// What has a function; those of numbers belong to Foundation.
    public var operand: NSExpression { NSExpression(forConstantValue: nil) }
    public var arguments: [NSExpression]? { parts.operands }
    public var collection: Any { expressionType == .subquery ? operand(0) as Any : parts.operands as Any }
    public var left: NSExpression { operand(0) }
    public var right: NSExpression { operand(1) }
    public var `true`: NSExpression { operand(0) }
    public var `false`: NSExpression { operand(1) }

    public var predicate: NSPredicate {
        guard let predicate = parts.predicate else { raiseException("An expression of this type has no predicate") }
        return predicate
    }

    public var expressionBlock: Block {
        guard let block = parts.block else { raiseException("An expression of this type has no block") }
        return block
    }

    private func operand(_ index: Int) -> NSExpression {
        guard parts.operands.indices.contains(index) else {
            raiseException("An expression of this type has no such part")
        }
        return parts.operands[index]
    }
}
