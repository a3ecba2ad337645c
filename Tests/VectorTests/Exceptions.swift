/// The vectors that cannot be met, each with the reason.
enum Exceptions {
    static let reasons = [
        "text-width-05":
            "Inter's digits and its dollar sign are narrower than San Francisco's beside its letters: 69 for 70.5 points"
    ]
}
