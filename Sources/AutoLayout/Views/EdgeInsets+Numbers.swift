import Scene

extension EdgeInsets {
    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        visit(&top)
        visit(&left)
        visit(&bottom)
        visit(&right)
    }
}

extension Double? {
    mutating func visitNumber(_ visit: (inout Double) -> Void) {
        guard var number = self else { return }
        visit(&number)
        self = number
    }
}
