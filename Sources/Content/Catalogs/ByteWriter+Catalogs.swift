import Caching

extension ByteWriter {
    /// What tells one set of pictures from another.
    package mutating func write(_ catalog: PictureCatalog) {
        for picture in catalog.pictures {
            write(picture.name)
            write(picture.path)
            write([picture.size.width, picture.size.height])
        }
    }

    /// What tells one set of symbols from another.
    package mutating func write(_ catalog: SymbolCatalog) {
        for symbol in catalog.symbols {
            write([symbol.name, symbol.viewBox, symbol.shapes])
            write([symbol.size.width, symbol.size.height])
            write(symbol.isFilled)
        }
    }
}
