import Caching
import Files

/// What nobody asks of a lesson while its pages stay as they are lies apart in the cache.
extension DrawnLesson {
    /// What the cache has it under.
    var keys: [Fingerprint] { [body.key, playground?.key].compactMap { $0 } + figurePages.compactMap(\.content.key) }

    /// Puts it into the cache.
    mutating func keepApart(in cache: BuildCache, of key: Fingerprint) {
        body.keep(in: cache, as: cache.key("body", of: key))
        playground?.keep(in: cache, as: cache.key("playground", of: key))
        for index in figurePages.indices {
            figurePages[index].content.keep(in: cache, as: cache.key("figure page \(index)", of: key))
        }
    }

    /// The same lesson without what the cache has.
    var released: DrawnLesson {
        var released = self
        released.body = body.released
        released.playground = playground?.released
        for (index, page) in figurePages.enumerated() { released.figurePages[index].content = page.content.released }
        return released
    }

    /// Has it read from the cache when somebody asks; where that has lost it, the lesson is made again.
    mutating func await(_ cache: BuildCache, orElse make: @escaping @Sendable () -> DrawnLesson?) {
        body.await(cache) { make()?.body.value }
        playground?.await(cache) { make()?.playground?.value }
        for index in figurePages.indices {
            figurePages[index].content.await(cache) {
                guard let pages = make()?.figurePages, pages.indices.contains(index) else { return nil }
                return pages[index].content.value
            }
        }
    }
}
