import AutoLayout
import Testing

@testable import UIKit

extension ModuleTests {
    @Suite("Visual formats")
    struct VisualFormatTests {
        private typealias Options = NSLayoutConstraint.FormatOptions

        private let box = UIView()
        private let views: [String: UIView] = ["a": UIView(), "b": UIView(), "c": UIView()]

        init() {
            for name in ["a", "b", "c"] { views[name].map(box.addSubview) }
        }

        /// What the constraints of a format say, in its order.
        private func said(_ format: String, _ options: Options) -> [String] {
            let metrics: [String: Any] = ["gap": 12, "soft": UILayoutPriority.defaultLow.rawValue, "wide": 120.5]
            return NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views
            ).map(sentence)
        }

        private func sentence(_ constraint: NSLayoutConstraint) -> String {
            let relation =
                switch constraint.relation {
                case .equal: "=="
                case .lessThanOrEqual: "<="
                case .greaterThanOrEqual: ">="
                }
            let other = constraint.secondItem.map { name($0) + ".\(constraint.secondAttribute) + " } ?? ""
            let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
            return name(constraint.firstItem)
                + ".\(constraint.firstAttribute) \(relation) \(other)\(constraint.constant)"
                + priority
        }

        private func name(_ item: AnyObject?) -> String {
            ["a", "b", "c"].first { views[$0] === item } ?? (item === box ? "box" : "?")
        }

        /// Formats with their options, and the constraints that they draw. Without a type it takes seconds to infer one.
        static let drawn: [(format: String, options: UInt, constraints: [String])] = [
            ("[a]", 0, []),
            ("|[a]|", 0, ["a.leading == box.leading + 0.0", "box.trailing == a.trailing + 0.0"]),
            ("H:|-[a]-|", 0, ["a.leading == box.leadingMargin + 0.0", "box.trailingMargin == a.trailing + 0.0"]),
            ("V:|-20-[a]-gap-|", 0, ["a.top == box.top + 20.0", "box.bottom == a.bottom + 12.0"]),
            ("[a][b]-[c]", 0, ["b.leading == a.trailing + 0.0", "c.leading == b.trailing + 8.0"]),
            ("V:[a]-[b]", 0, ["b.top == a.bottom + 8.0"]),
            ("[a(100)]", 0, ["a.width == 100.0"]), ("V:[a(wide@soft)]", 0, ["a.height == 120.5 @250"]),
            ("[a(>=60,<=200@750)]", 0, ["a.width >= 60.0", "a.width <= 200.0 @750"]),
            ("[a(b)]", 0, ["a.width == b.width + 0.0"]),
            ("[a]->=10-[b]", 0, ["b.leading >= a.trailing + 10.0"]),
            ("[a]-(>=4,==8@500)-[b]", 0, ["b.leading >= a.trailing + 4.0", "b.leading == a.trailing + 8.0 @500"]),
            (
                "[a]-(-3)-[b(==a)]", 0, ["b.width == a.width + 0.0", "b.leading == a.trailing + -3.0"]
            ),
            ("[a][b]", 1 << 10, ["b.leading == a.trailing + 0.0", "a.centerY == b.centerY + 0.0"]),
            (
                "V:[a][b][c]", 1 << 5,
                [
                    "b.top == a.bottom + 0.0", "c.top == b.bottom + 0.0", "a.leading == b.leading + 0.0",
                    "b.leading == c.leading + 0.0",
                ]
            ),
            ("|-[a][b]", 1 << 16, ["a.left == box.leftMargin + 0.0", "b.left == a.right + 0.0"]),
            (
                "|-5-[a]-6-[b]|", 2 << 16,
                [
                    "box.right == a.right + 5.0", "a.left == b.right + 6.0", "b.left == box.left + 0.0",
                ]
            ),
        ]

        @Test("make the constraints that they draw", arguments: drawn)
        func constraints(format: String, options: UInt, expected: [String]) {
            #expect(said(format, Options(rawValue: options)) == expected)
        }

        @Test(
            "say where they cannot be read",
            arguments: [
                ("", "Expected a view", 0), ("H:", "Expected a view", 2), ("[]", "Expected a view's name", 1),
                ("[a", "Expected a ']' character to match the '['", 2),
                ("[a(100]", "Expected a ')' character to match the '('", 6),
                ("[a]-8[b]", "Expected a '-' character behind the space", 5),
                ("[a]-(>=)-[b]", "Expected a number or a name", 7), ("|[a]||", "Expected the format to end", 5),
                ("[1a]", "Expected a view's name", 1), ("[a]é", "Expected a view", 3), ("||", "Expected a view", 1),
            ])
        func mistakes(format: String, reason: String, offset: Int) {
            #expect(throws: VisualFormatError(reason: reason, offset: offset)) { try VisualFormat(format) }
        }

        @Test("are read to their end, whatever they hold")
        func anything() {
            var random = SystemRandomNumberGenerator()
            let seed = random.next()
            var state = seed
            let parts = [
                "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", ">=", "==", "<=", "@", ",", "8", ".", " ", "é",
            ]
            for _ in 0..<20_000 {
                var format = ""
                for _ in 0..<12 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    format += parts[Int(state >> 33) % parts.count]
                }
                do { _ = try VisualFormat(format) } catch {
                    #expect((0...format.utf8.count).contains(error.offset), "seed \(seed): \(format)")
                }
            }
        }
    }
}
