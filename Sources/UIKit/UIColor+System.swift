internal import AutoLayout
internal import Scene

extension UIColor {
    public class var black: UIColor { UIColor(.black) }
    public class var darkGray: UIColor { UIColor(.darkGray) }
    public class var gray: UIColor { UIColor(.gray) }
    public class var lightGray: UIColor { UIColor(.lightGray) }
    public class var white: UIColor { UIColor(.white) }
    public class var clear: UIColor { UIColor(.clear) }
    public class var red: UIColor { UIColor(.red) }
    public class var green: UIColor { UIColor(.green) }
    public class var blue: UIColor { UIColor(.blue) }
    public class var cyan: UIColor { UIColor(.cyan) }
    public class var yellow: UIColor { UIColor(.yellow) }
    public class var magenta: UIColor { UIColor(.magenta) }
    public class var orange: UIColor { UIColor(.orange) }
    public class var purple: UIColor { UIColor(.purple) }
    public class var brown: UIColor { UIColor(.brown) }
    public class var tintColor: UIColor { UIColor(.tint) }
    public class var label: UIColor { UIColor(.label) }
    public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
    public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
    public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
    public class var placeholderText: UIColor { UIColor(.placeholderText) }
    public class var separator: UIColor { UIColor(.separator) }
    public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
    public class var link: UIColor { UIColor(.link) }
    public class var systemBackground: UIColor { UIColor(.systemBackground) }
    public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
    public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
    public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(.secondarySystemGroupedBackground) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.tertiarySystemGroupedBackground) }
    public class var systemFill: UIColor { UIColor(.systemFill) }
    public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
    public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
    public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
    public class var systemRed: UIColor { UIColor(.systemRed) }
    public class var systemOrange: UIColor { UIColor(.systemOrange) }
    public class var systemYellow: UIColor { UIColor(.systemYellow) }
    public class var systemGreen: UIColor { UIColor(.systemGreen) }
    public class var systemMint: UIColor { UIColor(.systemMint) }
    public class var systemTeal: UIColor { UIColor(.systemTeal) }
    public class var systemCyan: UIColor { UIColor(.systemCyan) }
    public class var systemBlue: UIColor { UIColor(.systemBlue) }
    public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
    public class var systemPurple: UIColor { UIColor(.systemPurple) }
    public class var systemPink: UIColor { UIColor(.systemPink) }
    public class var systemBrown: UIColor { UIColor(.systemBrown) }
    public class var systemGray: UIColor { UIColor(.systemGray) }
    public class var systemGray2: UIColor { UIColor(.systemGray2) }
    public class var systemGray3: UIColor { UIColor(.systemGray3) }
    public class var systemGray4: UIColor { UIColor(.systemGray4) }
    public class var systemGray5: UIColor { UIColor(.systemGray5) }
    public class var systemGray6: UIColor { UIColor(.systemGray6) }
}
