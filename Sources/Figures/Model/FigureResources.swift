import AutoLayout
import Scene

/// What a figure takes from outside; closures, so that tests need neither fonts nor files.
public struct FigureResources {
    /// The one that the engine measured with; places the titles of buttons and segments.
    public var measurer: any TextMeasuring
    /// Where an image is to be found; nil draws an empty grey box in its place.
    public var image: (Image) -> ImageSource?
    /// The letter-spacing of a font, in points, that follows every character but emoji.
    public var tracking: (Font) -> Double
    /// The width of a cluster that is drawn as an emoji, in em; nil for ordinary text.
    public var emojiAdvance: (Character) -> Double?
    /// The words of the page's language, not yet escaped.
    public var say: (FigurePhrase) -> String

    /// Resources with no letter-spacing and no emoji unless they are given, in English.
    public init(
        measurer: any TextMeasuring,
        image: @escaping (Image) -> ImageSource?,
        tracking: @escaping (Font) -> Double = { _ in 0 },
        emojiAdvance: @escaping (Character) -> Double? = { _ in nil },
        say: @escaping (FigurePhrase) -> String = { $0.english }
    ) {
        self.measurer = measurer
        self.image = image
        self.tracking = tracking
        self.emojiAdvance = emojiAdvance
        self.say = say
    }
}

/// How an image comes onto a page.
public enum ImageSource: Hashable, Sendable {
    /// A file at an address relative to the page, and the one that takes its place in dark surroundings; an empty
    /// `alternative` marks it as decoration.
    case file(url: String, alternative: String, dark: String? = nil)
    /// A whole `<svg>` element with a `viewBox`, trusted, drawn in the current colour.
    case symbol(svg: String)
}
