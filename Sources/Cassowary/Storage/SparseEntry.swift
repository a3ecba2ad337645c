/// An entry of a sparse matrix, without the number of its line.
struct SparseEntry: BitwiseCopyable, Sendable {
    var index: Int32
    var value: Double
}
