// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Whether what only Linux has is left out, `PLUMB_PORTABLE=1`, as on other systems.
#if os(Linux)
let isPortable = Context.environment["PLUMB_PORTABLE"] != nil
#else
let isPortable = true
#endif

/// Whether tests are built with an optimized program that still checks its assertions, sums and indices: `scripts/test.sh`
/// builds once for the tests and for the suites that call the program.
let isTested = Context.environment["PLUMB_TESTED"] != nil

let tested: [SwiftSetting] = isTested ? [.unsafeFlags(["-enable-testing", "-assert-config", "Debug"])] : []

/// Every target is held to the same rules.
let strict: [SwiftSetting] =
    [
        .unsafeFlags(["-warnings-as-errors"]),
        // Small targets share generic values; without this every use in another target would be unspecialized.
        .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
    ]
    + tested
    + (isPortable ? [.define("PORTABLE")] : [])

/// Optimizing tests takes longer than they run. No target waits for a test module's file, so it is made together with the code: a job
/// of its own would check all types once more. SwiftPM finds tests in their index, which leaves out the libraries that they import.
let testSettings =
    strict + [
        .unsafeFlags(["-Onone"], .when(configuration: .release)),
        .unsafeFlags([
            "-no-emit-module-separately-wmo", "-index-ignore-system-modules", "-index-ignore-clang-modules",
        ]),
    ]

/// For stages that tests wait for less than for their optimization. The verify script compares the site that is made so with that
/// of the program as it is shipped.
let plainInTests: [SwiftSetting] =
    isTested ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : []

/// For a module that programs are compiled against in every build of a site: without code to specialize it is read sooner.
let unshared: [SwiftSetting] = [.unsafeFlags(["-disable-cmo"], .when(configuration: .release))]

/// The toolchain's own SwiftSyntax modules, beside the `swift` that the search path names: tests hold the highlighter
/// against them.
let hostLibraries: String = {
    if let given = Context.environment["SWIFT_HOST_LIBS"] { return given }
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let swift = folders.map { $0 + "/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    let binary = URL(fileURLWithPath: swift ?? "/usr/bin/swift").resolvingSymlinksInPath()
    return binary.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
}()

/// A stage of the way from Markdown to pages.
func stage(_ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

/// A C library of the system, found by pkg-config, with the packages that bring it on Debian and by Homebrew.
func system(_ name: String, _ pkgConfig: String?, _ debian: String, _ homebrew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([debian]), .brew([homebrew])])
}

/// A C++ library behind a C header of our own.
func shim(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/System/\(name)")
}

/// A stage's tests.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
        exclude: FileManager.default.fileExists(
            atPath: Context.packageDirectory + "/Tests/\(name)Tests/Fixtures") ? ["Fixtures"] : [],
        swiftSettings: testSettings)
}

/// The part that compiles as Embedded Swift to WebAssembly, too: `scripts/playground.sh` links it for pages.
let core: [Target] = [
    stage("Diagnostics"),
    // Its public functions check what they are given; inside, release builds do without checks of every sum and index,
    // which builds for tests make. `UncheckedArray` has none in any release build; those of the rest take 7 %.
    // Debug builds are optimized but keep assertions: the tests of the solver and of layouts take a third of the time.
    stage(
        "Cassowary", [],
        [
            .unsafeFlags(isTested ? ["-O"] : ["-Ounchecked"], .when(configuration: .release)),
            .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)),
        ]),
    stage("Piecewise"),
    stage("Scene", ["Piecewise"]),
    stage("AutoLayout", ["Cassowary", "Diagnostics", "Piecewise", "Scene"]),
    stage("Adaptive", ["AutoLayout", "Cassowary", "Piecewise", "Scene"]),
    stage("Notation", ["AutoLayout", "Cassowary", "Diagnostics", "Piecewise", "Scene"]),
    stage("Paragraphs", ["AutoLayout", "Scene"]),
    stage("FigureSolving", ["Adaptive", "AutoLayout", "Diagnostics", "Notation", "Piecewise", "Scene"]),
    stage("Escaping"),
    stage(
        "Figures",
        ["Adaptive", "AutoLayout", "Cassowary", "Diagnostics", "Escaping", "Paragraphs", "Piecewise", "Scene"]),
    stage("Highlighting", ["Escaping", "Notation"]),
    stage("UIKitCode", ["AutoLayout", "Diagnostics", "Notation", "Scene"], plainInTests),
    stage(
        "Playground",
        [
            "Adaptive", "AutoLayout", "Diagnostics", "FigureSolving", "Figures", "Highlighting", "Notation",
            "Paragraphs",
            "Piecewise",
            "Scene",
            "UIKitCode",
        ], plainInTests),
]

let whole: [Target] = [
    system("CCMarkGFM", "libcmark-gfm", "libcmark-gfm-dev", "cmark-gfm"),
    system("CYAML", "yaml-0.1", "libyaml-dev", "libyaml"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev", "harfbuzz"),
    system("CHarfBuzzSubset", "harfbuzz-subset", "libharfbuzz-dev", "harfbuzz"),
    system("CICU", "icu-uc", "libicu-dev", "icu4c"),
    system("CWOFF2Encoder", "libwoff2enc", "libwoff-dev", "woff2"),
    system("CGumbo", "gumbo", "libgumbo-dev", "gumbo-parser"),
    system("CArchive", "libarchive", "libarchive-dev", "libarchive"),
    system("CExpat", "expat", "libexpat1-dev", "expat"),
    system("CXXHash", "libxxhash", "libxxhash-dev", "xxhash"),
    system("CPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev", "gdk-pixbuf"),
    // CivetWeb comes without a pkg-config file; its module map names the library.
    system("CCivetWeb", nil, "libcivetweb-dev", "civetweb"),
    .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),
    .systemLibrary(name: "CSpawn", path: "Sources/System/CSpawn"),
    shim("CLineBreaks", ["CICU"]),
    shim("CWOFF2", ["CWOFF2Encoder"]),
    shim("CMustache"),
    shim("CCommandLine"),
    shim("CSandbox"),
    stage(
        "Typesetting",
        ["AutoLayout", "CHarfBuzz", "CHarfBuzzSubset", "CLineBreaks", "CWOFF2", "Paragraphs", "Scene"]),
    stage("Archiving", ["CArchive"], plainInTests),
    stage("Formulas", ["Diagnostics", "Escaping"], plainInTests),
    stage("Lessons", ["CCMarkGFM", "CYAML", "Diagnostics", "Escaping", "Formulas"]),
    stage("Templates", ["CMustache", "Diagnostics"], plainInTests),
    stage("SwiftWeaving", ["Diagnostics", "Highlighting"], plainInTests),
    // What only Linux has is in its files called +Linux; everything else is POSIX.
    stage("Platform", isPortable ? [] : ["CLinux"]),
    stage("Files", ["CSpawn", "CXXHash", "Platform"], plainInTests),
    stage("InterfaceBuilder", ["AutoLayout", "CExpat", "Diagnostics", "Scene"], plainInTests),
    stage("Caching", ["Diagnostics", "Files"], plainInTests),
    stage("UIKitPrograms", ["AutoLayout", "Diagnostics", "Files", "Piecewise", "Scene"], plainInTests),
    stage(
        "Content",
        [
            "AutoLayout", "CPixbuf", "Caching", "Diagnostics", "FigureSolving", "Files", "Lessons", "Notation", "Scene",
            "SwiftWeaving",
            "Typesetting", "UIKitCode", "UIKitPrograms",
        ]),
    stage("PageReading", ["CGumbo", "Caching", "Content", "Diagnostics", "Files"]),
    stage(
        "FigureDrawing",
        [
            "Adaptive", "AutoLayout", "CPixbuf", "Caching", "Content", "Diagnostics", "FigureSolving", "Figures",
            "Files", "Lessons", "Notation", "Paragraphs", "Piecewise", "Scene", "Typesetting", "UIKitPrograms",
        ], plainInTests),
    stage(
        "Pages",
        [
            "Archiving", "Caching", "Content", "Diagnostics", "Escaping", "FigureDrawing", "Figures", "Files",
            "Highlighting", "Lessons", "Notation", "PageReading", "Paragraphs", "Playground", "Templates",
            "Typesetting", "UIKitCode",
        ], plainInTests),
    stage(
        "Checking",
        [
            "Caching", "Content", "Diagnostics", "Files", "Lessons", "Notation", "PageReading", "UIKitCode",
            "UIKitPrograms",
        ], plainInTests),
    stage("Answers", ["AutoLayout", "FigureSolving"]),
    stage(
        "Site",
        [
            "Adaptive", "Answers", "AutoLayout", "Caching", "Checking", "Content", "Diagnostics", "FigureDrawing",
            "FigureSolving", "Files", "Notation", "PageReading", "Pages", "UIKitCode",
        ], plainInTests),
    stage("Preview", ["CCivetWeb", "Content", "Diagnostics", "Files", "Platform", "Site"], plainInTests),
    stage("Publishing", ["Content", "Files"], plainInTests),
    .executableTarget(
        name: "plumb",
        dependencies: [
            "Answers", "AutoLayout", "CCommandLine", "Caching", "Checking", "Content", "Diagnostics", "FigureDrawing",
            "Files", "InterfaceBuilder", "Platform", "Preview", "Publishing", "Site", "Typesetting", "UIKitPrograms",
        ],
        swiftSettings: strict),
    // Values with units are written by what Foundation itself has of ICU.
    .target(
        name: "UIKit", dependencies: ["AutoLayout", "Cassowary", "Diagnostics", "Piecewise", "Scene"],
        swiftSettings: strict + plainInTests + unshared, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Runs what others have compiled against UIKit: their libraries find the module in it.
    .executableTarget(
        name: "uikit-runner",
        dependencies: [
            "AutoLayout", "CSandbox", "Content", "FigureDrawing", "Files", "Notation", "Piecewise", "Scene",
            "Typesetting", "UIKit", "UIKitPrograms",
        ],
        path: "Sources/UIKitRunner", swiftSettings: strict,
        linkerSettings: [
            .unsafeFlags(["-Xlinker", "-export-dynamic", "-Xlinker", "--no-as-needed"]),
            .linkedLibrary("swiftSwiftOnoneSupport"),
        ]),
    .executableTarget(
        name: "solve-systems", dependencies: ["Cassowary"], path: "Tests/Oracles/SolveSystems", swiftSettings: strict),
    .executableTarget(
        name: "live-figures",
        dependencies: [
            "Adaptive", "AutoLayout", "Content", "Scene", "SeededRandomness", "Site", "Typesetting", "UIKitPrograms",
        ],
        path: "Tests/Oracles/LiveFigures",
        swiftSettings: strict),
    .executableTarget(
        name: "playground-answers", dependencies: ["Playground"], path: "Tests/Oracles/PlaygroundAnswers",
        swiftSettings: strict),
    .executableTarget(
        name: "solver-bench", dependencies: ["Cassowary"], path: "Benchmarks/Solver", swiftSettings: strict),
    .target(name: "SeededRandomness", path: "Tests/SeededRandomness", swiftSettings: strict),
    tests("Diagnostics"),
    tests("Cassowary"),
    tests("Piecewise"),
    tests("Scene"),
    tests("AutoLayout", ["Cassowary", "Diagnostics", "Piecewise", "Scene", "SeededRandomness"]),
    tests("Adaptive", ["AutoLayout", "Piecewise", "Scene"]),
    tests("Notation", ["AutoLayout", "Diagnostics", "Piecewise", "Scene", "SeededRandomness"]),
    tests("Typesetting", ["AutoLayout", "Paragraphs", "Scene", "SeededRandomness"]),
    tests("Escaping"),
    tests("Archiving"),
    tests("Formulas"),
    tests("Lessons", ["CCMarkGFM", "Diagnostics", "SeededRandomness"]),
    tests("Templates", ["Diagnostics"]),
    .testTarget(
        name: "HighlightingTests", dependencies: ["Highlighting"],
        swiftSettings: testSettings + [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]
            + ["SwiftSyntax", "SwiftParser", "SwiftIDEUtils"].map { .linkedLibrary($0) }),
    tests("SwiftWeaving", ["Diagnostics"]),
    tests("UIKitPrograms", ["AutoLayout", "Files", "Piecewise"]),
    tests("UIKitCode", ["AutoLayout", "Diagnostics", "Notation"]),
    tests("Figures", ["Adaptive", "AutoLayout", "Diagnostics", "Piecewise", "Scene", "SeededRandomness"]),
    tests("InterfaceBuilder", ["Diagnostics"]),
    tests("Files"),
    tests("Content", ["AutoLayout", "Caching", "Diagnostics", "Files", "Notation", "Scene", "UIKitPrograms"]),
    tests("FigureSolving", ["AutoLayout"]),
    tests("Pages", ["AutoLayout", "Content", "Files", "Playground", "Scene", "SeededRandomness", "Typesetting"]),
    tests(
        "Site",
        [
            "Adaptive", "Answers", "AutoLayout", "Caching", "Checking", "Content", "Diagnostics", "FigureDrawing",
            "Files",
            "Notation", "PageReading", "Pages", "Scene", "SeededRandomness", "Typesetting", "UIKitCode",
        ]),
    tests("Preview", ["Diagnostics", "Files", "Platform", "SeededRandomness", "Site"]),
    tests("Publishing", ["Content", "Files"]),
    // Testing would want an overlay for a module of this name, which only Apple's UIKit has.
    .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "AutoLayout", "Piecewise", "Scene", "Typesetting"],
        swiftSettings: testSettings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
        name: "VectorTests",
        dependencies: ["AutoLayout", "Cassowary", "Diagnostics", "Lessons", "Notation", "Scene", "Typesetting"],
        exclude: ["Fixtures"], swiftSettings: testSettings),
]

/// The targets of these names with all that they depend on, in the package's order.
func closure(of names: [String], in targets: [Target]) -> [Target] {
    var needed: Set<String> = []
    var open = names
    while let name = open.popLast() {
        guard needed.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
        for dependency in target.dependencies {
            if case .byNameItem(let name, _) = dependency { open.append(name) }
        }
    }
    return targets.filter { needed.contains($0.name) }
}

/// Package.swift with one target's tests alone, `PLUMB_ONLY=Notation`, so that an edit is compiled and tested in seconds.
let only = Context.environment["PLUMB_ONLY"].map { closure(of: [$0 + "Tests"], in: core + whole) }

let package = Package(
    name: "plumb",
    targets: only ?? core + whole,
    cxxLanguageStandard: .cxx17
)
