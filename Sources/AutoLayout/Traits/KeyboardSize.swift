import Scene

/// How high a keyboard is that is docked at the bottom of a screen; lengths are points.
public struct KeyboardSize: Hashable, Sendable, Serializable {
    /// The bar with suggestions, above the keys.
    public var suggestions: Double
    /// The four rows of keys.
    public var keys: Double
    /// What lies below the keys where there is no home button: the globe, the microphone and the home indicator.
    public var below: Double
    /// Whether the keys are those of an iPad.
    public var isPad = false

    /// From the keyboard's top to the screen's bottom.
    public var height: Double { suggestions + keys + below }
}

extension Screen {
    /// The keyboard of the device, with suggestions and in letters.
    ///
    /// Source: heights that apps have measured, as docs/uikit.md lists them; a size between those of devices takes those
    /// of the next smaller one.
    public var deviceKeyboard: KeyboardSize {
        let part = SplitViewWidth.all.first { $0.width == size.width && $0.height == size.height }
        let height = part?.deviceHeight ?? max(size.width, size.height)
        if height >= Self.leastPadHeight {
            return padKeyboard(isOnSide: part?.isLandscape ?? isLandscape, height: height)
        }
        return verticalSizeClass == .compact ? phoneKeyboardOnSide : uprightPhoneKeyboard
    }

    /// Every phone is lower.
    private static let leastPadHeight = 1000.0
    private var hasHomeIndicator: Bool { safeAreaInsets.bottom > 0 }

    private var uprightPhoneKeyboard: KeyboardSize {
        let isLarge = size.width >= Self.leastWidthOfWideMargins
        guard !hasHomeIndicator else {
            return KeyboardSize(suggestions: 45, keys: isLarge ? 226 : 216, below: 75)
        }
        return KeyboardSize(suggestions: isLarge ? 45 : size.width < 375 ? 37 : 44, keys: isLarge ? 226 : 216, below: 0)
    }

    private var phoneKeyboardOnSide: KeyboardSize {
        KeyboardSize(suggestions: 38, keys: 162, below: hasHomeIndicator ? 9 : 0)
    }

    /// - Parameter height: of the whole iPad upright, points.
    private func padKeyboard(isOnSide: Bool, height: Double) -> KeyboardSize {
        let isLarge = height >= 1366
        let keys = isOnSide ? (isLarge ? 421.0 : 348) : isLarge ? 328 : 263
        return KeyboardSize(suggestions: 50, keys: keys, below: hasHomeIndicator ? 20 : 0, isPad: true)
    }
}
