import Scene

// UIColor's fixed colours, the same in light and dark; sRGB.
extension Color {
    public static let black = Color(white: 0)
    public static let darkGray = Color(white: 1.0 / 3)
    public static let gray = Color(white: 0.5)
    public static let lightGray = Color(white: 2.0 / 3)
    public static let white = Color(white: 1)
    public static let clear = Color(white: 0, alpha: 0)
    public static let red = Color(Components(red: 1, green: 0, blue: 0))
    public static let green = Color(Components(red: 0, green: 1, blue: 0))
    public static let blue = Color(Components(red: 0, green: 0, blue: 1))
    public static let cyan = Color(Components(red: 0, green: 1, blue: 1))
    public static let yellow = Color(Components(red: 1, green: 1, blue: 0))
    public static let magenta = Color(Components(red: 1, green: 0, blue: 1))
    public static let orange = Color(Components(red: 1, green: 0.5, blue: 0))
    public static let purple = Color(Components(red: 0.5, green: 0, blue: 0.5))
    public static let brown = Color(Components(red: 0.6, green: 0.4, blue: 0.2))
}
