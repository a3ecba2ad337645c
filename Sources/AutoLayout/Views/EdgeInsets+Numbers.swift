import Scene

extension EdgeInsets {
    package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        visit(&top)
        visit(&left)
        visit(&bottom)
        visit(&right)
    }
}

extension Double? {
    package mutating func visitNumber(_ visit: (inout Double) -> Void) {
        guard var number = self else { return }
        visit(&number)
        self = number
    }
}
