import Foundation

/// What stands for `NSError()` in programs: Linux's Foundation makes errors of a domain alone.
public func _Error() -> NSError { NSError(domain: "", code: 0) }
