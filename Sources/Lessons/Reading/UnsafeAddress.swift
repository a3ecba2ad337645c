/// Whether following `address` could run code or read the reader's files.
package func isUnsafe(_ address: String) -> Bool {
    let folded = String(address.unicodeScalars.filter { $0.value > 0x20 }).lowercased()
    if ["png", "gif", "jpeg", "webp"].contains(where: { folded.hasPrefix("data:image/" + $0) }) { return false }
    return ["javascript:", "vbscript:", "file:", "data:"].contains { folded.hasPrefix($0) }
}
