import Caching
import Files

extension DrawnLesson {
    /// Has its deferred values read from a cache; where that has lost one, the lesson is made again.
    ///
    /// - Parameter key: of the lesson's part.
    mutating func setSource(
        _ cache: BuildCache, part key: Fingerprint, orElse make: @escaping @Sendable () -> DrawnLesson?
    ) {
        body.setSource(cache, part: key) { make()?.body.value }
        playground?.setSource(cache, part: key) { make()?.playground?.value }
        for index in figurePages.indices {
            figurePages[index].content.setSource(cache, part: key) {
                guard let pages = make()?.figurePages, pages.indices.contains(index) else { return nil }
                return pages[index].content.value
            }
        }
    }
}
