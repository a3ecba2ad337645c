import Diagnostics
import Site

/// What is no Swift in the lessons' Swift, where there is a compiler to read it; says so where there is none.
func mistakesInSwift(of course: Course, _ tools: BuildTools) -> [Diagnostic] {
    do throws(ProgramFailure) {
        return try checkSwift(of: course, with: tools, asking: .compiler(.system))
    } catch {
        Console.say("note: nobody has read the lessons' Swift, since 'swiftc' cannot be started (\(error.reason))")
        return []
    }
}
