import Foundation

/// What somebody was doing, to go on with elsewhere; a figure has nowhere to go.
open class NSUserActivity: NSObject {
    public final let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// What a restored activity goes to.
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}
