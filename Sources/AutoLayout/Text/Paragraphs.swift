/// The parts of a text between its explicit line breaks.
enum Paragraphs {
    /// Splits at line feed, carriage return, both together, and Unicode's line and paragraph separators.
    static func split(_ text: String) -> [String] {
        guard count(in: text) > 1 else { return [text] }
        var text = text
        return text.withUTF8 { utf8 in
            var parts: [String] = []
            var start = 0
            var place = 0
            while place < utf8.count {
                let length = lengthOfBreak(utf8, at: place)
                if length > 0 {
                    parts.append(String(decoding: utf8[start..<place], as: UTF8.self))
                    start = place + length
                }
                place += max(length, 1)
            }
            parts.append(String(decoding: utf8[start...], as: UTF8.self))
            return parts
        }
    }

    /// How many there are.
    static func count(in text: String) -> Int {
        var text = text
        return text.withUTF8 { utf8 in
            var (count, place) = (1, 0)
            while place < utf8.count {
                let length = lengthOfBreak(utf8, at: place)
                if length > 0 { count += 1 }
                place += max(length, 1)
            }
            return count
        }
    }

    /// How many bytes the line break has that begins at a place; 0 where none does.
    private static func lengthOfBreak(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        func byte(_ distance: Int) -> UInt8 { place + distance < utf8.count ? utf8[place + distance] : 0 }
        switch utf8[place] {
        case 0x0A: return 1
        case 0x0D: return byte(1) == 0x0A ? 2 : 1
        case 0xC2: return byte(1) == 0x85 ? 2 : 0
        case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
        case _: return 0
        }
    }
}
