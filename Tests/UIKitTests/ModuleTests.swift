import Testing

/// All tests of the module, one after the other: a process shows one screen at a time, which statics hold.
@Suite("The module UIKit", .serialized) enum ModuleTests {}
