import Lessons

/// The numbers of a lesson's figures: layouts and pictures with a caption are counted from 1, in reading order.
package struct FigureNumbers: Sendable {
    /// By the position of the block.
    package private(set) var blocks: [Int: Int] = [:]
    /// By the position of the picture.
    package private(set) var images: [Int: Int] = [:]
    /// The figures that links can reach, in reading order.
    package private(set) var named: [NamedFigure] = []

    /// A figure by its name.
    package struct NamedFigure: Hashable, Sendable {
        package var name: String
        /// Nil for one without a caption.
        package var number: Int?
    }

    init(_ reading: LessonReading) {
        var count = 0
        func number(if hasCaption: Bool) -> Int? {
            count += hasCaption ? 1 : 0
            return hasCaption ? count : nil
        }
        for segment in reading.lesson.body {
            switch segment {
            case .block(let index):
                if let diagram = reading.plans[index].diagram {
                    blocks[index] = number(if: diagram.caption?.isEmpty == false)
                    if let name = diagram.name { named.append(NamedFigure(name: name, number: blocks[index])) }
                }
                guard let figure = reading.plans[index].figure else { continue }
                blocks[index] = number(if: figure.settings.caption?.isEmpty == false)
                named.append(NamedFigure(name: figure.name, number: blocks[index]))
            case .image(let index):
                let image = reading.lesson.images[index]
                images[index] = number(if: image.isFigure)
                if let name = image.name { named.append(NamedFigure(name: name, number: images[index])) }
            case .html, .address, .quantity, .verdict, .calloutTitle, .linkText: break
            }
        }
    }
}

extension CourseLesson {
    /// The numbers of its figures. Complexity: O(n) in the pieces of its body.
    package var figureNumbers: FigureNumbers { FigureNumbers(reading.value) }
}
