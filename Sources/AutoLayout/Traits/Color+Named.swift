import Scene

extension Color {
    /// UIKit's colour of that name, such as `systemBlue` or `white`; nil for any other name.
    public static func named(_ name: String) -> Color? {
        table.first { $0.name == name }?.color
    }

    /// Every name that `named(_:)` knows, in the order of UIKit's documentation.
    public static var names: [String] { table.map { $0.name } }

    private static let table: [(name: String, color: Color)] = [
        ("label", .label),
        ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel),
        ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText),
        ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator),
        ("link", .link),
        ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
        ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill),
        ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill),
        ("systemRed", .systemRed),
        ("systemOrange", .systemOrange),
        ("systemYellow", .systemYellow),
        ("systemGreen", .systemGreen),
        ("systemMint", .systemMint),
        ("systemTeal", .systemTeal),
        ("systemCyan", .systemCyan),
        ("systemBlue", .systemBlue),
        ("systemIndigo", .systemIndigo),
        ("systemPurple", .systemPurple),
        ("systemPink", .systemPink),
        ("systemBrown", .systemBrown),
        ("systemGray", .systemGray),
        ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3),
        ("systemGray4", .systemGray4),
        ("systemGray5", .systemGray5),
        ("systemGray6", .systemGray6),
        ("tint", .tint),
        ("black", .black),
        ("darkGray", .darkGray),
        ("gray", .gray),
        ("lightGray", .lightGray),
        ("white", .white),
        ("clear", .clear),
        ("red", .red),
        ("green", .green),
        ("blue", .blue),
        ("cyan", .cyan),
        ("yellow", .yellow),
        ("magenta", .magenta),
        ("orange", .orange),
        ("purple", .purple),
        ("brown", .brown),
    ]
}
