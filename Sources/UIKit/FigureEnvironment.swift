package import AutoLayout
package import Scene

/// What the module's views stand in: a screen, its fonts and its pictures.
package struct FigureEnvironment {
    package var screen: Screen
    package var measurer: any TextMeasuring
    /// The picture of that name.
    package var image: (String) -> Image?
    /// The symbol of that name at a size in points, a weight, and a scale as `UIImage.SymbolScale` names it.
    package var symbol: (String, Double, FontWeight, String) -> Image?

    /// The folder with the files of the program's bundle; nil for a program without one.
    package var bundlePath: String?

    package init(
        screen: Screen, measurer: any TextMeasuring, image: @escaping (String) -> Image? = { _ in nil },
        symbol: @escaping (String, Double, FontWeight, String) -> Image? = { _, _, _, _ in nil },
        bundlePath: String? = nil
    ) {
        self.screen = screen
        self.measurer = measurer
        self.image = image
        self.symbol = symbol
        self.bundlePath = bundlePath
    }

    /// What every view of the process stands in; a process shows one screen, from one thread.
    nonisolated(unsafe) package static var current = FigureEnvironment(
        screen: .preset(width: 390), measurer: TextWithoutWidth())
}

/// Measures nothing: what stands in until a program sets its fonts.
private final class TextWithoutWidth: TextMeasuring {
    func width(of text: String, font: Font) -> Double { 0 }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] { [TextLine(text: text, width: 0)] }
}
