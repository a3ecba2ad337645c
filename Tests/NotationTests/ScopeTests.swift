import AutoLayout
import Testing

@testable import Notation

/// Which view a name means.
@Suite struct ScopeTests {
    @Test("Names reach within a component and no further")
    func names() {
        let lesson = Lesson(
            """
            component Pair(gap) {
                bottom == second.bottom
                View first { trailing == second.leading - gap; self.width == Pair.width / 2 }
                View second { first.top == top }
            }
            screen Names {
                Pair left(8) { leading == super.leading }
                Pair right(4) { leading == left.trailing; left.first.height == 20; View extra { top == right.second.top } }
            }
            """)
        #expect(
            lesson.constraints() == """
                left.bottom == second.bottom
                first.trailing == second.leading - 8
                first.width == 0.5 * left.width
                first.top == second.top
                left.leading == Names.leading
                right.bottom == second.bottom
                first.trailing == second.leading - 4
                first.width == 0.5 * right.width
                first.top == second.top
                right.leading == left.trailing
                first.height == 20
                extra.top == second.top

                """)
    }

    @Test("A turn of a loop sees its own views by name and all others by number")
    func loops() {
        let lesson = Lesson(
            """
            screen Stairs {
                for (i, size) in [10, 20] {
                    View step {
                        size == size
                        if i > 0 { top == step[i - 1].bottom }
                        View inner { trailing == step.trailing }
                        for j in [0, 1] { View dot { leading == inner.leading } }
                    }
                }
                View end { top == step[1].bottom; leading == dot[1][0].leading }
                Label; Label { text = "b" }; Label label
            }
            """)
        #expect(
            lesson.listing() == """
                View Stairs (root)
                View Stairs/step[0]
                View Stairs/step[0]/inner[0]
                View Stairs/step[0]/dot[0][0]
                View Stairs/step[0]/dot[0][1]
                View Stairs/step[1]
                View Stairs/step[1]/inner[1]
                View Stairs/step[1]/dot[1][0]
                View Stairs/step[1]/dot[1][1]
                View Stairs/end
                Label Stairs/label[1]
                Label Stairs/label[2]
                Label Stairs/label
                step[0].width == 10
                step[0].height == 10
                inner[0].trailing == step[0].trailing
                dot[0][0].leading == inner[0].leading
                dot[0][1].leading == inner[0].leading
                step[1].width == 20
                step[1].height == 20
                step[1].top == step[0].bottom
                inner[1].trailing == step[1].trailing
                dot[1][0].leading == inner[1].leading
                dot[1][1].leading == inner[1].leading
                end.top == step[1].bottom
                end.leading == dot[1][0].leading

                """)
    }

    @Test("The body of an instance speaks where the instance stands")
    func instances() {
        let lesson = Lesson(
            """
            component Chip(word): Label { text = word; alpha = 0.5; height == 20 }
            screen Chips {
                View box { Chip chip("new") { alpha = 1; leading == super.leading; tintColor = .red } }
            }
            """)
        #expect(lesson.constraints() == "chip.height == 20\nchip.leading == box.leading\n")
        let chip = lesson.view("box/chip")
        #expect(chip?.text == "new")
        #expect(chip?.appearance.alpha == 1)
        #expect(chip?.source?.line == 3)
        #expect(chip?.source?.column == 16)
    }
}
