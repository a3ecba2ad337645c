import AutoLayout
import Notation

/// The avatar that shrinks while its table is scrolled.
enum AvatarVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        var screen = Screen(vector.given, height: 667)
        screen.size.width = 375
        screen.scale = 2
        screen.scrolledBy = vector.given["contentOffsetY"].number ?? 0
        let solved = try SolvedScreen("avatar", on: screen)
        var comparison = Comparison(vector, scale: screen.scale)
        for problem in solved.layout.problems { comparison.fail(problem.message) }
        let (header, name) = (solved.frame("header"), solved.frame("Avatar/header/name"))
        for (key, wanted) in vector.expect.members {
            switch key {
            case "header", "avatar": comparison.expect(key, solved.frame(key), wanted)
            case "image": comparison.expect(key, solved.frame("Avatar/avatar/image", in: "avatar"), wanted)
            case "nameLabelBottomConstant":
                comparison.expect(key, (header?.maxY ?? 0) - (name?.maxY ?? 0), wanted)
            case "nameLabelBottomY": comparison.expect(key, name?.maxY, wanted)
            case "zOrder": comparison.expect(key, order(solved), wanted)
            default: comparison.fail("'\(key)' is not understood")
            }
        }
        return comparison.result
    }

    private static func order(_ solved: SolvedScreen) -> String? {
        guard let header = solved.view("header"), let avatar = solved.view("avatar") else { return nil }
        let isBehind = solved.tree[header].appearance.zPosition > solved.tree[avatar].appearance.zPosition
        return isBehind ? "avatar behind header" : "avatar in front"
    }
}
