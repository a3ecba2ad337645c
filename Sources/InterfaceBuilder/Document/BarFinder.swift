/// Finds the bars over each scene of a storyboard: those of the navigation and tab controllers that it is reached from; and
/// which scenes stand in container views of others.
struct BarFinder {
    /// From a controller's id to those that it contains or pushes.
    private var inNavigation: [String: Double] = [:]
    private var inTabs: Set<String> = []
    /// The ids of controllers whose views container views show.
    private(set) var embedded: Set<String> = []

    init(_ root: XMLElement) {
        var pushes: [String: [String]] = [:]
        var pending: [(id: String, top: Double)] = []
        for controller in root.list("scenes").flatMap({ $0.list("objects") }) {
            guard let id = controller["id"] else { continue }
            let segues = controller.all.filter { $0.name == "segue" }
            func destinations(_ matches: (XMLElement) -> Bool) -> [String] {
                segues.filter(matches).compactMap { $0["destination"] }
            }
            let roots = destinations { $0["relationship"] == "rootViewController" }
            if controller.name == "navigationController" {
                let isLarge = controller.child(key: "navigationBar")?.isSet("largeTitles") == true
                pending += roots.map { ($0, isLarge ? Self.largeTitleHeight : Self.barHeight) }
            }
            embedded.formUnion(destinations { $0["kind"] == "embed" })
            inTabs.formUnion(destinations { $0["relationship"] == "viewControllers" })
            pushes[id] = destinations { $0["kind"] == "show" || $0["kind"] == "push" } + roots
        }
        while let next = pending.popLast() {
            guard inNavigation[next.id] == nil else { continue }
            inNavigation[next.id] = next.top
            pending += (pushes[next.id] ?? []).map { ($0, next.top) }
        }
        var open = Array(inTabs)
        while let id = open.popLast() {
            for next in pushes[id] ?? [] where inTabs.insert(next).inserted { open.append(next) }
        }
    }

    func bars(of controller: String) -> InterfaceBars {
        InterfaceBars(
            top: inNavigation[controller] ?? 0, bottom: inTabs.contains(controller) ? Self.tabBarHeight : 0)
    }

    static let barHeight = 44.0
    private static let largeTitleHeight = 96.0
    static let tabBarHeight = 49.0
}
