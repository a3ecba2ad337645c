import Cassowary
import Scene
import SeededRandomness
import Testing

@testable import AutoLayout

@Suite("Narrowing a contradiction")
struct NarrowingTests {
    /// Views beside each other that may have no room on the screen, and widths that contradict each other in many ways, behind so many
    /// optional constraints.
    private static func stage(_ random: inout SeededGenerator, optionals: Int = 0) -> Stage {
        var stage = Stage()
        let views = (0..<3 + random.next(below: 4)).map { stage.add("v\($0)") }
        for width in 0..<optionals { stage.constrain(views[0][.width], plus: Double(width), at: .defaultLow) }
        stage.pin(views[0], [.leading], to: Stage.root, plus: Double(random.next(below: 2)) * 8)
        for (view, next) in zip(views, views.dropFirst()) {
            stage.constrain(next[.leading], .equal, view[.trailing], plus: Double(random.next(below: 3)) * 4)
        }
        for view in views {
            let width = Double(50 * (1 + random.next(below: 4)))
            stage.constrain(view[.width], random.next(below: 2) == 0 ? .equal : .atLeast, plus: width)
        }
        for _ in 0..<random.next(below: 4) {
            let (one, other) = (views[random.next(below: views.count)], views[random.next(below: views.count)])
            stage.constrain(one[.width], random.next(below: 2) == 0 ? .equal : .atMost, other[.width], plus: -10)
        }
        stage.constrain(views[views.count - 1][.trailing], .atMost, Stage.root[.trailing])
        return stage
    }

    /// A system with all of its rows, and those that its solver says contradict each other, if any do.
    private static func system(_ stage: Stage) -> (IncrementalSystem, conflict: [Int]?) {
        let index = TreeIndex(stage.tree)
        let builder = SystemBuilder.complete(
            tree: stage.tree, screen: stage.screen, index: index,
            state: SystemState(count: index.members(of: Stage.root).count), root: Stage.root,
            imposing: ImposedSize(stage.screen.size))
        var solver = Solver(variableCount: builder.variableCount)
        var conflict: [Int]?
        do throws(SolverError) {
            for row in builder.rows { _ = try solver.addConstraint(row.constraint) }
            try solver.solve()
        } catch .unsatisfiable(let ids) { conflict = ids.map(\.index) } catch { Issue.record(error) }
        var system = IncrementalSystem()
        system.solve(builder)
        system.narrowings = NarrowedConflicts()
        return (system, conflict)
    }

    /// A deletion filter that tries every row, each time with a solver of its own.
    private static func filtered(_ members: [Int], _ system: IncrementalSystem) -> [Int] {
        func areContradictory(_ positions: [Int]) -> Bool {
            var solver = CompactSystem()
            do throws(SolverError) {
                for position in positions { try solver.add(system.rows[position].constraint) }
                try solver.solver.solve()
                return false
            } catch { return true }
        }
        func reduced(_ positions: [Int], beside fixed: [Int]) -> [Int] {
            positions.reversed().reduce(positions) { kept, position in
                let rest = kept.filter { $0 != position }
                return areContradictory(fixed + rest) ? rest : kept
            }
        }
        let given = system.rowsGiven(for: members)
        let others = members.filter { !given.contains($0) }
        let kept = reduced(others, beside: given)
        return kept.count == others.count ? members : (kept + reduced(given, beside: kept)).sorted()
    }

    @Test("keeps the rows that a filter keeps which tries each of them", arguments: UInt64(1)...4)
    func filter(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (narrowed, changed) = (0, 0)
        for _ in 0..<60 {
            var (system, conflict) = Self.system(Self.stage(&random))
            guard let conflict else { continue }
            let found = system.narrowed(conflict)
            #expect(found == Self.filtered(conflict, system), "seed \(seed)")
            narrowed += 1
            if found != conflict.sorted() { changed += 1 }
        }
        #expect(narrowed > 30 && changed > 3, "seed \(seed): \(narrowed), \(changed)")
    }

    @Test("is answered from another system as each answers it alone", arguments: UInt64(1)...4)
    func shared(seed: UInt64) {
        var (shared, random) = (NarrowedConflicts(), SeededGenerator(seed: seed))
        var answered = 0
        for _ in 0..<60 {
            // Of two systems that differ in optional rows alone the second is asked what the first was.
            let state = random
            for optionals in [0, 2] {
                random = state
                var (system, conflict) = Self.system(Self.stage(&random, optionals: optionals))
                guard let conflict else { continue }
                let alone = system.narrowed(conflict)
                system.narrowings = shared
                let before = shared.known.count
                #expect(system.narrowed(conflict) == alone, "seed \(seed)")
                shared = system.narrowings
                if shared.known.count == before { answered += 1 }
            }
        }
        #expect(answered > 30, "seed \(seed): \(answered)")
    }
}
