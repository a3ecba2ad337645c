import Foundation

extension String {
    /// The text that the bundle's tables have for a key, else the key; what is interpolated is part of it.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table) }

    public init(
        localized key: String, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = (bundle ?? .main).localizedString(forKey: key, value: defaultValue, table: table) }
}
