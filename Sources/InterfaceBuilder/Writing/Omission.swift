/// Something of the file that the notation has no words for.
struct Omission: Hashable, Sendable {
    /// Such as `a button's background image`.
    var what: String
    var place: XMLPlace
}
