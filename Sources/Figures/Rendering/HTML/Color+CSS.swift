import Scene

extension Color {
    /// The colour as CSS, which follows the colour scheme of where it stands.
    var css: String {
        let (light, dark) = (light.hexadecimal, dark.hexadecimal)
        return light == dark ? light : "light-dark(\(light),\(dark))"
    }
}

extension Color.Components {
    /// `#rrggbb`, with two digits more where it is not opaque; one digit for each pair of equal ones where all are.
    fileprivate var hexadecimal: String {
        let pairs = [red, green, blue, alpha].map(Self.byte)
        let digits = pairs[3] == "ff" ? pairs.dropLast() : pairs[...]
        let isShort = digits.allSatisfy { $0.first == $0.last }
        return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    }

    /// A component of 0…1 as two hexadecimal digits.
    private static func byte(_ component: Double) -> String {
        let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
}
