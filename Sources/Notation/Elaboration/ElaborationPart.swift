import AutoLayout
import Diagnostics
import Scene

/// One of the tasks of building a screen; what they share is the elaborator's.
protocol ElaborationPart {
    var elaborator: Elaborator { get }
}

extension ElaborationPart {
    var program: LayoutProgram { elaborator.program }
    var screen: Screen { elaborator.screen }
    var resources: any LayoutResources { elaborator.resources }

    var bodies: BodyElaborator { BodyElaborator(elaborator: elaborator) }
    var views: ViewBuilder { ViewBuilder(elaborator: elaborator) }
    var expressions: ExpressionEvaluator { ExpressionEvaluator(elaborator: elaborator) }
    var calls: CallEvaluator { CallEvaluator(elaborator: elaborator) }
    var items: ItemFinder { ItemFinder(elaborator: elaborator) }
    var anchors: AnchorArithmetic { AnchorArithmetic(elaborator: elaborator) }

    func fail(_ error: NotationError, _ place: Place, notes: [Diagnostic.Note] = []) {
        elaborator.fail(error, place, notes: notes)
    }

    func stop(_ error: NotationError, _ place: Place) { elaborator.stop(error, place) }

    func step(_ place: Place, cost: Int = 1) -> Bool { elaborator.step(place, cost: cost) }

    func location(of place: Place) -> SourceLocation? { elaborator.location(of: place) }
}
