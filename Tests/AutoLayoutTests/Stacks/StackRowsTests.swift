import Testing

@testable import AutoLayout

@Suite("A stack view's constraints")
struct StackRowsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let scene: StackScene
        let rows: String

        init(_ description: String, _ scene: StackScene, _ rows: String) {
            testDescription = description
            self.scene = scene
            self.rows = rows
        }
    }

    @Test("are UIKit's, by their names and priorities", arguments: cases)
    func rows(_ test: Case) {
        #expect(test.scene.rows().joined(separator: "\n") == test.rows)
    }

    static let cases = along + acrossMany + acrossOne + special
}
