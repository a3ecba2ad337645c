/// What a view shows by itself, behind its subviews and in its own coordinates.
public struct ContentScene<Length: Hashable & Sendable>: Hashable, Sendable {
    /// From back to front.
    public var primitives: [Primitive<Length>]

    public init(_ primitives: [Primitive<Length>] = []) { self.primitives = primitives }
}
