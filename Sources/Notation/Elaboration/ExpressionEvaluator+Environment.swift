import AutoLayout
import Piecewise
import Scene

// What a block sees of its surroundings, asked of the screen.
extension ExpressionEvaluator {
    func value(of name: EnvironmentName) -> Value {
        let entry = name.entry
        if let use = entry.widthUse { elaborator.trace.note(use) }
        return switch entry.reading {
        case .whole: .environment(.screen)
        case .condition(let holds): .bool(holds(screen))
        case .textSize(let category): .textSize(category(screen))
        }
    }

    func environmentMember(_ name: Name, of owner: EnvironmentOwner, _ base: Expression) -> Value {
        let names: [String]
        switch owner {
        case .screen:
            if let member = ScreenMember(rawValue: name.text) { return value(of: member) }
            names = ScreenMember.names
        case .safeArea:
            if let side = SafeAreaSide(rawValue: name.text) { return .number(side.inset(of: screen)) }
            names = SafeAreaSide.names
        }
        fail(.unknownEnvironment(name.text, of: base.text, among: names), name.place)
        return .invalid
    }

    func value(of member: ScreenMember) -> Value {
        switch member {
        case .width:
            elaborator.trace.note(.points)
            return .number(Number(value: screen.size.width, varies: true))
        case .height: return .number(Number(value: screen.size.height, varies: true))
        case .scale: return .number(screen.scale)
        case .safeArea: return .environment(.safeArea)
        }
    }
}
