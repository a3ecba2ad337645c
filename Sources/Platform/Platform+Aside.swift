extension Platform {
    /// Ends the name of a folder that has left its place while another takes it, where that needs two steps.
    public static var asideSuffix: String { "-aside" }
}
