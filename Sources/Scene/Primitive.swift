import Piecewise

/// What scenes are drawn from: boxes, texts and images.
///
/// A primitive knows no kind of view, and a renderer knows nothing but primitives and the layers that hold them. A
/// hairline is a box. Lengths are points: still numbers in a drawing at one size, affine ones in a drawing at many.
public enum Primitive<Length: Hashable & Sendable>: Hashable, Sendable {
    case box(SceneBox<Length>)
    case text(SceneText<Length>)
    case image(SceneImage<Length>)
}

/// A filled rectangle.
public struct SceneBox<Length: Hashable & Sendable>: Hashable, Sendable {
    public var rect: RectOf<Length>
    public var surface: Surface

    public init(_ rect: RectOf<Length>, _ surface: Surface) {
        self.rect = rect
        self.surface = surface
    }
}

/// How a rectangle is painted.
public struct Surface: Hashable, Sendable {
    public var color: Color?
    /// Over the colour; empty for none.
    public var gradient: [Color] = []
    public var gradientLine = GradientLine()
    /// Points; at most half of the shorter side is drawn.
    public var cornerRadius: Double = 0
    public var cornerCurve = CornerCurve.circular
    /// Those that are round.
    public var roundCorners = Corners.all
    /// How much of what lies behind is blurred, points, as in CSS; pictures show it sharp.
    public var backdropBlur: Double = 0
    /// Drawn inside the rectangle, over all that it holds.
    public var border: Border?
    /// The first one lies in front.
    public var shadows: [Shadow] = []

    public init(_ color: Color? = nil, cornerRadius: Double = 0, shadows: [Shadow] = []) {
        self.color = color
        self.cornerRadius = cornerRadius
        self.shadows = shadows
    }

    public struct Border: Hashable, Sendable {
        /// Points.
        public var width: Double
        public var color: Color

        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    public struct Shadow: Hashable, Sendable {
        /// How far it lies to the right, points.
        public var shift: Double
        /// How far it lies below, points.
        public var distance: Double
        /// Points, as in CSS: twice the standard deviation.
        public var blur: Double
        public var color: Color

        public init(shift: Double = 0, distance: Double, blur: Double, color: Color) {
            self.shift = shift
            self.distance = distance
            self.blur = blur
            self.color = color
        }
    }
}

/// A text broken into lines, of one font and colour or of parts with their own.
public struct SceneText<Length: Hashable & Sendable>: Hashable, Sendable {
    /// One line and its box, which is as high as the font's line.
    public struct Line: Hashable, Sendable {
        public var text: String
        public var x: Length
        public var top: Length
        /// The advance width.
        public var width: Length
        /// Its parts in fonts of their own; empty for a text of one font.
        public var runs: [LineRun]

        public init(text: String, x: Length, top: Length, width: Length, runs: [LineRun] = []) {
            self.text = text
            self.x = x
            self.top = top
            self.width = width
            self.runs = runs
        }
    }

    /// The whole text, of which the lines may show a part.
    public var source: String
    public var lines: [Line]
    /// Where the room for the lines begins, and how wide it is.
    public var x: Length
    public var width: Length
    /// The part of the spare room that lies to the left of a line: 0, ½ or 1.
    public var share: Double
    /// As drawn at one size, shrunk where the text had to fit.
    public var font: Font
    /// The font's size, which may follow the room's.
    public var pointSize: Length
    public var color: Color
    /// How each part is drawn that has a font of its own in `font`, in the same order.
    public var looks: [RunLook] = []

    public init(
        _ source: String, lines: [Line], x: Length, width: Length, share: Double, font: Font, pointSize: Length,
        color: Color
    ) {
        self.source = source
        self.lines = lines
        self.x = x
        self.width = width
        self.share = share
        self.font = font
        self.pointSize = pointSize
        self.color = color
    }
}

/// A part of a line in a font of its own.
public struct LineRun: Hashable, Sendable {
    /// Its font's place in the `runs` of the text's font.
    public var index: Int
    public var text: String
    /// The advance width of `text`, points.
    public var width: Double

    public init(index: Int, text: String, width: Double) {
        self.index = index
        self.text = text
        self.width = width
    }
}

/// How a part of a text is drawn besides its font.
public struct RunLook: Hashable, Sendable {
    public var color: Color
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(color: Color, isUnderlined: Bool = false, isStruckThrough: Bool = false) {
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}

/// A picture or a symbol.
public struct SceneImage<Length: Hashable & Sendable>: Hashable, Sendable {
    public var image: Image
    /// Where it is drawn; it may reach beyond what it stands in.
    public var rect: RectOf<Length>
    /// How it stands in the whole room of what shows it; nil where other rules place it.
    public var mode: ContentMode?
    /// For symbols and other templates.
    public var tint: Color

    public init(_ image: Image, in rect: RectOf<Length>, mode: ContentMode? = nil, tint: Color) {
        self.image = image
        self.rect = rect
        self.mode = mode
        self.tint = tint
    }
}
