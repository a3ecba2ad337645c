import Scene

/// Where an element stands: its rectangle and that of the box around it, in the same coordinates, points.
struct Place: Hashable {
    var rect: Rect
    var outer: Rect
    /// Whether the element is as high as its rectangle; a text is as high as its lines.
    var hasHeight = true

    /// The declarations that place it on the browser's grid, one group for each axis.
    var snapped: [String] {
        let (inner, outer) = (GridRect(rect), GridRect(outer))
        let groups = inner.placement(in: outer)
        guard !hasHeight else { return groups }
        let top = inner.top - outer.top
        return top == 0 ? [groups[0]] : [groups[0], "top:\(pixels(top))"]
    }
}

extension GridRect {
    /// The declarations that place this rectangle in a box at `outer`: one group for each axis.
    fileprivate func placement(in outer: GridRect) -> [String] {
        [
            Self.declarations("left:", left - outer.left, "width:", width),
            Self.declarations("top:", top - outer.top, "height:", height),
        ]
    }

    /// An offset of 0 is the shared stylesheet's default.
    private static func declarations(
        _ edge: StaticString, _ offset: Double, _ dimension: StaticString, _ length: Double
    ) -> String {
        CSSWriter.text { writer in
            if offset != 0 {
                writer.write(edge)
                writer.write(pixels: offset)
                writer.write(";")
            }
            writer.write(dimension)
            writer.write(pixels: length)
        }
    }
}
