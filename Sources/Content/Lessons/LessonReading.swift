import Lessons
import Notation
import Synchronization

/// A lesson's file and data as read: its prose, its blocks, and what becomes of them.
struct LessonReading: Sendable {
    var lesson: Lesson
    /// The values of its data files and data blocks, by name.
    var globals: [DataValue.Field]
    /// The names of its data files and data blocks, each as often as it is given.
    var dataNames: [DataName] = []
    /// What becomes of each code block, in the order of `lesson.blocks`.
    var plans: [BlockPlan]

    /// Every word in the lesson's layout blocks outside comments, those inside strings among them.
    var wordsOfLayouts: Set<String> {
        var words: Set<String> = []
        for block in lesson.blocks where block.kind == .layout {
            let utf8 = block.excerpt.utf8
            for token in tokens(of: utf8) where token.kind != .comment {
                let text = String(decoding: utf8[token.range], as: UTF8.self)
                for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    words.insert(String(word))
                }
            }
        }
        return words
    }
}

/// A reading that is made when somebody asks for it, and can be let go until somebody asks again.
final class DeferredReading: Sendable {
    private let known: Mutex<LessonReading?>
    private let read: @Sendable () -> LessonReading

    init(_ known: LessonReading? = nil, read: @escaping @Sendable () -> LessonReading) {
        self.known = Mutex(known)
        self.read = read
    }

    var value: LessonReading {
        known.withLock { known in
            if let known { return known }
            let made = read()
            known = made
            return made
        }
    }

    func release() { known.withLock { $0 = nil } }
}
