import Adaptive
import AutoLayout

/// A screen whose width the reader chooses.
public struct LivePreview: Sendable {
    public var layout: AdaptiveLayout
    /// The width at first, points.
    public var width: Double
    /// How far it is scrolled at first, points from rest.
    public var opening: Double
    /// Widths to choose from by name, ascending; the first one's is among them.
    public var presets: [Preset]
    /// Whether it has a hairline around it instead of a device.
    public var isPlain: Bool
    /// Light or dark for good; nil to follow the reader's choice.
    public var appearance: UserInterfaceStyle?
    /// Whether a width chosen in one figure holds in it too.
    public var followsOthers: Bool

    /// A width with the name of a device that has it.
    public struct Preset: Hashable, Sendable {
        public var name: String
        /// Points.
        public var width: Double

        public init(name: String, width: Double) {
            self.name = name
            self.width = width
        }
    }

    public init(
        layout: AdaptiveLayout, width: Double, opening: Double = 0, presets: [Preset], isPlain: Bool = false,
        appearance: UserInterfaceStyle? = nil, followsOthers: Bool = true
    ) {
        self.layout = layout
        self.width = width
        self.opening = opening
        self.presets = presets
        self.isPlain = isPlain
        self.appearance = appearance
        self.followsOthers = followsOthers
    }
}
