/// How long one preview took to elaborate and solve.
public struct FigureTiming: Hashable, Sendable {
    /// Such as `timeline/timeline 390`: lesson, figure and width.
    public var name: String
    public var seconds: Double
    public var viewCount: Int
}
