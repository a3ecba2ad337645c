import Foundation

// The module's own members hide those of Foundation, whose main bundle is that of the process.
extension Bundle {
    /// The files of the lesson, or those that `plumb run` is given.
    public static var main: Bundle {
        guard let bundle = FigureEnvironment.current.bundlePath.flatMap({ Bundle(path: $0) }) else {
            raiseException("the program has no bundle")
        }
        return bundle
    }
}

/// What stands for `Bundle(for:)` in programs: they have the main bundle alone.
public func _Main(for aClass: AnyClass) -> Bundle { .main }
