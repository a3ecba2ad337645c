import Checking
import Content
import Diagnostics
import Files

/// The errors in the lessons' Swift and in the UIKit code of their layout blocks, where there is a compiler to read it;
/// says so where there is none. `others` is what else is wrong with the lessons.
func mistakesInSwift(
    of course: Course, _ environment: Environment, _ tools: BuildTools, besides others: [Diagnostic]
) -> [Diagnostic] {
    let uiKit = join(environment.templates, "uikit/UIKit.swift")
    do throws(ProgramFailure) {
        return try checkSwift(
            of: course, with: tools, asking: .compiler(.system, uiKit: uiKit), besides: others)
    } catch {
        Console.say("note: nobody has read the lessons' Swift, since 'swiftc' cannot be started (\(error.reason))")
        return []
    }
}
