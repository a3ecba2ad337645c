/// The lesson that is open in the page; the module has one thread.
private nonisolated(unsafe) var session: PlaygroundSession?

/// The last answer, as UTF-8, until the next one.
private nonisolated(unsafe) var answer: [UInt8] = []

/// Memory for so many bytes, which the caller frees.
@_cdecl("plumb_alloc")
public func allocateBytes(_ count: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 8)
}

/// Frees what `plumb_alloc` gave.
@_cdecl("plumb_free")
public func freeBytes(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Opens a lesson of a site; 1 where it could be read.
@_cdecl("plumb_open")
public func openLesson(
    _ site: UnsafePointer<UInt8>, _ siteCount: Int, _ lesson: UnsafePointer<UInt8>, _ lessonCount: Int
) -> Int32 {
    session = PlaygroundSession(site: bytes(site, siteCount), lesson: bytes(lesson, lessonCount))
    return session == nil ? 0 : 1
}

/// Solves a block's figure, as `PlaygroundSession.frames` says, and draws it; the length of the answer.
///
/// - Parameter count: the bytes of the changed code; below 0 for the author's.
@_cdecl("plumb_frames")
public func solveFrames(
    _ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int, _ width: Double, _ offset: Double, _ draws: Int32
) -> Int {
    keep(
        session?.frames(
            block: Int(block), code: count < 0 ? nil : bytes(code, count), width: width, offset: offset,
            draws: draws != 0))
}

/// Follows a block's figure through all widths and offsets, as `PlaygroundSession.live` says; the length of the answer.
///
/// - Parameter count: the bytes of the changed code; below 0 for the author's.
@_cdecl("plumb_live")
public func followFigure(_ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int, _ width: Double) -> Int {
    keep(session?.live(block: Int(block), code: count < 0 ? nil : bytes(code, count), width: width))
}

/// Says what there is to say of the figure that was solved last, as `PlaygroundSession.findings` does; the length of the
/// answer.
@_cdecl("plumb_findings")
public func tellFindings() -> Int { keep(session?.findings) }

/// Says which goals of an exercise a block's code meets, as `PlaygroundSession.grade` does; the length of the answer.
@_cdecl("plumb_grade")
public func gradeExercise(_ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int) -> Int {
    keep(session?.grade(block: Int(block), code: bytes(code, count)))
}

/// Says why an edge or a size has its value, as `PlaygroundSession.reasons` does; the length of the answer.
@_cdecl("plumb_reasons")
public func explainLength(
    _ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int, _ width: Double, _ offset: Double,
    _ question: UnsafePointer<UInt8>, _ questionCount: Int
) -> Int {
    let question = String(decoding: bytes(question, questionCount), as: UTF8.self)
    return keep(
        session?.reasons(block: Int(block), code: bytes(code, count), width: width, offset: offset, question: question))
}

/// Colours a block's code; the length of the answer, HTML.
@_cdecl("plumb_color")
public func colorCode(_ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int) -> Int {
    keep(session.map { Array($0.coloredCode(block: Int(block), code: bytes(code, count)).utf8) })
}

/// Chooses text size, direction and appearance, as `PlaygroundSession.choose(conditions:)` says.
@_cdecl("plumb_conditions")
public func chooseConditions(_ info: UnsafePointer<UInt8>, _ count: Int) {
    session?.choose(conditions: String(decoding: bytes(info, count), as: UTF8.self))
}

/// The names that could stand at an offset of a block's code, as `PlaygroundSession.completion` says; the length of the answer.
@_cdecl("plumb_complete")
public func completeName(_ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int, _ offset: Int) -> Int {
    keep(session?.completion(block: Int(block), code: bytes(code, count), at: offset))
}

/// The lesson's data, as JSON; the length of the answer.
@_cdecl("plumb_data")
public func showData() -> Int { keep(session?.data) }

/// Changes the lesson's data, as `PlaygroundSession.choose(data:)` says; 1 where they could be read.
@_cdecl("plumb_choose_data")
public func chooseData(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    session?.choose(data: bytes(data, count)) == true ? 1 : 0
}

/// The lesson's layout blocks, as JSON: the name of each one's figure, and its code; the length of the answer.
@_cdecl("plumb_blocks")
public func listBlocks() -> Int { keep(session?.blocks) }

/// Writes a block's code in UIKit, as `PlaygroundSession.uiKitCode` says; the length of the answer.
@_cdecl("plumb_uikit")
public func writeUIKitCode(_ block: Int32, _ code: UnsafePointer<UInt8>, _ count: Int) -> Int {
    keep(session?.uiKitCode(block: Int(block), code: bytes(code, count)))
}

/// Where the last answer stands.
@_cdecl("plumb_answer")
public func lastAnswer() -> UnsafePointer<UInt8>? { answer.withUnsafeBufferPointer { $0.baseAddress } }

/// Keeps an answer; without a lesson there is none, and its length is 0.
private func keep(_ bytes: [UInt8]?) -> Int {
    answer = bytes ?? []
    return answer.count
}

private func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
}
