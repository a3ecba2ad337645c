import FigureSolving
import Scene

/// What all lessons of a site share, for the engine in its pages.
package struct PlaygroundSite {
    /// A picture that layouts may name.
    package struct Picture {
        package var name: String
        /// Points.
        package var size: Size
        /// Its address from the site's root, and that of the one that takes its place in the dark.
        package var address: String
        package var darkAddress: String?

        package init(name: String, size: Size, address: String, darkAddress: String?) {
            self.name = name
            self.size = size
            self.address = address
            self.darkAddress = darkAddress
        }
    }

    /// The widths of figures that name none, points.
    package var widths: [Double]
    /// The files of components, each a path and its text.
    package var components: [(path: String, text: String)]
    package var pictures: [Picture]
    package var symbols: [Symbol]
    package var textTable: TextTable

    package init(
        widths: [Double], components: [(path: String, text: String)], pictures: [Picture], symbols: [Symbol],
        textTable: TextTable
    ) {
        self.widths = widths
        self.components = components
        self.pictures = pictures
        self.symbols = symbols
        self.textTable = textTable
    }
}

extension PlaygroundSite {
    /// The bytes that a page fetches once for all lessons.
    package var encoded: [UInt8] {
        var writer = DataWriter()
        writer.write(widths) { $0.write($1) }
        writer.write(components) {
            $0.write($1.path)
            $0.write($1.text)
        }
        writer.write(pictures) {
            $0.write($1.name)
            $0.write($1.size.width)
            $0.write($1.size.height)
            $0.write($1.address)
            $0.write($1.darkAddress ?? "")
        }
        writer.write(symbols) {
            $0.write($1.name)
            $0.write($1.size.width)
            $0.write($1.size.height)
            $0.write($1.viewBox)
            $0.write($1.shapes)
            $0.write($1.isFilled)
        }
        textTable.write(to: &writer)
        return writer.bytes
    }

    /// Nil for bytes that are not `encoded`.
    init?(decoding bytes: [UInt8]) {
        var reader = DataReader(bytes)
        widths = reader.array { $0.double() }
        components = reader.array { ($0.string(), $0.string()) }
        pictures = reader.array {
            let (name, width, height) = ($0.string(), $0.double(), $0.double())
            let (address, dark) = ($0.string(), $0.string())
            return Picture(
                name: name, size: Size(width: width, height: height), address: address,
                darkAddress: dark.isEmpty ? nil : dark)
        }
        symbols = reader.array {
            let (name, width, height) = ($0.string(), $0.double(), $0.double())
            return Symbol(
                name: name, size: Size(width: width, height: height), viewBox: $0.string(), shapes: $0.string(),
                isFilled: $0.bool())
        }
        textTable = TextTable(from: &reader)
        if reader.isDamaged { return nil }
    }
}
