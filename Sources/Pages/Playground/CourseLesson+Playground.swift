import Content
import Playground

extension CourseLesson {
    /// What the engine in its page knows of it; empty where it draws no figure.
    var playground: [UInt8] {
        guard plans.contains(where: { $0.figure != nil }) else { return [] }
        let blocks = zip(lesson.blocks, plans).filter { $0.0.kind == .layout }
        // As messages name it where the program is called in the site's folder; bytes must not follow how it was called.
        return PlaygroundLesson(
            path: "content/\(file).md", root: pathToRoot, globals: globals,
            blocks: blocks.map { block, plan in
                let place = block.location
                return PlaygroundLesson.Block(
                    code: block.text, fence: lesson.file.text(of: place), info: block.info,
                    infoColumn: lesson.file.location(of: block.infoOffset).column - 1,
                    figure: plan.figure?.name, firstLine: place.line + 1)
            }
        ).encoded
    }
}
