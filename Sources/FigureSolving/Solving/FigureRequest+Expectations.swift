import Adaptive
import AutoLayout
import Notation
import Piecewise

extension FigureRequest {
    /// What the author expects of the figure's layout on a screen.
    package func expectations(
        on screen: Screen, resources: any LayoutResources, noting log: inout CertificateLog
    ) -> [LayoutExpectation] {
        guard program.hasExpectations else { return [] }
        if settings.exercise != nil {
            return program.goals(
                screen: screenName, on: screen, globals: globals, resources: resources, noting: &log)
        }
        return program.expectations(
            screen: screenName, on: screen, globals: globals, resources: resources, noting: &log)
    }

    /// The same, without what they depend on.
    package func expectations(on screen: Screen, resources: any LayoutResources) -> [LayoutExpectation] {
        var log = CertificateLog.off
        return expectations(on: screen, resources: resources, noting: &log)
    }
}

extension ExpectationFailure {
    /// The failures on one screen.
    static func among(
        _ expectations: [LayoutExpectation], in layout: Layout, of tree: ViewTree, on screen: Screen
    ) -> [ExpectationFailure] {
        expectations.filter { $0.applies(at: screen.size.width) }.compactMap { expectation in
            let left = expectation.left.value(in: layout, of: tree, on: screen)
            let right = expectation.right.value(in: layout, of: tree, on: screen)
            guard !expectation.holds(for: left - right...left - right) else { return nil }
            let width = screen.size.width
            return ExpectationFailure(
                expectation: expectation, path: tree.path(of: expectation.root), widths: [width...width],
                worst: Occurrence(width: width, offset: screen.scrolledBy, left: left, right: right))
        }
    }
}
