/// Writes notes of a program. A figure has no system log, so they go where `print` writes.
public struct Logger: Sendable {
    private let destination: OSLog

    public init() { self.init(.default) }
    public init(subsystem: String, category: String) { self.init(OSLog(subsystem: subsystem, category: category)) }
    public init(_ logObj: OSLog) { destination = logObj }

    public func log(_ message: OSLogMessage) { destination.write(message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log(message) }
    public func trace(_ message: OSLogMessage) { log(message) }
    public func debug(_ message: OSLogMessage) { log(message) }
    public func info(_ message: OSLogMessage) { log(message) }
    public func notice(_ message: OSLogMessage) { log(message) }
    public func warning(_ message: OSLogMessage) { log(message) }
    public func error(_ message: OSLogMessage) { log(message) }
    public func critical(_ message: OSLogMessage) { log(message) }
    public func fault(_ message: OSLogMessage) { log(message) }
}
