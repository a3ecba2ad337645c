/// What a template may print, repeat or ask about.
public enum TemplateValue: Sendable {
    /// Printed; empty, it opens no section.
    case string(String)
    /// Opens a section or does not.
    case bool(Bool)
    /// A section is written once for each element.
    case list([TemplateValue])
    /// Names a section's body may use. Of equal names the last counts.
    case record([(name: String, value: TemplateValue)])
}
