import Scene

extension Screen {
    /// The screen that a device's name stands for: upright, on its side behind the word `landscape`, or the part of it
    /// that split view gives an app where that part's width follows, as in `iPad 10.2 landscape 535`; or what is presented
    /// over it, as in `iPhone 14 sheet medium`, `iPad form sheet` and `iPad popover 320x400`.
    ///
    /// Nil for a name that no device has, for a width that split view does not have on it, and for what is not presented so.
    public static func device(_ description: String) -> Screen? {
        guard let words = DeviceDescription(description) else { return nil }
        if let presentation = words.presentation {
            return words.device.screen(isLandscape: words.isLandscape, presented: presentation)
        }
        guard let width = words.width else { return words.device.screen(isLandscape: words.isLandscape) }
        return SplitViewWidth.all.first {
            Size(width: $0.deviceWidth, height: $0.deviceHeight) == words.device.size
                && $0.isLandscape == words.isLandscape && "\(Int($0.width))" == width
        }?.screen
    }
}

extension Screen {
    /// What `device(_:)` knows the screen by, such as `iPhone 14` or `iPad 10.2 landscape 535`; nil where no device has
    /// a screen of this size, scale and safe area.
    public var deviceDescription: String? {
        if let (device, isLandscape) = DevicePreset.matching(size) {
            return isScreen(of: device.screen(isLandscape: isLandscape))
                ? device.name + (isLandscape ? " landscape" : "") : nil
        }
        guard let part = SplitViewWidth.all.first(where: { isScreen(of: $0.screen) }) else { return nil }
        let whole = Size(width: part.deviceWidth, height: part.deviceHeight)
        return DevicePreset.matching(whole).map {
            "\($0.device.name) \(part.isLandscape ? "landscape" : "portrait") \(Int(part.width))"
        }
    }

    private func isScreen(of other: Screen?) -> Bool {
        guard let other else { return false }
        return size == other.size && scale == other.scale && safeAreaInsets == other.safeAreaInsets
    }
}

extension DevicePreset {
    /// The device that such a description names.
    public static func described(by description: String) -> DevicePreset? { DeviceDescription(description)?.device }

    /// What is presented over the device in such a description, in its own words such as `sheet medium`; nil for a device.
    public static func presentation(in description: String) -> String? { DeviceDescription(description)?.presented }
}

/// A device's name, which way it is turned, and the width of its part or what is presented over it.
private struct DeviceDescription {
    let device: DevicePreset
    var isLandscape = false
    var width: String?
    var presentation: Presentation?
    /// In the description's words.
    var presented: String?

    init?(_ text: String) {
        if let device = DevicePreset.named(text) {
            self.device = device
            return
        }
        var words: [String] = []
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            words.append(String(decoding: Array(word), as: UTF8.self))
        }
        if let (start, presentation) = Self.presentation(in: words),
            let described = DeviceDescription(words[..<start].joined(separator: " ")), described.width == nil,
            described.presentation == nil
        {
            self = described
            self.presentation = presentation
            presented = words[start...].joined(separator: " ")
            return
        }
        guard let turn = words.lastIndex(where: { $0 == "landscape" || $0 == "portrait" }),
            let device = DevicePreset.named(words[..<turn].joined(separator: " ")), words.count <= turn + 2
        else { return nil }
        self.device = device
        isLandscape = words[turn] == "landscape"
        width = words.count > turn + 1 ? words[turn + 1] : nil
    }

    /// What the last words say of a presentation, and where they begin.
    private static func presentation(in words: [String]) -> (start: Int, Presentation)? {
        let count = words.count
        guard count > 2 else { return nil }
        switch (words[count - 2], words[count - 1]) {
        case ("form", "sheet"): return (count - 2, .formSheet)
        case ("page", "sheet"): return (count - 2, .pageSheet)
        case ("column", let name): return Presentation.Column(rawValue: name).map { (count - 2, .column($0)) }
        case ("sheet", "medium"): return (count - 2, .sheet(.medium))
        case ("sheet", "large"): return (count - 2, .sheet(.large))
        case ("sheet", let height): return points(height).map { (count - 2, .sheet(.custom($0))) }
        case ("popover", let size):
            var sides: [Double] = []
            for side in size.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false) {
                guard let length = points(String(decoding: Array(side), as: UTF8.self)) else { return nil }
                sides.append(length)
            }
            return sides.count == 2 ? (count - 2, .popover(Size(width: sides[0], height: sides[1]))) : nil
        default: return nil
        }
    }

    /// A whole number above 0.
    private static func points(_ text: String) -> Double? {
        guard let number = Int(text), (1...10_000).contains(number) else { return nil }
        return Double(number)
    }
}
