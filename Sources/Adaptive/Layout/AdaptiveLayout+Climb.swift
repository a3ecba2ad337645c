import AutoLayout
import Piecewise

extension AdaptiveLayout {
    /// What a piece gains from step to step of a staircase: a row, say, whose height is rounded up to pixels.
    public struct Climb: Sendable {
        public var staircase: Staircase
        /// By position in `Group.members`, points.
        public var rises: [RectOf<Double>]
        public var separatorRise: RectOf<Double>?
        /// By position in `Piece.constraints`.
        public var residualRises: [ResidualOf<Double>]

        public init(
            staircase: Staircase, rises: [RectOf<Double>], separatorRise: RectOf<Double>? = nil,
            residualRises: [ResidualOf<Double>] = []
        ) {
            self.staircase = staircase
            self.rises = rises
            self.separatorRise = separatorRise
            self.residualRises = residualRises
        }
    }
}

extension AdaptiveLayout.Piece {
    /// The piece on the step that holds on a screen so many points wide; itself, where it does not climb.
    func onStep(at width: Double) -> AdaptiveLayout.Piece {
        guard let climb else { return self }
        return onStep(climb.staircase.step(at: width), of: climb)
    }

    /// Its steps up to a width, one piece each; itself, where it does not climb.
    func steps(before end: Double) -> [AdaptiveLayout.Piece] {
        guard let climb else { return [self] }
        let numbers = climb.staircase.steps(from: start.position, to: end)
        return numbers.map { number in
            var step = onStep(number, of: climb)
            if number > numbers.lowerBound { step.start = climb.staircase.start(ofStep: number) }
            return step
        }
    }

    fileprivate var withoutConstraints: AdaptiveLayout.Piece {
        var piece = self
        (piece.constraints, piece.residuals) = ([], [])
        piece.climb?.residualRises = []
        return piece
    }

    private func onStep(_ number: Int, of climb: AdaptiveLayout.Climb) -> AdaptiveLayout.Piece {
        var step = self
        step.climb = nil
        func raised(_ value: Affine, _ rise: Double) -> Affine {
            Affine(rate: value.rate, constant: value.constant + Double(number) * rise)
        }
        step.frames = zip(frames, climb.rises).map { $0.zip($1, raised) }
        step.separator = separator.flatMap { line in climb.separatorRise.map { line.zip($0, raised) } ?? line }
        step.residuals = zip(residuals, climb.residualRises).map { $0.zip($1, raised) }
        return step
    }
}

extension AdaptiveLayout.Group {
    /// The pieces with each step of a staircase as one, which say nothing of constraints.
    public var steps: [AdaptiveLayout.Piece] {
        zip(pieces, pieces.dropFirst().map { $0.start.position } + [.infinity]).flatMap {
            $0.withoutConstraints.steps(before: $1)
        }
    }
}

extension AdaptiveLayout.Variant {
    /// The variant with each step of a staircase as a piece of its own; breakpoints that groups have in common are
    /// equal.
    public var withSteps: AdaptiveLayout.Variant {
        guard groups.contains(where: { $0.pieces.contains { $0.climb != nil } }) else { return self }
        var variant = self
        for index in groups.indices { variant.groups[index].pieces = groups[index].steps }
        variant.groups.uniteStarts()
        return variant
    }
}
