extension Color {
    /// The colour of primary text.
    public static let label = Color(light: Components(red: 0, green: 0, blue: 0), dark: Components(red: 1, green: 1, blue: 1))
}
