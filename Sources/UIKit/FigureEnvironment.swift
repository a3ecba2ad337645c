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
    /// Runs Swift's tasks that are ready, and says whether there were any.
    package var runTasks: () -> Bool = { false }

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

    /// The symbols that a program has named and the site has not, each once, in the order in which they were named.
    package private(set) var missingSymbols: [String] = []

    mutating func note(missingSymbol name: String) {
        if !missingSymbols.contains(name) { missingSymbols.append(name) }
    }

    /// What a program has asked for and its figure leaves out, each once, such as `UISlider.setThumbImage`, or `draw` for what the
    /// program draws itself, in the order in which it was asked for.
    package private(set) var leftOut: [String] = []

    mutating func note(leftOut name: String) {
        if !leftOut.contains(name) { leftOut.append(name) }
    }

    /// The picture of a name that may have a file's ending and scale: `harbour`, `harbour@2x.png`.
    func picture(named name: String) -> Image? {
        if let image = image(name) { return image }
        let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".PNG", ".JPG", ".JPEG"]
        guard let ending = endings.first(where: { name.hasSuffix($0) }) else { return nil }
        let stem = String(name.dropLast(ending.count))
        let scales = ["@2x", "@3x"].filter { stem.hasSuffix($0) }
        return image(stem) ?? (scales.isEmpty ? nil : image(String(stem.dropLast(3))))
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
