import Foundation

/// What a program's notes are about.
public final class OSLog: NSObject, Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public init(subsystem: String, category: String) { super.init() }
}

/// How much a note matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = Self(0x00)
    public static let info = Self(0x01)
    public static let debug = Self(0x02)
    public static let error = Self(0x10)
    public static let fault = Self(0x11)
}

/// Writes a note where `print` writes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(message, args)
}

/// The same, with the kind of the note first.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    log.write(message, args)
}

extension OSLog {
    /// Writes a note, unless none are wanted.
    func write(_ text: String) {
        if self != .disabled { print(text) }
    }

    /// `%{public}@` and its kin are `%@`.
    fileprivate func write(_ message: StaticString, _ arguments: [any CVarArg]) {
        write(String(format: "\(message)".replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments))
    }
}
