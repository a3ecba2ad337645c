import Cassowary
import Testing

@Suite("Why a sum has its value")
struct DeterminationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var system: String
        /// Of the variable named first.
        var chain: [Int]?
    }

    static let cases = [
        Case(testDescription: "its own equality", system: "x == 1\ny == 2", chain: [0]),
        Case(
            testDescription: "a chain, the nearest first", system: "c - b == 5\na == 10\nb - a == 2\nz == 9",
            chain: [0, 2, 1]),
        Case(testDescription: "nothing where it is open", system: "x >= 1\ny == 2", chain: nil),
        Case(testDescription: "two inequalities that squeeze it", system: "x >= 4\nx <= 4\nx <= 9", chain: [0, 1]),
        Case(
            testDescription: "a limit and the weaker wish that it stops", system: "x >= 50 @750\nx == 0 @250\nx <= 99",
            chain: [0, 1]),
        Case(
            testDescription: "one of two that say the same, the one added first", system: "x == 7 @500\nx == 7 @500",
            chain: [0]),
        Case(
            testDescription: "what the stronger of two siblings leaves",
            system: "a + b == 428\na == 71 @250\nb == 97 @251", chain: [0, 2]),
        Case(
            testDescription: "the outvoting two of three wishes",
            system: "x == 10 @500\nx == 3 @500\nx == 3 @500\ny == x", chain: nil),
    ]

    @Test("It is", arguments: cases.dropLast())
    func chain(_ example: Case) throws {
        var system = try System(example.system)
        let found = try system.solver.determiningConstraints(of: [Term(system.variables[0].variable)])
        #expect(found == example.chain?.map { system.constraints[$0] })
    }

    @Test("A width is asked for as a sum; what cancels out needs no reason; rank decides between equals")
    func sums() throws {
        var system = try System("left == 20\nright - left == 100\nright == 120\nfree >= 0")
        let (left, right) = (system.variables[0].variable, system.variables[1].variable)
        let width = [Term(right), Term(left, -1)]
        let short = try system.solver.determiningConstraints(of: width)
        #expect(short == [system.constraints[1]])
        let nothing = try system.solver.determiningConstraints(of: [Term(left), Term(left, -1)])
        #expect(nothing == [])
        let unloved = system.constraints[1]
        let other = try system.solver.determiningConstraints(of: width) { $0 == unloved ? 1 : 0 }
        #expect(other == [system.constraints[0], system.constraints[2]])
        #expect(throws: SolverError.notFinite) { try system.solver.determiningConstraints(of: [Term(left, .nan)]) }
    }

    @Test(
        "A chain fixes its variable alone; without any one member it does not; only what is open has none",
        arguments: seeds(60))
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let constraints = RandomSystem(using: &random, required: 0.15).constraints
        var solver = RandomSystem.solver(of: constraints)
        do throws(SolverError) { try solver.solve() } catch { return }
        let open = solver.ambiguousVariables()
        for variable in RandomSystem.variables {
            let chain = try solver.determiningConstraints(of: [Term(variable)])
            #expect((chain == nil) == open.contains(variable), "seed \(seed), \(variable)")
            guard let chain else { continue }
            let members = chain.map { constraints[$0.index] }
            let value = solver.value(of: variable)
            #expect(Self.fixes(members, variable, at: value), "seed \(seed), \(variable)")
            for place in members.indices {
                var rest = members
                rest.remove(at: place)
                #expect(!Self.fixes(rest, variable, at: value), "seed \(seed), \(variable) without \(place)")
            }
        }
    }

    private static func fixes(_ constraints: [Constraint], _ variable: Variable, at value: Double) -> Bool {
        var solver = RandomSystem.solver(of: constraints)
        do throws(SolverError) { try solver.solve() } catch { return false }
        let isOpen = solver.ambiguousVariables().contains(variable)
        return !isOpen && abs(solver.value(of: variable) - value) < 1e-6 * max(1, abs(value))
    }
}
