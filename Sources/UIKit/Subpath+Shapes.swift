import Foundation
internal import Scene

extension Subpath {
    /// How far the control points of a quarter of a circle lie from its ends, in radii.
    private static let quarter: CGFloat = 0.5522847498307936

    static func rectangle(_ rect: CGRect) -> Subpath {
        Subpath(
            steps: [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ], outline: .rectangle(rect, radius: 0, .all))
    }

    static func oval(_ rect: CGRect) -> Subpath {
        let (x, y) = (rect.width / 2, rect.height / 2)
        let (right, bottom) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY))
        let (left, top) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY))
        return Subpath(
            steps: [
                .move(right), quarter(right, bottom, CGSize(width: 0, height: y), CGSize(width: x, height: 0)),
                quarter(bottom, left, CGSize(width: -x, height: 0), CGSize(width: 0, height: y)),
                quarter(left, top, CGSize(width: 0, height: -y), CGSize(width: -x, height: 0)),
                quarter(top, right, CGSize(width: x, height: 0), CGSize(width: 0, height: -y)), .close,
            ], outline: .oval(rect))
    }

    /// A rectangle of which some corners are round.
    static func rectangle(_ rect: CGRect, radius: CGFloat, _ corners: Corners = .all) -> Subpath {
        let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        guard radius > 0, !corners.isEmpty else { return rectangle(rect) }
        func length(_ corner: Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let (topLeft, topRight) = (length(.topLeft), length(.topRight))
        let (bottomLeft, bottomRight) = (length(.bottomLeft), length(.bottomRight))
        var steps: [PathStep] = [.move(CGPoint(x: rect.minX + topLeft, y: rect.minY))]
        func turn(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat, _ before: CGSize, _ after: CGSize) {
            let start = CGPoint(x: x - before.width * length, y: y - before.height * length)
            let end = CGPoint(x: x + after.width * length, y: y + after.height * length)
            steps.append(.line(start))
            guard length > 0 else { return }
            steps.append(
                quarter(
                    start, end, CGSize(width: before.width * length, height: before.height * length),
                    CGSize(width: -after.width * length, height: -after.height * length)))
        }
        let (right, down) = (CGSize(width: 1, height: 0), CGSize(width: 0, height: 1))
        let (left, up) = (CGSize(width: -1, height: 0), CGSize(width: 0, height: -1))
        turn(rect.maxX, rect.minY, topRight, right, down)
        turn(rect.maxX, rect.maxY, bottomRight, down, left)
        turn(rect.minX, rect.maxY, bottomLeft, left, up)
        turn(rect.minX, rect.minY, topLeft, up, right)
        return Subpath(steps: steps + [.close], outline: .rectangle(rect, radius: radius, corners))
    }

    /// A quarter of an ellipse that leaves one end by a radius and comes to the other one from another.
    private static func quarter(_ start: CGPoint, _ end: CGPoint, _ leaving: CGSize, _ reaching: CGSize) -> PathStep {
        .curve(
            CGPoint(x: start.x + leaving.width * quarter, y: start.y + leaving.height * quarter),
            CGPoint(x: end.x + reaching.width * quarter, y: end.y + reaching.height * quarter), end)
    }
}

/// A part of a circle as curves, each at most a quarter of it.
struct PathArc {
    let start: CGPoint
    var curves: [PathStep] = []

    private static let mostTurns = 1_000

    /// - Parameters:
    ///   - startAngle: radians, from the right downwards, as `endAngle`.
    ///   - grows: whether the angle grows on the way, which is clockwise as it is seen.
    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, grows: Bool) {
        let turn = 2 * CGFloat.pi
        var sweep = grows ? endAngle - startAngle : startAngle - endAngle
        // As often as an angle makes sense: an endless one would never be reached.
        for _ in 0..<Self.mostTurns where sweep < 0 { sweep += turn }
        sweep = (grows ? 1 : -1) * min(sweep, turn)
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        start = point(startAngle)
        let size = abs(sweep)
        let count = size <= turn / 4 + 1e-9 ? 1 : size <= turn / 2 + 1e-9 ? 2 : size <= turn * 3 / 4 + 1e-9 ? 3 : 4
        guard size > 0 else { return }
        let part = sweep / CGFloat(count)
        let reach = radius * 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let (from, to) = (startAngle + part * CGFloat(index), startAngle + part * CGFloat(index + 1))
            let (first, last) = (point(from), point(to))
            curves.append(
                .curve(
                    CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                    CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)), last))
        }
    }
}
