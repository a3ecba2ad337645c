import CExpat

/// Why a file is no XML.
struct XMLFault: Error {
    var place: XMLPlace
    var reason: String
}

/// Reads a document with expat. Complexity: O(bytes).
func parseXML(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    let parser = XML_ParserCreate(nil)
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser: parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(parser, { treeBuilder($0)?.begin($1, $2) }, { data, _ in treeBuilder(data)?.end() })
    XML_SetCharacterDataHandler(parser) { treeBuilder($0)?.append($1, count: Int($2)) }
    let status = bytes.withUnsafeBytes {
        XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: $0.count), 1)
    }
    if builder.isTooDeep {
        throw XMLFault(
            place: builder.place, reason: "it is nested deeper than \(XMLTreeBuilder.greatestDepth) elements")
    }
    guard status == XML_STATUS_OK, let root = builder.root else {
        let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it has no element"
        throw XMLFault(place: builder.place, reason: reason)
    }
    return root
}

private func treeBuilder(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}

/// Builds the tree while the parser calls it.
private final class XMLTreeBuilder {
    static let greatestDepth = 300

    private(set) var root: XMLElement?
    private(set) var isTooDeep = false
    private var open: [XMLElement] = []
    private let parser: XML_Parser?

    init(parser: XML_Parser?) { self.parser = parser }

    /// Where the parser stands.
    var place: XMLPlace {
        XMLPlace(line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }

    func begin(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard let name, open.count < Self.greatestDepth else {
            isTooDeep = true
            XML_StopParser(parser, 0)
            return
        }
        var pairs: [String: String] = [:]
        var next = 0
        while let attributes, let key = attributes[next], let value = attributes[next + 1] {
            pairs[String(cString: key)] = String(cString: value)
            next += 2
        }
        open.append(XMLElement(name: String(cString: name), attributes: pairs, place: place))
    }

    func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func append(_ characters: UnsafePointer<XML_Char>?, count: Int) {
        guard let characters, !open.isEmpty else { return }
        let bytes = UnsafeRawBufferPointer(start: characters, count: count)
        open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
    }
}
