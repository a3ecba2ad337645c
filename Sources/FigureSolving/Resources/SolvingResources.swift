import AutoLayout
import Diagnostics
import Notation
import Piecewise

/// What figures are made with: what their blocks name, and what makes their view trees.
package protocol SolvingResources: LayoutResources {
    /// A figure's view tree on a screen, nil where there is none, and the messages about either; logs each comparison on
    /// the way to it.
    func makeTree(
        of request: FigureRequest, on screen: Screen, noting log: inout CertificateLog
    ) -> (ViewTree?, [Diagnostic])
}

extension FigureRequest {
    /// What the layout blocks make of a screen.
    package func elaborate(
        on screen: Screen, resources: any LayoutResources, noting log: inout CertificateLog
    ) -> (ViewTree?, [Diagnostic]) {
        program.elaborate(screen: screenName, on: screen, globals: globals, resources: resources, noting: &log)
    }
}
