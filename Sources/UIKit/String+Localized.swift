import Foundation

extension String {
    /// The text that the bundle's tables have for a key, else the key; what is interpolated is part of it.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = Self.localized(key, otherwise: key, table, bundle) }

    public init(
        localized key: String, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = Self.localized(key, otherwise: defaultValue, table, bundle) }

    /// A program without files has no tables.
    private static func localized(_ key: String, otherwise text: String, _ table: String?, _ bundle: Bundle?) -> String
    {
        let bundle = bundle ?? FigureEnvironment.current.bundlePath.flatMap { Bundle(path: $0) }
        return bundle?.localizedString(forKey: key, value: text, table: table) ?? text
    }
}
