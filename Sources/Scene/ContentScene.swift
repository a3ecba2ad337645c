import Piecewise

/// What a view shows by itself, behind its subviews and in its own coordinates.
public struct ContentScene<Length: Hashable & Sendable>: Hashable, Sendable {
    /// From back to front.
    public var primitives: [Primitive<Length>]

    public init(_ primitives: [Primitive<Length>] = []) { self.primitives = primitives }

    /// The same primitives with the lengths that `combine` makes of these and another scene's, each with the axis it
    /// lies along; nil where the scenes differ in more than their lengths and the words of their lines.
    public func combined<Other, Result>(
        with other: ContentScene<Other>, _ combine: (Length, Other, Axis) -> Result
    ) -> ContentScene<Result>? {
        guard primitives.count == other.primitives.count else { return nil }
        var result = ContentScene<Result>()
        result.primitives.reserveCapacity(primitives.count)
        for (mine, others) in zip(primitives, other.primitives) {
            guard let primitive = mine.combined(with: others, combine) else { return nil }
            result.primitives.append(primitive)
        }
        return result
    }

    /// Every length that places something; of a text those of its room and of its first line, which the others follow.
    public var lengths: [Length] {
        primitives.flatMap { primitive in
            switch primitive {
            case .box(let box): box.rect.lengths
            case .image(let image): image.rect.lengths
            case .text(let text): [text.x, text.width] + text.lines.prefix(1).map { $0.top } + [text.pointSize]
            }
        }
    }

    /// The same scene with each colour changed.
    public func recolored(_ change: (Color) -> Color) -> ContentScene {
        ContentScene(
            primitives.map { primitive in
                switch primitive {
                case .box(var box):
                    box.surface = box.surface.recolored(change)
                    return .box(box)
                case .text(var text):
                    text.color = change(text.color)
                    for index in text.looks.indices { text.looks[index].color = change(text.looks[index].color) }
                    return .text(text)
                case .image(var image):
                    image.tint = change(image.tint)
                    return .image(image)
                }
            })
    }
}

extension Primitive {
    fileprivate func combined<Other, Result>(
        with other: Primitive<Other>, _ combine: (Length, Other, Axis) -> Result
    ) -> Primitive<Result>? {
        switch (self, other) {
        case (.box(let a), .box(let b)):
            return .box(SceneBox(a.rect.combined(with: b.rect, combine), a.surface))
        case (.image(let a), .image(let b)):
            return .image(SceneImage(a.image, in: a.rect.combined(with: b.rect, combine), mode: a.mode, tint: a.tint))
        case (.text(let a), .text(let b)):
            return a.combined(with: b, combine).map { .text($0) }
        case (.box, _), (.image, _), (.text, _): return nil
        }
    }
}

extension RectOf {
    fileprivate var lengths: [Number] { [x, y, width, height] }

    fileprivate func combined<Other, Result>(
        with other: RectOf<Other>, _ combine: (Number, Other, Axis) -> Result
    ) -> RectOf<Result> {
        RectOf<Result>(
            x: combine(x, other.x, .horizontal), y: combine(y, other.y, .vertical),
            width: combine(width, other.width, .horizontal), height: combine(height, other.height, .vertical))
    }
}

extension SceneText {
    fileprivate func combined<Other, Result>(
        with other: SceneText<Other>, _ combine: (Length, Other, Axis) -> Result
    ) -> SceneText<Result>? {
        guard lines.count == other.lines.count else { return nil }
        let lines = zip(lines, other.lines).map { a, b in
            SceneText<Result>.Line(
                text: a.text, x: combine(a.x, b.x, .horizontal), top: combine(a.top, b.top, .vertical),
                width: combine(a.width, b.width, .horizontal), runs: a.runs)
        }
        var result = SceneText<Result>(
            source, lines: lines, x: combine(x, other.x, .horizontal), width: combine(width, other.width, .horizontal),
            share: share, font: font, pointSize: combine(pointSize, other.pointSize, .horizontal), color: color)
        result.looks = looks
        return result
    }
}

extension Surface {
    /// The same with each colour changed.
    public func recolored(_ change: (Color) -> Color) -> Surface {
        var surface = self
        surface.color = color.map(change)
        surface.gradient = gradient.map(change)
        surface.border = border.map { Border(width: $0.width, color: change($0.color)) }
        surface.shadows = shadows.map {
            Shadow(shift: $0.shift, distance: $0.distance, blur: $0.blur, color: change($0.color))
        }
        return surface
    }
}
