import Foundation
import Platform

/// Notices that something a build reads has changed: by the kernel's notes at once, by a scan in any case.
final class ContentWatch {
    private let places: @Sendable () -> WatchedPlaces
    private let now: () -> Double
    private let scanInterval: Double?
    private var events: FolderEvents?
    private var scan = FolderScan(of: WatchedPlaces(files: [], folders: []))
    private var watched = WatchedPlaces(files: [], folders: [])
    /// How long to rest between scans, in seconds.
    private var rest = 1.0

    /// How long to wait for further changes while polling, in seconds.
    static let quiet = 0.025
    /// How long a series of changes may keep a build waiting, in seconds.
    static let settleTime = 0.5

    /// - Parameters:
    ///   - isPolling: whether to watch by scanning alone.
    ///   - scanInterval: the least rest between scans, seconds; by default 0.2 s where only scans tell, or else 1 s.
    init(
        places: @escaping @Sendable () -> WatchedPlaces, isPolling: Bool, scanInterval: Double? = nil,
        now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
    ) {
        self.places = places
        self.now = now
        self.scanInterval = scanInterval
        events = isPolling ? nil : FolderEvents()
    }

    /// Whether the kernel's notes are at work, not only the scan.
    var isPrompt: Bool { events != nil }

    /// Takes what is on the disk now for known; call it right before a build reads.
    ///
    /// Gives the files that may have changed since the call before, sorted; nil where that is not known.
    @discardableResult
    func takeStock() -> [String]? {
        let earlier = (places: watched, scan: scan)
        watched = places()
        let start = now()
        // First the folders above, whose notes say when a place appears; then the folders found below.
        scan = FolderScan(of: watched)
        switch events?.watch(foldersToWatch(scan)) {
        case nil, .asBefore: break
        // What came between the scan and the watch is in this one.
        case .different: scan = FolderScan(of: watched)
        case .incomplete: events = nil
        }
        // Scanning may take a fiftieth of one core.
        rest = max(scanInterval ?? (events == nil ? 0.2 : 1.0), (now() - start) * 50)
        return watched == earlier.places ? scan.changes(since: earlier.scan) : nil
    }

    /// Waits until something has changed and then been quiet for a moment; false if nothing did within `seconds`.
    func waitForChange(seconds: Double) -> Bool {
        let end = now() + seconds
        while now() < end {
            let pause = min(rest, end - now())
            var series = ChangeSeries()
            if waitForNote(seconds: pause, for: &series) {
                settle(&series)
                return true
            }
            if pause >= rest, hasDrifted() {
                series.noteAll()
                settle(&series)
                return true
            }
        }
        return false
    }

    private func foldersToWatch(_ scan: FolderScan) -> [FolderEvents.Watched] {
        let above = (watched.files + watched.folders).map { path in
            let folder = (path as NSString).deletingLastPathComponent
            return FolderEvents.Watched(
                path: folder.isEmpty ? "." : folder, names: [(path as NSString).lastPathComponent])
        }
        return above + scan.folders.map { FolderEvents.Watched(path: $0, names: nil) }
    }

    private func waitForNote(seconds: Double, for series: inout ChangeSeries) -> Bool {
        if let events { return events.wait(seconds: seconds, for: &series) }
        usleep(UInt32(max(0, seconds) * 1_000_000))
        return false
    }

    /// Whether the disk is no longer what `takeStock` saw.
    private func hasDrifted() -> Bool {
        FolderScan(of: places()).stamps != scan.stamps
    }

    /// Lets a series of changes, such as a checkout, come to its end.
    private func settle(_ series: inout ChangeSeries) {
        let end = now() + Self.settleTime
        while now() < end {
            guard let events else { return usleepQuietly() }
            if !events.wait(seconds: series.quiet, for: &series) { return }
        }
    }

    private func usleepQuietly() {
        usleep(UInt32(Self.quiet * 1_000_000))
    }
}
