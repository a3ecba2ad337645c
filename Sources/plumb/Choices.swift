import AutoLayout
import Checking
import Site

/// The values that options choose from.
enum Choices {
    static let textSizes = ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ",")
    static let diagnosticFormats = DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ",")
    static let pipelines = Pipeline.allCases.map(\.rawValue).joined(separator: ",")
}
