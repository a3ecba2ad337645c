/// Notes that a figure leaves out what a program has set or called.
func leaveOut(_ type: String, _ member: String = #function) {
    let name = member.prefix { $0 != "(" }
    FigureEnvironment.current.note(leftOut: "\(type).\(name)")
}

/// The same where the value is another than UIKit's own.
func leaveOut<Value: Equatable>(_ type: String, _ value: Value, unless usual: Value, _ member: String = #function) {
    if value != usual { leaveOut(type, member) }
}

/// Notes that a figure leaves out what a program draws itself.
func leaveOutDrawing() { FigureEnvironment.current.note(leftOut: "draw") }
