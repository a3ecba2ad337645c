import Diagnostics
import InterfaceBuilder
import Testing

@Suite("An imported scene")
struct ImportTests {
    @Test("is a screen with its views, properties and constraints")
    func scene() {
        let file = storyboard(
            "<subviews>"
                + view(
                    "label", "l1", "text=\"Say &quot;hi&quot;\" numberOfLines=\"0\" horizontalHuggingPriority=\"251\"",
                    "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>", y: 63)
                + "</subviews><constraints>"
                + "<constraint firstItem=\"l1\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" "
                + "constant=\"16\" id=\"c1\"/>"
                + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"l1\" "
                + "secondAttribute=\"trailing\" constant=\"20\" priority=\"750\" id=\"c2\"/>"
                + "<constraint firstItem=\"l1\" firstAttribute=\"leading\" secondItem=\"root\" "
                + "secondAttribute=\"leadingMargin\" id=\"c3\"/>"
                + "</constraints>")
        let (notation, diagnostics) = importInterface(file)
        #expect(
            notation == """
                // Greeting, drawn for 390 × 844 points
                screen Greeting {
                    Label sayHiLabel {  // l1
                        text = "Say \\"hi\\""
                        font = .system(20, weight: .bold)
                        numberOfLines = 0
                        hugging.horizontal = 251
                        leading == super.margins.leading
                        top == super.safeArea.top + 16
                        trailing <= super.trailing - 20 @ 750
                    }
                }

                """)
        #expect(diagnostics.isEmpty)
    }

    static let constraints: [(xml: String, notation: String)] = [
        (#"firstItem="a" firstAttribute="width" constant="44""#, "width == 44"),
        (
            #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9""#,
            "width == height * 16 / 9"
        ),
        (
            #"firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" constant="-3""#,
            "width == super.width * 0.5 - 3"
        ),
        (
            #"firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="1/4""#,
            "height == super.height * 1 / 4"
        ),
        (
            #"firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" multiplier="85%""#,
            "centerY == super.centerY * 85 / 100"
        ),
        (
            #"firstItem="a" firstAttribute="width" constant="44" placeholder="YES""#,
            "width == 44  // until the app runs"
        ),
        (
            #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="baseline""#,
            "lastBaseline == b.lastBaseline"
        ),
        (
            #"firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8""#,
            "bottom == super.safeArea.bottom - 8"
        ),
        (
            #"firstAttribute="bottomMargin" relation="lessThanOrEqual" secondItem="a" secondAttribute="bottom""#,
            "bottom >= super.margins.bottom"
        ),
        (
            #"firstItem="a" firstAttribute="centerX" secondItem="safe" secondAttribute="centerX" constant="0.5""#,
            "centerX == super.safeArea.centerX + 0.5"
        ),
    ]

    @Test("has its constraints as equations in the inner view", arguments: constraints)
    func constraint(xml: String, notation: String) {
        let file = storyboard(
            "<subviews>" + view("view", "a", "misplaced=\"YES\"") + view("view", "b", "userLabel=\"b\"")
                + "</subviews><constraints><constraint "
                + xml + " id=\"c\"/></constraints>")
        #expect(imported(file).body.contains("    " + notation))
    }

    @Test("keeps the constraints of size classes apart")
    func variations() {
        let file = storyboard(
            "<subviews>" + view("view", "a") + "</subviews><constraints>"
                + #"<constraint firstItem="a" firstAttribute="width" constant="44" id="c1">"#
                + #"<variation key="widthClass=regular" constant="88"/></constraint>"#
                + #"<constraint firstItem="a" firstAttribute="height" constant="5" id="c2"/></constraints>"#
                + #"<variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>"#
                + #"<variation key="heightClass=compact-widthClass=regular"><mask key="constraints">"#
                + #"<include reference="c2"/></mask></variation>"#)
        let body = imported(file).body
        #expect(body.contains("    when regular { width == 88 } else { width == 44 }"))
        #expect(body.contains("    when verticallyCompact && regular { height == 5 }"))
    }

    @Test("has views of some size classes there alone, and the constraints to them")
    func installedViews() {
        let file = storyboard(
            "<subviews>" + view("view", "a") + view("view", "b", #"userLabel="b""#)
                + view("view", "c", #"userLabel="c""#) + view("view", "d") + "</subviews><constraints>"
                + #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c1"/>"#
                + #"<constraint firstItem="b" firstAttribute="width" constant="5" id="c2"/>"#
                + #"<constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" id="c3"/>"#
                + "</constraints>"
                + #"<variation key="default">"#
                + #"<mask key="subviews"><exclude reference="b"/><exclude reference="d"/></mask>"#
                + #"<mask key="constraints"><exclude reference="c1"/></mask></variation>"#
                + #"<variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>"#
                + #"<mask key="constraints"><include reference="c1"/></mask></variation>"#
                + #"<variation key="heightClass=compact"><mask key="subviews">"#
                + #"<exclude reference="c"/></mask></variation>"#)
        #expect(
            imported(file).body == [
                "View view {  // a",
                "    when regular { top == b.bottom }",
                "}",
                "when regular {",
                "    View b {  // b",
                "        width == 5",
                "    }",
                "}",
                "when !(verticallyCompact) {",
                "    View c {  // c",
                "        when regular { top == b.top }",
                "    }",
                "}",
            ])
    }

    @Test("has stacks with their margins, and pictures as their sizes")
    func stack() {
        let file = storyboard(
            "<subviews>"
                + view(
                    "stackView", "s",
                    #"axis="vertical" alignment="center" distribution="equalSpacing" spacingType="standard""#,
                    "<subviews>" + view("imageView", "i", #"image="photo""#) + "</subviews>"
                        + #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
                + "</subviews>",
            images: #"<image name="photo" width="30" height="20"/>"#)
        #expect(
            imported(file).body == [
                "VStack stackView {  // s", "    distribution = .equalSpacing", "    alignment = .center",
                "    spacing = systemSpacing(1)", "    isLayoutMarginsRelativeArrangement = true",
                "    margins = (1, 2, 3, 4)",
                "    ImageView photoImage {  // i", "        // image = \"photo\"",
                "        intrinsicContentSize = (30, 20)", "    }", "}",
            ])
    }

    @Test("has the axis of a stack view in each size class")
    func axes() {
        let variation = #"<variation key="heightClass=regular-widthClass=compact" axis="vertical" spacing="4"/>"#
        let file = storyboard("<subviews>" + view("stackView", "s", #"spacing="8""#, variation) + "</subviews>")
        #expect(
            imported(file).body == [
                "HStack stackView {  // s", "    spacing = 8",
                "    when verticallyRegular && compact { axis = .vertical; spacing = 4 }", "}",
            ])
    }

    static let placeholders: [(view: String, line: String)] = [
        (
            view("view", "v", #"placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="infinite""#),
            "intrinsicContentSize = (100, nil)  // until the app runs"
        ),
        (
            view("stackView", "s", "", "<subviews>\(view("label", "v"))</subviews>"),
            "intrinsicContentSize = (50, 50)  // until the app runs"
        ),
    ]

    @Test("has the content sizes that only the canvas knows, and says so", arguments: placeholders)
    func placeholder(view: String, line: String) {
        #expect(imported(storyboard("<subviews>\(view)</subviews>")).body.map { $0.trimmed }.contains(line))
    }

    @Test("has the alignment rect of a control that its autoresizing mask places")
    func autoresizedControl() {
        let slider = #"<slider id="s"><rect key="frame" x="480" y="20" width="300" height="31"/></slider>"#
        let body = imported(storyboard("<subviews>\(slider)</subviews>")).body.map { $0.trimmed }
        for line in ["leading == super.leading + 482", "top == super.top + 20", "size == (296, 30)"] {
            #expect(body.contains(line))
        }
    }

    static let wholePoints: [(view: String, height: String, line: String?)] = [
        (
            view("label", "v", #"text="Hi""#), "21",
            #"intrinsicContentSize = (ceil(textWidth("Hi", font: .system(17))), 21)  // measured in whole points"#
        ),
        (
            view("label", "v", #"text="Hi""#), "20.999999999999993",
            #"intrinsicContentSize = (ceil(textWidth("Hi", font: .system(17))), 21)  // measured in whole points"#
        ),
        (
            view("label", "v", #"text="""#), "21",
            #"intrinsicContentSize = (ceil(textWidth("", font: .system(17))), 21)  // measured in whole points"#
        ),
        (view("label", "v", #"text="Hi""#), "20.333333333333332", nil),
        (
            view("label", "v", #"text="Hi""#), "20",
            #"intrinsicContentSize = (ceil(textWidth("Hi", font: .system(17))), 20)  // measured in whole points"#
        ),
        (view("label", "v", #"text="Hi""#), "22", nil),
        (
            view(
                "label", "v", #"text="Hi""#,
                #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#),
            "20", #"intrinsicContentSize = (ceil(textWidth("Hi", font: .headline)), 20)  // measured in whole points"#
        ),
        (view("label", "v", #"text="Hi" numberOfLines="0""#), "21", nil),
        (
            view(
                "label", "v", #"text="👋🏼⭐️""#,
                #"<fontDescription key="fontDescription" type="system" pointSize="38"/>"#),
            "46", "intrinsicContentSize = (86, 45.67)  // Apple's emoji"
        ),
        (
            view("button", "v", "", #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#), "35",
            #"intrinsicContentSize = (ceil(textWidth("Go", font: .system(17))) + 24, 35)  // measured in whole points"#
        ),
    ]

    @Test("has the sizes of texts that were measured in whole points", arguments: wholePoints)
    func measures(view: String, height: String, line: String?) {
        let saved = view.replacing("height=\"10\"", with: "height=\"\(height)\"")
        let body = imported(storyboard("<subviews>\(saved)</subviews>")).body.map { $0.trimmed }
        #expect(body.filter { $0.hasPrefix("intrinsicContentSize") } == (line.map { [$0] } ?? []))
    }

    static let buttons: [(attributes: String, inner: String, lines: [String])] = [
        (#"buttonType="system""#, #"<state key="normal" image="photo"/>"#, [image, "intrinsicContentSize = (30, 20)"]),
        ("", #"<state key="normal" image="small"/>"#, [small, "intrinsicContentSize = (4, 22)"]),
        (
            #"buttonType="system""#, #"<state key="normal" title="Go" image="photo"/>"#,
            [#"title = "Go""#, image, "contentInsets = (7, 30, 7, 0)"]
        ),
        (
            #"buttonType="system""#, #"<state key="normal" title="Go" backgroundImage="photo"/>"#,
            [
                #"title = "Go""#, image,
                #"intrinsicContentSize = (max(textWidth("Go", font: .system(15)), 30), 30)"#,
            ]
        ),
        (
            #"buttonType="system""#,
            #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" image="photo"/>"#,
            ["configuration = .filled", image, "intrinsicContentSize = (54, 34)"]
        ),
        (
            #"buttonType="system""#,
            #"<buttonConfiguration key="configuration" style="plain" title="Go" image="photo" imagePadding="3">"#
                + #"<fontDescription key="titleFontDescription" type="system" pointSize="14"/></buttonConfiguration>"#,
            [
                #"title = "Go""#, "configuration = .plain", "titleFont = .system(14)", image,
                "configurationInsets = (8.5, 45, 8.5, 12)",
            ]
        ),
        (#"buttonType="infoLight""#, "", ["intrinsicContentSize = (25.67, 25.67)"]),
    ]

    private static let image = #"// image = "photo""#
    private static let small = #"// image = "small""#

    @Test("keeps the room of a button's picture", arguments: buttons)
    func button(attributes: String, inner: String, lines: [String]) {
        let file = storyboard(
            "<subviews>" + view("button", "b", attributes, inner) + "</subviews>",
            images: #"<image name="photo" width="30" height="20"/><image name="small" width="4" height="2"/>"#)
        #expect(imported(file).body.dropFirst().dropLast().map { $0.trimmed } == lines)
    }

    static let colors: [(xml: String, line: String?)] = [
        (#"white="1" alpha="1""#, "backgroundColor = .white"), (#"white="0.0" alpha="1""#, "backgroundColor = .black"),
        (#"red="1" green="1" blue="1" alpha="1""#, "backgroundColor = .white"),
        (#"white="0.66666666666666663" alpha="1""#, "backgroundColor = color(white: 0.667)"),
        (#"white="0.0" alpha="0.5""#, "backgroundColor = .black.withAlpha(0.5)"),
        (#"red="0.284908344" green="0.7160477312" blue="0.0" alpha="1""#, "backgroundColor = color(\"#49B700\")"),
        (#"systemColor="systemBackgroundColor""#, "backgroundColor = .systemBackground"),
        (#"white="0.0" alpha="0.0""#, nil), (#"name="Brand""#, nil),
    ]

    @Test("has colours in the shortest words", arguments: colors)
    func color(xml: String, line: String?) {
        let label = view("label", "l", "", "<color key=\"backgroundColor\" \(xml)/>")
        let lines = imported(storyboard("<subviews>\(label)</subviews>")).body.map { $0.trimmed }
        #expect(lines.filter { $0.hasPrefix("backgroundColor") } == (line.map { [$0] } ?? []))
    }

    static let viewNames: [(view: String, name: String)] = [
        (view("button", "v", "", #"<state key="normal" title="Log in"/>"#), "logInButton"),
        (view("button", "v", "", #"<state key="normal" title="7"/>"#), "button7"),
        (view("button", "v", "", #"<state key="normal" title="Button"/>"#), "button"),
        (view("label", "v", #"text="User name:""#), "userNameLabel"),
        (view("label", "v", #"text="A sentence of five words""#), "label"),
        (view("label", "v", #"text="トルツメ""#), "label"),
        (view("label", "v", #"text="Hello" userLabel="Greeting Label""#), "greetingLabel"),
        (view("textField", "v", #"placeholder="Password""#), "passwordField"),
        (view("imageView", "v", #"image="profile-image""#), "profileImage"),
    ]

    @Test("names its views after outlets and labels, or else by what they show", arguments: viewNames)
    func name(view: String, name: String) {
        let line = imported(storyboard("<subviews>\(view)</subviews>")).body.first ?? ""
        let expected = name.prefix(1).lowercased() + name.dropFirst()
        #expect(line.split(separator: " ").dropFirst().first.map { String($0) } == expected)
    }

    static let shorthands: [(constraints: [(String, String, String, String)], lines: [String])] = [
        (
            [
                ("bottom", "root", "bottom", "0"), ("leading", "root", "leading", "0"), ("top", "root", "top", "4"),
                ("trailing", "root", "trailing", "0"),
            ],
            [
                "leading == super.leading", "trailing == super.trailing", "top == super.top + 4",
                "bottom == super.bottom",
            ]
        ),
        (
            [
                ("bottom", "root", "bottom", "0"), ("leading", "root", "leading", "0"), ("top", "root", "top", "0"),
                ("trailing", "root", "trailing", "0"),
            ], ["edges == super.edges"]
        ),
        (
            [
                ("bottom", "root", "bottom", "-8"), ("leading", "root", "leading", "8"), ("top", "root", "top", "8"),
                ("trailing", "root", "trailing", "-8"),
            ], ["edges == super.edges.inset(8)"]
        ),
        (
            [
                ("centerX", "root", "centerX", "0"), ("height", "", "", "40"), ("centerY", "root", "centerY", "0"),
                ("width", "", "", "60"),
            ], ["center == super.center", "size == (60, 40)"]
        ),
        (
            [("centerX", "root", "centerX", "1"), ("centerY", "root", "centerY", "0")],
            ["centerX == super.centerX + 1", "centerY == super.centerY"]
        ),
        ([("height", "", "", "44"), ("width", "", "", "44")], ["size == 44"]),
    ]

    @Test("says in one line what belongs together, and the rest in one order", arguments: shorthands)
    func shorthand(constraints: [(String, String, String, String)], lines: [String]) {
        let xml = constraints.enumerated().map { number, part in
            let second = part.1.isEmpty ? "" : #" secondItem="\#(part.1)" secondAttribute="\#(part.2)""#
            return
                #"<constraint firstItem="v" firstAttribute="\#(part.0)"\#(second) constant="\#(part.3)" id="c\#(number)"/>"#
        }
        let file = storyboard(
            "<subviews>\(view("view", "v"))</subviews><constraints>\(xml.joined())</constraints>")
        #expect(imported(file).body.dropFirst().dropLast().map { $0.trimmed } == lines)
    }

    @Test("stands without the file's ids where nobody wants them")
    func withoutIDs() {
        let file = storyboard("<subviews>\(view("view", "v"))</subviews>")
        #expect(importInterface(file, writesIDs: false).notation?.contains("    View view {\n") == true)
    }

    @Test("has one priority for both axes in one line")
    func priorities() {
        let label = view("label", "v", #"horizontalHuggingPriority="251" verticalHuggingPriority="251""#)
        let body = imported(storyboard("<subviews>\(label)</subviews>")).body.map { $0.trimmed }
        #expect(body.contains("hugging = 251") && !body.contains { $0.hasPrefix("hugging.") })
    }

    @Test("has a controller's own view as a screen, of whatever kind it was")
    func otherRoot() {
        let file = storyboard("")
        let text = String(decoding: file.utf8, as: UTF8.self).replacing(
            "<view key=\"view\"", with: "<imageView contentMode=\"center\" image=\"a\" key=\"view\""
        )
        .replacing("</view></viewController>", with: "</imageView></viewController>")
        let (body, messages) = imported(SourceFile(path: "Main.storyboard", text: text))
        #expect(body == [])
        #expect(messages == ["the notation does not have a view of the kind imageView as a controller's own"])
    }

    @Test("lists what the notation does not have, with its place")
    func omissions() {
        let file = storyboard("<subviews>" + view("mapView", "m") + "</subviews>")
        let (notation, diagnostics) = importInterface(file)
        #expect(notation?.contains("View mapView {  // m") == true)
        #expect(diagnostics.map(\.message) == ["the notation does not have a view of the kind mapView"])
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.location.line == 7)
    }

    @Test("is found by its name, and missed by name")
    func names() {
        let file = storyboard("")
        #expect(importInterface(file, scene: "Greeting").notation?.contains("screen Greeting {") == true)
        #expect(importInterface(file, scene: "vc").notation?.contains("screen Greeting {") == true)
        let (notation, diagnostics) = importInterface(file, scene: "Other")
        #expect(notation == nil)
        #expect(diagnostics.map(\.message) == ["'Main.storyboard' has no scene named 'Other'"])
        #expect(diagnostics.map(\.help) == ["it has Greeting"])
    }
}
