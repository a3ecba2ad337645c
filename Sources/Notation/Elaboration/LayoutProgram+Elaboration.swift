import AutoLayout
import Diagnostics

extension LayoutProgram {
    /// Builds the screen `name` for one environment: its views, and the constraints between them.
    ///
    /// `globals` are the lesson's data. The tree is nil where the screen does not exist or something is wrong with it or
    /// with a component it uses; what `append` has said about them is then said again.
    public func elaborate(
        screen name: String, on screen: Screen, globals: [DataValue.Field], resources: any LayoutResources
    ) -> (tree: ViewTree?, diagnostics: [Diagnostic]) {
        guard let definition = definition(named: name), definition.kind == .screen else {
            var report = ProblemReport()
            let place = Place(block: excerpts.count - 1, range: 0..<1)
            report.add(.unknownScreen(name, among: screenNames), place, in: excerpts)
            return (nil, report.sorted)
        }
        let faults = ReachableDefinitions.faults(from: definition, in: self)
        guard faults.isEmpty else { return (nil, faults) }
        let elaborator = Elaborator(program: self, screen: screen, globals: globals, resources: resources)
        elaborator.build(definition)
        guard let resting = elaborator.restingOffsets else { return elaborator.result }
        // A condition asked a view for its offset that turned out not to be the one that is scrolled.
        let second = Elaborator(program: self, screen: screen, globals: globals, resources: resources)
        second.resting = resting
        second.build(definition)
        return second.result
    }
}
