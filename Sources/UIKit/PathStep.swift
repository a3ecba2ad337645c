import Foundation
internal import Scene

/// A step of a path, with its points where they are drawn.
enum PathStep {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// In order, the last one where the step ends.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    func mapped(_ change: (CGPoint) -> CGPoint) -> PathStep {
        switch self {
        case .move(let end): .move(change(end))
        case .line(let end): .line(change(end))
        case .quad(let control, let end): .quad(change(control), change(end))
        case .curve(let control1, let control2, let end): .curve(change(control1), change(control2), change(end))
        case .close: .close
        }
    }
}

/// A part of a path from a move to the next one.
struct Subpath {
    /// What is known of the whole of it.
    enum Outline {
        case rectangle(CGRect, radius: CGFloat, Corners)
        case oval(CGRect)
    }

    var steps: [PathStep]
    var outline: Outline?

    var points: [CGPoint] { steps.flatMap(\.points) }

    var start: CGPoint { steps.first?.points.last ?? .zero }

    var end: CGPoint {
        if case .close? = steps.last { return start }
        return steps.last?.points.last ?? .zero
    }

    var isClosed: Bool { if case .close? = steps.last { true } else { false } }

    /// The smallest rectangle around its points, of curves around their control points.
    var bounds: CGRect { CGRect(around: points) }

    func applying(_ transform: CGAffineTransform) -> Subpath {
        Subpath(steps: steps.map { $0.mapped { $0.applying(transform) } }, outline: outline?.applying(transform))
    }
}

extension Subpath.Outline {
    /// Nil where the outline is of another kind then.
    func applying(_ transform: CGAffineTransform) -> Subpath.Outline? {
        guard transform.b == 0, transform.c == 0 else { return nil }
        func moved(_ rect: CGRect) -> CGRect {
            CGRect(
                around: [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)].map {
                    $0.applying(transform)
                })
        }
        switch self {
        case .oval(let rect): return .oval(moved(rect))
        case .rectangle(let rect, let radius, let corners):
            guard radius == 0 || transform.a == 1 && transform.d == 1 else { return nil }
            return .rectangle(moved(rect), radius: radius, corners)
        }
    }
}

extension CGRect {
    /// The smallest rectangle that has all of the points; zero for none.
    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .zero
            return
        }
        var (low, high) = (first, first)
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
