import Content
import Diagnostics
import Notation

extension Diagnostic {
    /// Whether another try may do without it, on a machine that is quicker or allows more: what was made is not kept.
    public var isDueToMachine: Bool {
        [Self.slowLayout, Self.slowDiagram, Self.noDot, Self.codeNotAllowed, Self.noRunner, Self.noSandbox]
            .contains(identifier)
    }

    /// Whether a program has not run where it could not or must not: a site is built all the same, without its figure.
    public var isProgramThatMustNotRun: Bool {
        [Self.codeNotAllowed, Self.noRunner, Self.noSandbox].contains(identifier)
    }

    fileprivate static let slowLayout = "slow-layout"
    /// A diagram that takes too much time or memory.
    package static let slowDiagram = "slow-diagram"
    /// There is no program that draws diagrams.
    package static let noDot = "no-dot"
    static let codeNotAllowed = "code-not-allowed"
    static let noRunner = "no-runner"
    static let noSandbox = "no-sandbox"
}

extension FigureRequest {
    /// Why a preview is missing: nobody waited for its layout any longer.
    func slowLayout(width: Double, after seconds: Double) -> Diagnostic {
        Diagnostic(
            .error, Diagnostic.slowLayout, at: place, excerpt: excerpt,
            message: "the layout of \(name) takes more than \(number(seconds)) seconds at \(number(width)) pt",
            help: "remove views, or the constraints that tie each of them to all others")
    }

    /// Why a figure has no live preview: nobody waited any longer for its layout at every width. Programs have a limit of
    /// runs; one that reaches this one hangs.
    func slowLivePreview(after seconds: Double) -> Diagnostic {
        Diagnostic(
            code == nil ? .warning : .error, Diagnostic.slowLayout, at: place, excerpt: excerpt,
            message: "following \(name) through all widths takes more than \(number(seconds)) seconds, "
                + "so that it has no live preview",
            help: "remove views, or texts that wrap")
    }
}
