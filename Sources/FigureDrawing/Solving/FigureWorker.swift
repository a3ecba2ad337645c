import Content
import Dispatch
import Foundation
import Synchronization
import Typesetting

/// Runs one piece of work on figures at a time, each with a timeout.
///
/// Work that takes longer is left to end by itself, since nothing in it looks at a clock; the worker goes on with
/// resources that nobody else uses.
package final class FigureWorker: Sendable {
    private let makeResources: @Sendable () -> SiteResources
    /// How long a piece of work may take, seconds.
    package let timeout: Double
    /// Locked as long as work is being done.
    private let resources: Mutex<Lockable>

    /// Resources that one thread uses at a time.
    private final class Lockable: Sendable {
        let value: Mutex<SiteResources>
        init(_ value: sending SiteResources) { self.value = Mutex(value) }
    }

    package init(timeout: Double, makeResources: @escaping @Sendable () -> sending SiteResources) {
        self.timeout = timeout
        self.makeResources = makeResources
        resources = Mutex(Lockable(makeResources()))
    }

    /// What `work` gives; nil where that takes too long.
    package func finish<Value: Sendable>(_ work: @escaping @Sendable (SiteResources) -> Value) -> Value? {
        let own = resources.withLock { $0 }
        let result = Answer<Value>()
        let thread = Thread {
            let value = own.value.withLock { work($0) }
            result.give(value)
        }
        // Content may nest deeply; the stack of the main thread is as large.
        thread.stackSize = 8 << 20
        thread.start()
        if let value = result.wait(timeout) { return value }
        resources.withLock { $0 = Lockable(makeResources()) }
        return nil
    }
}

extension FigureWorker {
    /// A worker for the figures of a site.
    package convenience init(_ sources: SiteSources, _ tools: BuildTools) {
        self.init(sources, tools, Typesetter(library: tools.fonts))
    }

    /// A worker that keeps the texts it measures where others find them.
    convenience init(_ sources: SiteSources, _ tools: BuildTools, _ typesetter: Typesetter) {
        let programs = tools.programs?.ofSite(sources.layout.folder)
        self.init(timeout: tools.figureTimeout) { [sources] in
            SiteResources(
                pictures: sources.pictures, symbols: sources.symbols, typesetter: typesetter, programs: programs)
        }
    }
}

/// A value that one thread gives and another waits for.
private final class Answer<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let isGiven = DispatchSemaphore(value: 0)

    func give(_ new: Value) {
        value.withLock { $0 = new }
        isGiven.signal()
    }

    /// Nil where no value comes in time.
    func wait(_ seconds: Double) -> Value? {
        isGiven.wait(timeout: .now() + seconds) == .success ? value.withLock { $0 } : nil
    }
}
