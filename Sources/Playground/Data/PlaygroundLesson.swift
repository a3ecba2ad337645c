import Notation

/// What the engine in a lesson's page knows of the lesson.
package struct PlaygroundLesson {
    /// A layout block.
    package struct Block {
        /// Its code as the author wrote it.
        package var code: String
        /// The line that opens it.
        package var fence: String
        /// What that line says of it, and how many bytes of the line stand before.
        package var info: String
        package var infoColumn: Int
        /// The name of its figure; nil where it draws none.
        package var figure: String?
        /// The line of the lesson on which its code begins, counted from 1.
        package var firstLine: Int

        package init(
            code: String, fence: String, info: String, infoColumn: Int, figure: String?, firstLine: Int
        ) {
            self.code = code
            self.fence = fence
            self.info = info
            self.infoColumn = infoColumn
            self.figure = figure
            self.firstLine = firstLine
        }
    }

    /// The lesson's file, as messages name it.
    package var path: String
    /// From its page to the site's root, such as `../`.
    package var root: String
    /// The lesson's data, by name.
    package var globals: [DataValue.Field]
    /// In the order in which they build on each other.
    package var blocks: [Block]

    package init(path: String, root: String, globals: [DataValue.Field], blocks: [Block]) {
        self.path = path
        self.root = root
        self.globals = globals
        self.blocks = blocks
    }
}

extension PlaygroundLesson {
    /// The bytes that the lesson's page fetches.
    package var encoded: [UInt8] {
        var writer = DataWriter()
        writer.write(path)
        writer.write(root)
        writer.write(globals)
        writer.write(blocks) {
            $0.write($1.code)
            $0.write($1.fence)
            $0.write($1.info)
            $0.write($1.infoColumn)
            $0.write($1.figure ?? "")
            $0.write($1.firstLine)
        }
        return writer.bytes
    }

    /// Nil for bytes that are not `encoded`.
    init?(decoding bytes: [UInt8]) {
        var reader = DataReader(bytes)
        path = reader.string()
        root = reader.string()
        globals = reader.fields()
        blocks = reader.array {
            let (code, fence, info, column) = ($0.string(), $0.string(), $0.string(), $0.int())
            let figure = $0.string()
            return Block(
                code: code, fence: fence, info: info, infoColumn: column, figure: figure.isEmpty ? nil : figure,
                firstLine: $0.int())
        }
        if reader.isDamaged { return nil }
    }
}

extension DataWriter {
    fileprivate mutating func write(_ fields: [DataValue.Field]) {
        write(fields) {
            $0.write($1.name)
            $0.write($1.value)
        }
    }

    private mutating func write(_ value: DataValue) {
        switch value {
        case .null: write(0)
        case .bool(let flag): write(flag ? 2 : 1)
        case .number(let number):
            write(3)
            write(number)
        case .string(let text):
            write(4)
            write(text)
        case .list(let values):
            write(5)
            write(values) { $0.write($1) }
        case .record(let fields):
            write(6)
            write(fields)
        }
    }
}

extension [DataValue.Field] {
    /// Nil for bytes that no `DataWriter` wrote.
    init?(decoding bytes: [UInt8]) {
        var reader = DataReader(bytes)
        self = reader.fields()
        if reader.isDamaged { return nil }
    }
}

extension DataReader {
    fileprivate mutating func fields() -> [DataValue.Field] {
        array { DataValue.Field(name: $0.string(), value: $0.value()) }
    }

    private mutating func value() -> DataValue {
        switch int() {
        case 1: .bool(false)
        case 2: .bool(true)
        case 3: .number(double())
        case 4: .string(string())
        case 5: .list(array { $0.value() })
        case 6: .record(fields())
        case _: .null
        }
    }
}
