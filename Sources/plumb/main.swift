import Diagnostics
import Foundation
import Site
import Typesetting

let arguments = CommandLine.arguments
let fonts = try FontLibrary()
let tools = BuildTools(fileSystem: .disk, fonts: fonts, workers: ProcessInfo.processInfo.activeProcessorCount, clock: { ProcessInfo.processInfo.systemUptime })
func value(_ name: String) -> String? { arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil } }
if arguments[1] == "solve" {
    var query = SolveQuery(path: arguments[2])
    query.figure = value("--figure")
    query.width = value("--width").flatMap(Double.init)
    query.height = value("--height").flatMap(Double.init)
    query.scroll = value("--scroll").flatMap(Double.init)
    query.withSystems = arguments.contains("--constraints")
    query.isRounded = arguments.contains("--rounded")
    let (answer, messages) = query.answer(templates: "templates", with: tools)
    for message in messages { FileHandle.standardError.write(Data((message.rendered + "\n").utf8)) }
    if let answer { print(try answer.json(), terminator: "") }
} else {
    let layout = SiteLayout(folder: ".", templates: "templates")
    let site = generate(layout, with: tools)
    for message in site.diagnostics { FileHandle.standardError.write(Data((message.rendered + "\n").utf8)) }
    print(site.pageCount, site.figureCount, site.timings.count, site.tree.paths.count)
    if arguments.contains("--timings") { for t in site.timings { print(t.name, t.viewCount, Int(t.seconds * 1e6)) } }
    if arguments.contains("--write") {
        print(try OutputFolder(path: "site", fileSystem: .disk).update(to: site.tree, from: Fingerprint("x")))
    }
}
