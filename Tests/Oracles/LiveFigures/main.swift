import AutoLayout
import Content
import Foundation
import Site
import Typesetting
import UIKitPrograms

// Holds the pieces of every live figure of a site to the engine itself:
//   live-figures [--widths N] [--places N] [--breakpoints N] [--seed N] [--figure NAME] FOLDER
// PLUMB_RUN_CODE=1 with `uikit-runner` beside it runs the programs of lessons, too.
// at N random widths a figure, at N random pairs of width and scroll offset, at every stop of what scrolls, and beside, at and behind N of its breakpoints, of fewer all; --breakpoints 0 for all.

var arguments = Array(CommandLine.arguments.dropFirst())

@MainActor
func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    let value = arguments[place + 1]
    arguments.removeSubrange(place...place + 1)
    return value
}

let randomWidths = option("--widths").flatMap { Int($0) } ?? 20
let breakpoints = option("--breakpoints").flatMap { Int($0) } ?? 0
let randomPlaces = option("--places").flatMap { Int($0) } ?? 20
let seed = option("--seed").flatMap { UInt64($0) } ?? 1
let wanted = option("--figure")
let folder = arguments.first ?? "."
var tools = BuildTools(
    fileSystem: .disk, fonts: try FontLibrary(), workers: 1,
    clock: { Double(clock()) / Double(CLOCKS_PER_SEC) })
let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().path
if ProcessInfo.processInfo.environment["PLUMB_RUN_CODE"] == "1",
    let module = UIKitModule(beside: products, in: tools.fileSystem)
{
    let host = ProgramHost(
        module: module, folder: NSTemporaryDirectory() + "plumb-\(getpid())", .system, tools.fileSystem)
    tools.programs = LessonPrograms(host: host, isAllowed: true, templates: folder + "/templates")
}
let course = Course.read(SiteLayout(folder: folder, templates: folder + "/templates"), with: tools)
let study = LiveFigureStudy(course, tools: tools, of: folder)
var (passed, failed, checked, pieceCount, seconds) = (0, 0, 0, 0, 0.0)
for (name, request) in study.requests where wanted == nil || name == wanted {
    let figure = study.figure(name, request)
    seconds += figure.seconds
    let milliseconds = (figure.seconds * 10_000).rounded() / 10
    switch figure.layout {
    case .failure(let reason):
        print("\(figure.name): not live: \(reason), \(milliseconds) ms")
    case .success(let layout):
        var comparison = LiveComparison(figure: figure, layout: layout, study: study)
        comparison.checkScrolling(randomPlaces: randomPlaces, seed: seed)
        comparison.check(randomWidths: randomWidths, breakpoints: breakpoints, seed: seed)
        let pieces = layout.variants.reduce(0) { $0 + $1.groups.reduce(0) { $0 + $1.pieces.count } }
        pieceCount += pieces
        checked += comparison.checked
        if comparison.failures.isEmpty { passed += 1 } else { failed += 1 }
        let groups = layout.variants.map { "\($0.groups.count)" }.joined(separator: "+")
        let bands = layout.variants.flatMap { $0.groups.flatMap { $0.motion.values.map { "\($0.count)" } } }
        print(
            "\(figure.name): \(milliseconds) ms, \(groups) groups, \(pieces) pieces, \(comparison.checked) layouts, "
                + "\(comparison.scrolled) scrolled, bands \(bands.joined(separator: "+"))")
        for failure in comparison.failures.prefix(5) { print("  WRONG \(failure)") }
    }
    fflush(nil)
}
print("seed \(seed): \(checked) layouts compared; \(pieceCount) pieces in \(Int(seconds * 1000)) ms of processor time")
print("\(passed) passed, \(failed) failed")
tools.programs?.close()
exit(failed == 0 ? 0 : 1)
