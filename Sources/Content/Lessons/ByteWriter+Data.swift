import Caching
import Notation

extension ByteWriter {
    /// What tells one value of a lesson's data from another.
    package mutating func write(_ value: DataValue) {
        switch value {
        case .null: write(0)
        case .bool(let flag): write([1, flag ? 1 : 0])
        case .number(let number): write(2); write(number)
        case .string(let text): write(3); write(text)
        case .list(let values):
            write([4, values.count])
            for value in values { write(value) }
        case .record(let fields): write(5); write(fields)
        }
    }

    /// What tells one set of named values from another.
    package mutating func write(_ fields: [DataValue.Field]) {
        write(fields.count)
        for field in fields {
            write(field.name)
            write(field.value)
        }
    }
}
