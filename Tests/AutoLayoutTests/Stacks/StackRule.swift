import Scene

@testable import AutoLayout

/// What a stack view must do with pictures, in plain arithmetic: no constraints, no solver.
struct StackRule {
    let scene: StackScene

    /// The stack's size and the visible items' frames by index, in the stack's coordinates, left to right.
    func answer() -> (size: Size, frames: [Int: Rect]) {
        let isRow = scene.stack.axis == .horizontal
        let margins = scene.margins ?? .zero
        let along = isRow ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        let across = isRow ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
        let main = mainAxis(length: isRow ? scene.width : scene.height, margins: along)
        let cross = crossAxis(length: isRow ? scene.height : scene.width, margins: across)
        var frames: [Int: Rect] = [:]
        for (position, index) in visible.enumerated() {
            let (a, b) = (main.spans[position], cross.spans[position])
            frames[index] =
                isRow
                ? Rect(x: a.start, y: b.start, width: a.length, height: b.length)
                : Rect(x: b.start, y: a.start, width: b.length, height: a.length)
        }
        let size =
            isRow ? Size(width: main.length, height: cross.length) : Size(width: cross.length, height: main.length)
        if scene.direction == .rightToLeft {
            for (index, frame) in frames { frames[index]?.x = size.width - frame.maxX }
        }
        return (size, frames)
    }

    private typealias Span = (start: Double, length: Double)

    private var visible: [Int] { scene.items.indices.filter { !scene.items[$0].isHidden } }

    private func natural(_ axis: Axis) -> [Double] {
        visible.map { axis == .horizontal ? scene.items[$0].width : scene.items[$0].height }
    }

    /// The spacing after each visible item but the last.
    private var gaps: [Double] { visible.dropLast().map { scene.items[$0].customSpacing ?? scene.stack.spacing } }

    // MARK: Along the axis

    private func mainAxis(length: Double?, margins: (Double, Double)) -> (length: Double, spans: [Span]) {
        let canvas = length.map { $0 - margins.0 - margins.1 }
        var (sizes, gaps) = (natural(scene.stack.axis), gaps)
        switch scene.stack.distribution {
        case .fill: if let canvas { stretch(&sizes, by: canvas - sizes.sum - gaps.sum) }
        case .fillEqually:
            let common = canvas.map { ($0 - gaps.sum) / Double(sizes.count) } ?? sizes.max() ?? 0
            sizes = sizes.map { _ in common }
        case .fillProportionally:
            if let canvas, let length { proportion(&sizes, stack: length, canvas: canvas) }
        case .equalSpacing: equalize(&sizes, &gaps, canvas: canvas)
        case .equalCentering: center(&sizes, &gaps, canvas: canvas)
        }
        var (x, spans) = (margins.0, [Span]())
        for (position, size) in sizes.enumerated() {
            spans.append((x, size))
            x += size + (position < gaps.count ? gaps[position] : 0)
        }
        return (x + margins.1, spans)
    }

    /// The item that hugs least takes the slack, the first one where they are equal.
    private func stretch(_ sizes: inout [Double], by slack: Double) {
        let huggings = visible.map { scene.items[$0].hugging }
        guard let least = huggings.min(), let position = huggings.firstIndex(of: least) else { return }
        sizes[position] += slack
    }

    /// Each item has its part of the stack, the last one what is left.
    private func proportion(_ sizes: inout [Double], stack: Double, canvas: Double) {
        let total = sizes.sum + gaps.sum
        sizes = sizes.map { $0 / total * stack }
        sizes[sizes.count - 1] = canvas - gaps.sum - sizes.dropLast().sum
    }

    private func equalize(_ sizes: inout [Double], _ gaps: inout [Double], canvas: Double?) {
        guard sizes.count > 1 else { return fillAlone(&sizes, canvas) }
        let gap = canvas.map { ($0 - sizes.sum) / Double(gaps.count) } ?? gaps.max() ?? 0
        gaps = gaps.map { _ in gap }
    }

    /// Two or three items: the middle one's centre halfway between the others', all of them at their own size.
    private func center(_ sizes: inout [Double], _ gaps: inout [Double], canvas: Double?) {
        guard sizes.count > 1 else { return fillAlone(&sizes, canvas) }
        let halves = zip(sizes, sizes.dropFirst()).map { ($0 + $1) / 2 }
        let least = zip(halves, gaps).map { $0 + $1 }.max() ?? 0
        let ends = ((sizes.first ?? 0) + (sizes.last ?? 0)) / 2
        let distance = canvas.map { ($0 - ends) / Double(gaps.count) } ?? least
        gaps = halves.map { distance - $0 }
    }

    private func fillAlone(_ sizes: inout [Double], _ canvas: Double?) {
        if let canvas { sizes = [canvas] }
    }

    // MARK: Across the axis

    private func crossAxis(length: Double?, margins: (Double, Double)) -> (length: Double, spans: [Span]) {
        let sizes = natural(scene.stack.axis == .horizontal ? .vertical : .horizontal)
        let tallest = sizes.max() ?? 0
        let canvas = length.map { $0 - margins.0 - margins.1 } ?? tallest
        let spans = sizes.map { size -> Span in
            switch scene.stack.alignment {
            case .fill: (margins.0, canvas)
            case .leading, .top: (margins.0, size)
            case .trailing, .bottom: (margins.0 + canvas - size, size)
            case .center: (margins.0 + (canvas - size) / 2, size)
            // A picture's first baseline is its top, its last one its bottom; columns have no common baseline.
            case .firstBaseline:
                scene.stack.axis == .vertical ? (margins.0, canvas) : (margins.0 + canvas - tallest, size)
            case .lastBaseline:
                scene.stack.axis == .vertical ? (margins.0, canvas) : (margins.0 + tallest - size, size)
            }
        }
        return (canvas + margins.0 + margins.1, spans)
    }
}

extension Sequence where Element == Double {
    fileprivate var sum: Double { reduce(0, +) }
}
