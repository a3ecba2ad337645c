// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Whether the core alone is built, as Embedded Swift for WebAssembly.
let isEmbedded = Context.environment["PLUMB_EMBEDDED"] != nil

/// Every target is held to the same rules.
let strict: [SwiftSetting] =
    [.unsafeFlags(["-warnings-as-errors"])]
    + (isEmbedded ? [.enableExperimentalFeature("Embedded"), .unsafeFlags(["-wmo"])] : [])

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

/// A C library of the system, found by pkg-config.
func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
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
        swiftSettings: strict)
}

/// The part that compiles as Embedded Swift to WebAssembly, so that one day pages can solve layouts themselves.
let core: [Target] = [
    stage("Diagnostics"),
    // Its public functions check what they are given; inside, release builds do without checks of every sum and index,
    // which debug builds, and so the tests, make. Lanes have none in any release build; those of the rest take 7 %.
    stage("Cassowary", [], [.unsafeFlags(["-Ounchecked"], .when(configuration: .release))]),
    stage("Scene"),
    stage("AutoLayout", ["Scene", "Cassowary", "Diagnostics"]),
    stage("Notation", ["Scene", "AutoLayout", "Cassowary", "Diagnostics"]),
]

let whole: [Target] = [
    system("CCMarkGFM", "libcmark-gfm", "libcmark-gfm-dev"),
    system("CYAML", "yaml-0.1", "libyaml-dev"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    system("CHarfBuzzSubset", "harfbuzz-subset", "libharfbuzz-dev"),
    system("CICU", "icu-uc", "libicu-dev"),
    system("CWOFF2Encoder", "libwoff2enc", "libwoff-dev"),
    system("CGumbo", "gumbo", "libgumbo-dev"),
    system("CXXHash", "libxxhash", "libxxhash-dev"),
    system("CPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
    // CivetWeb comes without a pkg-config file; its module map names the library.
    .systemLibrary(
        name: "CCivetWeb", path: "Sources/System/CCivetWeb", providers: [.apt(["libcivetweb-dev"])]),
    .systemLibrary(name: "CAllocator", path: "Sources/System/CAllocator"),
    .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),
    shim("CLineBreaks", ["CICU"]),
    shim("CWOFF2", ["CWOFF2Encoder"]),
    shim("CMustache"),
    shim("CCommandLine"),
    stage("Typesetting", ["Scene", "AutoLayout", "CHarfBuzz", "CHarfBuzzSubset", "CLineBreaks", "CWOFF2"]),
    stage("Escaping"),
    stage("Lessons", ["Diagnostics", "Escaping", "CCMarkGFM", "CYAML"]),
    stage("Templates", ["Diagnostics", "CMustache"]),
    stage("Highlighting", ["Escaping", "Notation"]),
    stage("UIKitCode", ["AutoLayout", "Diagnostics", "Notation"]),
    stage("Figures", ["AutoLayout", "Escaping", "Scene"]),
    stage(
        "Site",
        [
            "AutoLayout", "CGumbo", "CLinux", "CPixbuf", "CXXHash", "Diagnostics", "Escaping", "Figures",
            "Highlighting", "Lessons", "Notation", "Scene", "Templates", "Typesetting", "UIKitCode",
        ]),
    stage("Preview", ["Site", "Diagnostics", "CAllocator", "CCivetWeb"]),
    stage("Publishing", ["Site"]),
    .executableTarget(
        name: "plumb",
        dependencies: ["AutoLayout", "CCommandLine", "Diagnostics", "Preview", "Publishing", "Site", "Typesetting"],
        swiftSettings: strict),
    .executableTarget(
        name: "solve-systems", dependencies: ["Cassowary"], path: "Tests/Oracles/SolveSystems", swiftSettings: strict),
    .executableTarget(
        name: "live-figures", dependencies: ["Site", "AutoLayout", "Scene", "Typesetting", "SeededRandomness"],
        path: "Tests/Oracles/LiveFigures",
        swiftSettings: strict),
    .executableTarget(
        name: "solver-bench", dependencies: ["Cassowary"], path: "Benchmarks/Solver", swiftSettings: strict),
    .target(name: "SeededRandomness", path: "Tests/SeededRandomness", swiftSettings: strict),
    tests("Diagnostics"),
    tests("Cassowary"),
    tests("AutoLayout", ["Cassowary", "Diagnostics", "Scene", "SeededRandomness"]),
    tests("Notation", ["AutoLayout", "Diagnostics", "Scene", "SeededRandomness"]),
    tests("Typesetting", ["AutoLayout", "Scene", "SeededRandomness"]),
    tests("Escaping"),
    tests("Lessons", ["CCMarkGFM", "Diagnostics", "SeededRandomness"]),
    tests("Templates", ["Diagnostics"]),
    .testTarget(
        name: "HighlightingTests", dependencies: ["Highlighting"],
        swiftSettings: strict + [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]
            + ["SwiftSyntax", "SwiftParser", "SwiftIDEUtils"].map { .linkedLibrary($0) }),
    tests("UIKitCode", ["AutoLayout", "Diagnostics", "Notation"]),
    tests("Figures", ["AutoLayout", "Scene", "SeededRandomness"]),
    tests("Site", ["AutoLayout", "Diagnostics", "Notation", "Scene", "SeededRandomness", "Typesetting", "UIKitCode"]),
    tests("Preview", ["Diagnostics", "SeededRandomness", "Site"]),
    tests("Publishing", ["Site"]),
    .testTarget(
        name: "VectorTests",
        dependencies: ["AutoLayout", "Cassowary", "Diagnostics", "Lessons", "Notation", "Scene", "Typesetting"],
        exclude: ["Fixtures"], swiftSettings: strict),
]

let package = Package(
    name: "plumb",
    targets: isEmbedded ? core : core + whole,
    cxxLanguageStandard: .cxx17
)
