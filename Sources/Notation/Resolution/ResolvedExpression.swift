/// An expression whose names are bound, with its type and what it varies with.
package struct ResolvedExpression: Sendable {
    package indirect enum Kind: Sendable {
        /// What could not be read.
        case invalid
        case null
        case bool(Bool)
        case number(Double)
        case string([Piece])
        case variable(Variable)
        case environment(EnvironmentName)
        case screen(ScreenMember)
        case safeArea(SafeAreaSide)
        /// How far a view is scrolled, `self` for the one it stands in.
        case offset(view: String, axis: String)
        /// A value of the lesson's data.
        case data(String)
        /// A name that is no value.
        case unknown(String)
        /// A view or guide, and an anchor of one: in the sides of a constraint only.
        case item(ItemReference)
        case anchor(ItemReference, AnchorName)
        /// `.center`, `.title2.bold`, `.system(16, weight: .bold)`.
        case dot([Step])
        case member(ResolvedExpression, Name)
        case index(ResolvedExpression, ResolvedExpression)
        case function(Function, [Argument])
        /// What is called by a name that no function has.
        case unknownFunction(String)
        /// `color.withAlpha(0.5)`, `super.inset(8)`.
        case method(ResolvedExpression, Name, [Argument])
        /// `Card(song).fittingSize(width: 200).height`: how large an instance of a component is by itself.
        case fittingSize(Fitting, isHeight: Bool)
        case list([ResolvedExpression])
        case tuple([ResolvedExpression])
        case unary(UnaryOperator, ResolvedExpression)
        case binary(BinaryOperator, ResolvedExpression, ResolvedExpression)
        case ternary(ResolvedExpression, ResolvedExpression, ResolvedExpression)
    }

    /// A part of a string.
    package enum Piece: Sendable {
        case text(String)
        case interpolation(ResolvedExpression)
    }

    package struct Argument: Sendable {
        package let label: String?
        package let value: ResolvedExpression

        package init(label: String?, value: ResolvedExpression) {
            self.label = label
            self.value = value
        }
    }

    /// An instance of a component that is measured and not shown.
    package struct Fitting: Sendable {
        package let component: Name
        package let arguments: [ResolvedExpression]
        /// The width that it is given; nil where it is as narrow as it can be.
        package let width: ResolvedExpression?

        var parts: [ResolvedExpression] { arguments + (width.map { [$0] } ?? []) }
    }

    /// One name of a value by its dot.
    package struct Step: Sendable {
        package let name: String
        /// Nil without parentheses.
        package let arguments: [Argument]?

        package init(name: String, arguments: [Argument]?) {
            self.name = name
            self.arguments = arguments
        }
    }

    package let kind: Kind
    package let type: ValueType
    package let dependencies: Dependencies
    package let source: Expression

    var place: Place { source.place }

    /// Whether it changes while the screen is shown.
    package var varies: Bool { !dependencies.isEmpty }
}

extension ResolvedExpression {
    var isVariable: Bool { if case .variable = kind { true } else { false } }

    /// The text of a string without interpolations.
    package var literalText: String? {
        guard case .string(let pieces) = kind else { return nil }
        var text = ""
        for piece in pieces {
            guard case .text(let part) = piece else { return nil }
            text += part
        }
        return text
    }

    /// Whether it is made of numbers alone: points rather than positions in a list.
    package var isArithmetic: Bool {
        switch kind {
        case .number: true
        case .unary(_, let operand): operand.isArithmetic
        case .binary(_, let left, let right): left.isArithmetic && right.isArithmetic
        case .ternary(_, let first, let second): first.isArithmetic && second.isArithmetic
        case .invalid, .null, .bool, .string, .variable, .environment, .screen, .safeArea, .offset, .data, .unknown,
            .item, .anchor, .dot, .member, .index, .function, .unknownFunction, .method, .fittingSize, .list, .tuple:
            false
        }
    }
}

extension Expression {
    /// The name before all dots and brackets; nil for anything else.
    var root: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, _), .index(let base, _): base.root
        case .invalid, .null, .bool, .number, .string, .dot, .call, .list, .tuple, .unary, .binary, .ternary: nil
        }
    }

    /// What stands before the last dot or bracket; the expression itself where there is none.
    var owner: Expression {
        switch kind {
        case .member(let base, _), .index(let base, _): base
        case .invalid, .null, .bool, .number, .string, .name, .dot, .call, .list, .tuple, .unary, .binary, .ternary:
            self
        }
    }
}
