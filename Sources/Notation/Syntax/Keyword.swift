import AutoLayout

/// Words that cannot name a view or a value. `screen`, `remove`, `header`, `footer` and `section` have a meaning by place.
enum Keyword: String, CaseIterable {
    case component, `let`, `if`, `else`, `for`, `in`, when, `true`, `false`, `nil`, `self`, `super`

    /// The keyword that a word is; nil for other words.
    static func named(_ word: String) -> Keyword? { positions[word].map { all[$0] } }

    private static let all = allCases
    private static let positions = Dictionary(positionsOf: all.map { $0.rawValue })

    /// Whether it can stand as a value, before a dot or an operator.
    var isOperand: Bool {
        switch self {
        case .true, .false, .nil, .self, .super: true
        case .component, .let, .if, .else, .for, .in, .when: false
        }
    }
}
