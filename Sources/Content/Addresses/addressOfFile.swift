/// A path below the output folder as an address below the site's own (RFC 3986, section 3.3).
package func addressOfFile(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var address = ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            address.unicodeScalars.append(Unicode.Scalar(byte))
        default: address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }
    return address
}

/// The address of a file on a page, both by their paths below the output folder.
package func relativeAddress(ofFile path: String, onPageAt page: String) -> String {
    let (names, folders) = (path.split(separator: "/"), page.split(separator: "/").dropLast())
    let shared = zip(names.dropLast(), folders).prefix { $0 == $1 }.count
    let climb = Array(repeating: "..", count: folders.count - shared)
    return (climb + names.dropFirst(shared).map { addressOfFile(String($0)) }).joined(separator: "/")
}
