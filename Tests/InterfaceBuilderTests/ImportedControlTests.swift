import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Controls of an imported scene")
struct ImportedControlTests {
    static let barElements: [(xml: String, lines: [String])] = [
        (
            view(
                "navigationBar", "n", "largeTitles=\"YES\"",
                """
                <items><navigationItem title="Inbox" id="i0"/><navigationItem title="Letter" prompt="Read" id="i1">
                <barButtonItem key="leftBarButtonItem" title="Close" id="i2"/>
                <barButtonItems key="rightBarButtonItems"><barButtonItem systemItem="done" id="i3"/>
                <barButtonItem title="More" id="i4"/></barButtonItems></navigationItem></items>
                """),
            [
                "NavigationBar navigationBar {  // n", "prefersLargeTitles = true", "title = \"Letter\"",
                "prompt = \"Read\"", "backItem = \"Inbox\"", "leftBarButtonItems = [\"Close\"]",
                "rightBarButtonItems = [\"Done\", \"More\"]",
            ]
        ),
        (
            view(
                "tabBar", "t", "",
                #"<items><tabBarItem systemItem="search" id="i0"/><tabBarItem title="Me" image="me" id="i1"/></items>"#),
            ["TabBar tabBar {  // t", "items = [\"Search\", \"Me\"]"]
        ),
        (
            view(
                "toolbar", "b", "",
                #"<items><barButtonItem title="Item" id="i0"/><barButtonItem systemItem="flexibleSpace" id="i1"/></items>"#
            ),
            ["Toolbar toolbar {  // b", "items = [\"Item\", .flexibleSpace]", "intrinsicContentSize = (nil, 44)"]
        ),
        // Above the home indicator it has the notation's height.
        (view("toolbar", "b", y: 844 - 34 - 10), ["Toolbar toolbar {  // b"]),
    ]

    @Test("has its bars with what stands on them", arguments: barElements)
    func bars(xml: String, lines: [String]) {
        let (body, messages) = imported(storyboard("<subviews>\(xml)</subviews>"))
        #expect(body.map { $0.trimmed }.filter { !$0.hasPrefix("hugging") && $0 != "}" } == lines && messages == [])
    }

    static let styles: [(xml: String, lines: [String])] = [
        (view("progressView", "v", #"progressViewStyle="bar""#), ["progressViewStyle = .bar"]),
        (view("progressView", "v", #"progressViewStyle="default""#), []),
        (view("activityIndicatorView", "v", #"animating="YES" hidesWhenStopped="YES""#), ["isAnimating = true"]),
        (view("activityIndicatorView", "v"), ["isAnimating = true"]),
        (view("activityIndicatorView", "v", #"hidesWhenStopped="YES""#), []),
        (
            view("datePicker", "v", #"datePickerMode="date""#),
            ["preferredDatePickerStyle = .wheels  // as it was measured", "datePickerMode = .date"]
        ),
        (
            view("pageControl", "v", #"numberOfPages="3" backgroundStyle="prominent""#),
            ["numberOfPages = 3", "backgroundStyle = .prominent"]
        ),
        (
            view("datePicker", "v", #"datePickerMode="date" style="inline""#),
            ["preferredDatePickerStyle = .inline", "datePickerMode = .date"]
        ),
        (
            view("searchBar", "v", #"searchBarStyle="minimal" showsCancelButton="YES""#),
            ["searchBarStyle = .minimal", "showsCancelButton = true"]
        ),
        (
            view(
                "searchBar", "v", #"showsScopeBar="YES""#,
                "<scopeButtonTitles><string>Near</string><string>All</string></scopeButtonTitles>"),
            ["showsScopeBar = true", #"scopeButtonTitles = ["Near", "All"]"#]
        ),
    ]

    static let textStyles: [(tools: String, style: String, font: String)] = [
        ("14490.70", "Title1", ".system(26)  // .title1, as it was measured"),
        ("14868", "Title0", ".system(30)  // .largeTitle, as it was measured"), ("14868", "Body", ".body"),
        ("17701", "Body", ".body"), ("18122", "Title2", ".system(19)  // .title2, as it was measured"),
        ("20037", "Body", ".system(14)  // .body, as it was measured"),
        ("19529", "Headline", ".system(14, weight: .semibold)  // .headline, as it was measured"),
        ("16096", "Title1", ".title1"), ("22505", "Headline", ".headline"),
    ]

    @Test("has text styles in the sizes that they had on its canvas", arguments: textStyles)
    func textStyle(tools: String, style: String, font: String) {
        let label = view(
            "label", "v", #"text="Go""#,
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>")
        let body = imported(storyboard("<subviews>\(label)</subviews>", tools: tools)).body.map { $0.trimmed }
        #expect(body.contains("font = \(font)"), "\(body)")
    }

    @Test("has the leading of such a style between its lines")
    func leading() {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        let label = view("label", "v", #"text="Go" numberOfLines="0""#, font)
        func body(_ tools: String) -> [String] {
            imported(storyboard("<subviews>\(label)</subviews>", tools: tools)).body.map { $0.trimmed }
        }
        // 19 less the line of 14 points.
        #expect(body("20037").contains("lineSpacing = 2.29296875"), "\(body("20037"))")
        #expect(!body("22505").contains { $0.hasPrefix("lineSpacing") })
    }

    @Test("has no leading that is less than its line")
    func shortLeading() {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>"#
        let label = view("label", "v", #"text="Go" numberOfLines="0""#, font)
        let body = imported(storyboard("<subviews>\(label)</subviews>", tools: "20037")).body
        #expect(!body.contains { $0.contains("lineSpacing") }, "\(body)")
    }

    private static let red = #"systemColor="systemRedColor""#

    static let tints: [(tag: String, color: String)] = [
        ("switch", "onTintColor"), ("slider", "minimumTrackTintColor"), ("slider", "maximumTrackTintColor"),
        ("progressView", "progressTintColor"), ("progressView", "trackTintColor"),
        ("pageControl", "currentPageIndicatorTintColor"), ("activityIndicatorView", "color"),
    ]

    @Test("has the colors of the parts of its controls", arguments: tints)
    func tint(tag: String, color: String) {
        let control = view(tag, "v", "", "<color key=\"\(color)\" \(Self.red)/>")
        let body = imported(storyboard("<subviews>\(control)</subviews>")).body.map { $0.trimmed }
        #expect(body.contains("\(color) = .systemRed"), "\(body)")
    }

    @Test("has configured buttons with their corners and sizes")
    func corners() {
        let button = view(
            "button", "v", "",
            #"<buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule" buttonSize="large"/>"#
        )
        let body = imported(storyboard("<subviews>\(button)</subviews>")).body.map { $0.trimmed }
        #expect(body.contains("cornerStyle = .capsule") && body.contains("buttonSize = .large"), "\(body)")
    }

    @Test("has in large configured buttons more room around the picture")
    func largeButton() {
        let button = view(
            "button", "v", "",
            #"<buttonConfiguration key="configuration" style="filled" image="p" buttonSize="large"/>"#)
        let file = storyboard("<subviews>\(button)</subviews>", images: #"<image name="p" width="30" height="20"/>"#)
        #expect(imported(file).body.map { $0.trimmed }.contains("intrinsicContentSize = (70, 50)"))
    }

    @Test("has controls in the styles of the file", arguments: styles)
    func style(xml: String, lines: [String]) {
        let (body, messages) = imported(storyboard("<subviews>\(xml)</subviews>"))
        let ownLines = body.map { $0.trimmed }.filter { $0.contains(" = ") && !$0.hasPrefix("hugging") }
        #expect(ownLines == lines && messages == [])
    }
}
