import Caching
import Files

extension DrawnLesson {
    /// Has what nobody asks for while its pages stay as they are read from the cache when somebody does; where that has lost it,
    /// the lesson is made again.
    mutating func await(
        _ cache: BuildCache, besides key: Fingerprint, orElse make: @escaping @Sendable () -> DrawnLesson?
    ) {
        body.await(cache, besides: key) { make()?.body.value }
        playground?.await(cache, besides: key) { make()?.playground?.value }
        for index in figurePages.indices {
            figurePages[index].content.await(cache, besides: key) {
                guard let pages = make()?.figurePages, pages.indices.contains(index) else { return nil }
                return pages[index].content.value
            }
        }
    }
}
