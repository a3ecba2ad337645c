import Scene

extension Screen {
    /// The screen that a device's name stands for: upright, on its side behind the word `landscape`, or the part of it
    /// that split view gives an app where that part's width follows, as in `iPad 10.2 landscape 535`.
    ///
    /// Nil for a name that no device has, and for a width that split view does not have on it.
    public static func device(_ description: String) -> Screen? {
        guard let words = DeviceDescription(description) else { return nil }
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
}

/// A device's name, which way it is turned, and the width of its part.
private struct DeviceDescription {
    let device: DevicePreset
    var isLandscape = false
    var width: String?

    init?(_ text: String) {
        if let device = DevicePreset.named(text) {
            self.device = device
            return
        }
        var words: [String] = []
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            words.append(String(decoding: Array(word), as: UTF8.self))
        }
        guard let turn = words.lastIndex(where: { $0 == "landscape" || $0 == "portrait" }),
            let device = DevicePreset.named(words[..<turn].joined(separator: " ")), words.count <= turn + 2
        else { return nil }
        self.device = device
        isLandscape = words[turn] == "landscape"
        width = words.count > turn + 1 ? words[turn + 1] : nil
    }
}
