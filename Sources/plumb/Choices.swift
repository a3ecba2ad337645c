import AutoLayout

/// The values that options choose from.
enum Choices {
    static let textSizes = ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ",")
}
