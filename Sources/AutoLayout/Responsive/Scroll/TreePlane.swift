/// Samples trees at any width and offset.
final class TreePlane: PlaneProbe {
    private let makeTree: (Screen, inout DecisionTrace) -> ViewTree?
    private let screen: Screen

    init(screen: Screen, makeTree: @escaping (Screen, inout DecisionTrace) -> ViewTree?) {
        self.makeTree = makeTree
        self.screen = screen
    }

    func sample(at width: Double, offset: Double) throws(ResponsiveFailure) -> WidthSample {
        var screen = screen
        screen.scrolledBy = offset
        var probe = TreeProbe(makeTree: makeTree, screen: screen)
        var sample = try probe.sample(at: width)
        sample.width = offset
        return sample
    }
}
