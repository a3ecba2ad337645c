import AutoLayout
import Piecewise
import Scene

extension Screen {
    /// The radius of the glass's corners, points: a device without a home button has round ones.
    ///
    /// Source: the screens' masks as drawn in Apple's design resources; the sizes between are the next smaller one's.
    var cornerRadius: Double {
        let shortSide = min(size.width, size.height)
        guard safeAreaInsets.bottom > 0 else { return shortSide < 600 ? 4 : 6 }
        if let device = DevicePreset.matching(size)?.device { return device.cornerRadius }
        switch shortSide {
        case ..<390: return 39
        case ..<393: return 47
        case ..<414: return 55
        case ..<428: return 41
        case ..<429: return 53
        case ..<600: return 55
        default: return 18
        }
    }
}
