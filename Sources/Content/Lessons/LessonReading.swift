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

    /// The components that its layout blocks define, each where its name stands.
    var components: [Placed<String>] {
        lesson.blocks.filter { $0.kind == .layout }.flatMap { block -> [Placed<String>] in
            let utf8 = block.excerpt.utf8
            let all = tokens(of: utf8).filter { $0.kind != .comment }
            return zip(all, all.dropFirst()).compactMap { keyword, name in
                guard keyword.kind == .keyword, utf8[keyword.range].elementsEqual("component".utf8) else { return nil }
                return Placed(
                    String(decoding: utf8[name.range], as: UTF8.self), range: name.range,
                    location: block.excerpt.location(of: name.range.lowerBound))
            }
        }
    }

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

/// A reading that is made on demand, and can be freed until it is needed again.
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
