internal import AutoLayout
import Foundation

extension UINavigationBar {
    /// Gives the engine's bar its grounds and the fonts and colours of its titles.
    func setLooks(of bar: inout NavigationBar) {
        let proxy = Self.proxy
        let standard = topItem?.standardAppearance ?? ownStandardAppearance ?? proxy.ownStandardAppearance
        let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
        bar.ground = LegacyBarLook(of: self, or: proxy).ground(over: standard ?? UINavigationBarAppearance())
        bar.edgeGround = edge?.ground
        let shown = edge ?? standard
        let title = [proxy.titleTextAttributes, titleTextAttributes, shown?.titleTextAttributes]
        let large = [proxy.largeTitleTextAttributes, largeTitleTextAttributes, shown?.largeTitleTextAttributes]
        for attributes in title { bar.titleLook = bar.titleLook.setting(attributes ?? [:]) }
        for attributes in large { bar.largeTitleLook = bar.largeTitleLook.setting(attributes ?? [:]) }
    }
}
