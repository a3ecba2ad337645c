/// The vectors that cannot be met, each with the reason.
enum Exceptions {
    static let reasons: [String: String] = [:]
}
