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
        let (red, green, blue, alpha) = (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
        let isOpaque = alpha == 255
        let isShort = Self.isPair(red) && Self.isPair(green) && Self.isPair(blue) && Self.isPair(alpha)
        return CSSWriter.text { writer in
            writer.write("#")
            for byte in [red, green, blue] { writer.write(hexadecimal: byte, isShort: isShort) }
            if !isOpaque { writer.write(hexadecimal: alpha, isShort: isShort) }
        }
    }

    /// A component of 0…1 in steps of 1/255.
    private static func byte(_ component: Double) -> UInt8 {
        component.isFinite ? UInt8((min(max(component, 0), 1) * 255).rounded()) : 0
    }

    /// Whether both hexadecimal digits are the same.
    private static func isPair(_ byte: UInt8) -> Bool { byte >> 4 == byte & 15 }
}
