import Scene

extension Image {
    /// Before the path data in the name of an image of a path, whose weight is that of its line, points, or 0 for its ground.
    static let pathPrefix = "path:"
}
