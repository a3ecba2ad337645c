// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// There are no pools on Linux: what nobody keeps is released at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
