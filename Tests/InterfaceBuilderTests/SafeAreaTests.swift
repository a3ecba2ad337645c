import Diagnostics
import InterfaceBuilder
import Testing

@Suite("The safe area of an imported scene")
struct SafeAreaTests {
    /// A view controller's view of some size on an iPhone 14 Pro, 393 × 852, with what stands in it and behind its scene.
    private func storyboard(
        _ size: (width: Int, height: Int), _ body: String, orientation: String = "portrait", others: String = "",
        device: String = "retina6_12", tools: String = "22155", attributes: String = ""
    ) -> SourceFile {
        SourceFile(
            path: "Main.storyboard",
            text: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
                <device id="\(device)" orientation="\(orientation)"/><scenes><scene><objects>
                <viewController storyboardIdentifier="Greeting" id="vc"><view key="view" id="root" \(attributes)>
                <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>\(body)
                <viewLayoutGuide key="safeArea" id="safe"/></view></viewController></objects></scene>\(others)</scenes>
                </document>
                """)
    }

    private func tied(_ tag: String, _ attribute: String, _ constant: Int, frame: String) -> String {
        """
        <subviews><\(tag) id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(frame)/></\(tag)></subviews>
        <constraints><constraint firstItem="a" firstAttribute="\(attribute)" secondItem="safe" \
        secondAttribute="\(attribute)" constant="\(constant)" id="c"/></constraints>
        """
    }

    @Test("ends where the alignment rect of a view is that is tied to it")
    func alignmentRect() {
        let slider = tied("slider", "bottom", -20, frame: #"x="0" y="768" width="100" height="31""#)
        let (notation, _) = importInterface(storyboard((393, 852), slider))
        #expect(notation?.hasPrefix("// Greeting, drawn for 393 × 852 points\n") == true)
        #expect(notation?.contains("bottom == super.safeArea.bottom - 20\n") == true)
    }

    @Test("is told by views inside others, in the coordinates of the whole")
    func nested() {
        let inner = tied("view", "top", 8, frame: #"x="0" y="13" width="10" height="10""#)
        let body =
            #"<subviews><view id="box"><rect key="frame" x="0" y="90" width="393" height="300"/>"# + inner
            + "</view></subviews>"
        let (notation, _) = importInterface(storyboard((393, 852), body))
        #expect(notation?.contains("drawn for 393 × 852 points, 36 more above the safe area\n") == true)
        #expect(notation?.contains("\n    additionalSafeAreaInsets = (36, 0, 0, 0)\n") == true)
        #expect(notation?.contains("top == Greeting.safeArea.top + 8\n") == true)
    }

    @Test("of a view that reaches to the screen's edge has the bars over it, too")
    func ofSubview() {
        let body = """
            <subviews><view id="box"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="111" width="10" height="10"/></view></subviews>
            <constraints><constraint firstItem="a" firstAttribute="top" secondItem="inner" secondAttribute="top" constant="8" \
            id="c"/></constraints><viewLayoutGuide key="safeArea" id="inner"/></view>
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="103" width="10" height="10"/>
            </view></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" id="d"/></constraints>
            """
        let (notation, _) = importInterface(storyboard((393, 852), body))
        #expect(notation?.contains("44 more above the safe area\n") == true)
        #expect(notation?.contains("top == super.safeArea.top + 8\n") == true, "\(notation ?? "")")
    }

    @Test("ends where the keyboard begins that is not shown")
    func keyboard() {
        let body = """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="10" height="769"/></view></subviews><constraints>
            <constraint firstItem="a" firstAttribute="bottom" secondItem="keys" secondAttribute="top" id="c"/></constraints>
            <keyboardLayoutGuide key="keyboard" id="keys"/>
            """
        let (notation, diagnostics) = importInterface(storyboard((393, 852), body))
        #expect(notation?.contains("49 more below it\n") == true, "\(notation ?? "")")
        #expect(notation?.contains("bottom == super.keyboard.top\n") == true && diagnostics.isEmpty)
    }

    @Test("is not told by the margins of a view that do not follow it", arguments: [("NO", 0), ("YES", -59)])
    func plainMargins(follows: String, bars: Int) {
        let body = """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            </view></subviews><constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
            secondAttribute="topMargin" id="c"/></constraints>
            """
        let file = storyboard((393, 852), body, attributes: "insetsLayoutMarginsFromSafeArea=\"\(follows)\"")
        let notation = importInterface(file).notation ?? ""
        #expect(notation.contains("top == super.margins.top\n"), "\(notation)")
        #expect(notation.contains("additionalSafeAreaInsets = (\(bars), 0, 0, 0)\n") == (bars != 0), "\(notation)")
    }

    @Test("leaves margins of 16 points at the sides of Xcode 6's screens", arguments: [("6751", 16), ("7706", 20)])
    func margins(tools: String, margin: Int) {
        let body = """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="26" y="0" width="10" height="10"/>
            </view></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
            secondAttribute="leadingMargin" constant="10" id="c"/></constraints>
            """
        let (notation, _) = importInterface(storyboard((600, 600), body, tools: tools))
        let constant = 10 - 20 + margin
        #expect(notation?.contains("leading == super.margins.leading + \(constant)\n") == true, "\(notation ?? "")")
    }

    @Test("has at its sides what the saved frames leave of it, where a phone lies on its side")
    func sides() {
        let body = tied("view", "leading", 16, frame: #"x="60" y="0" width="10" height="10""#)
        let (notation, _) = importInterface(storyboard((852, 393), body, orientation: "landscape"))
        #expect(notation?.contains("drawn for 852 × 393 points, -15 more on its left\n") == true)
        #expect(notation?.contains("additionalSafeAreaInsets = (0, -15, 0, 0)\n") == true)
        #expect(notation?.contains("leading == super.safeArea.leading + 16\n") == true)
    }

    @Test(
        "leaves out what a view in a container view does not reach of it",
        arguments: [(197, "embed", ", -34 more below it"), (832, "embed", ", -20 more below it"), (197, "show", "")])
    func embedded(height: Int, kind: String, below: String) {
        let segue = "<connections><segue destination=\"vc\" kind=\"\(kind)\" id=\"e\"/></connections>"
        let body = "<subviews>\(view("containerView", "c", "", segue))</subviews>"
        let notation = importInterface(storyboard((393, height), body)).notation ?? ""
        #expect(notation.hasPrefix("// Greeting, drawn for 393 × \(height) points\(below)\n"), "\(notation)")
    }

    @Test("is the canvas's where the scene has a size of its own")
    func freeSize() {
        let body = tied("view", "centerY", 0, frame: #"x="0" y="0" width="10" height="10""#)
        let (notation, _) = importInterface(storyboard((320, 528), body))
        #expect(
            notation?.contains("drawn for 320 × 528 points, 39 more above the safe area, 34 more below it\n") == true)
        #expect(notation?.contains("additionalSafeAreaInsets = (39, 0, 34, 0)\n") == true)
        #expect(notation?.contains("centerY == super.safeArea.centerY\n") == true)
    }

    static let versions: [(device: String, tools: String, size: (width: Int, height: Int), heading: String)] = [
        ("retina4_7", "20037", (375, 667), ", -20 more above the safe area"), ("retina4_7", "14490", (375, 667), ""),
        ("retina5_5", "23504", (414, 736), ""), ("retina6_7", "20037", (428, 926), ", -3 more above the safe area"),
        ("retina6_7", "21507", (428, 926), ""),
        ("retina6_12", "21507", (393, 842), ", -59 more above the safe area, -34 more below it"),
        ("retina6_1", "18122", (414, 842), ", -44 more above the safe area"),
        ("retina5_9", "20037", (375, 812), ""), ("retina5_9", "21225", (375, 812), ", 3 more above the safe area"),
        ("retina5_9", "22155", (375, 812), ", 6 more above the safe area"),
        ("retina6_3", "23504", (402, 864), ", -59 more above the safe area, -34 more below it"),
    ]

    @Test("is that of the canvas's device as the version had it, where no frame tells", arguments: versions)
    func version(device: String, tools: String, size: (width: Int, height: Int), heading: String) {
        let body = tied("view", "centerY", 0, frame: #"x="0" y="0" width="10" height="10""#)
        let (notation, _) = importInterface(storyboard(size, body, device: device, tools: tools))
        #expect(notation?.contains(" points\(heading)\nscreen") == true, "\(notation ?? "")")
    }

    @Test("has the bars that a view in its middle shows")
    func middleOfScreen() {
        func heading(_ y: Double) -> String? {
            let body = tied("view", "centerY", 0, frame: #"x="0" y="\#(y)" width="10" height="10""#)
            return importInterface(storyboard((393, 852), body)).notation?.split(separator: "\n").first.map(String.init)
        }
        // The middle is at 426, and half of what the safe area has above lies above it, less half of that below.
        #expect(heading(426 + (59 - 34) / 2 - 5) == "// Greeting, drawn for 393 × 852 points")
        let below = "// Greeting, drawn for 393 × 852 points, 44 more above the safe area"
        #expect(heading(426 + (103 - 34) / 2.0 - 5) == below)
        let above = "// Greeting, drawn for 393 × 852 points, 49 more below it"
        #expect(heading(426 + (59 - 83) / 2.0 - 5) == above)
        #expect(heading(426 - 5) == "// Greeting, drawn for 393 × 852 points")
    }

    @Test("is not told by symbols where their alignment rect may be the difference")
    func besideSymbol() {
        func heading(_ y: Int, others: String = "") -> String? {
            let body = tied("imageView", "top", 8, frame: #"x="0" y="\#(y)" width="10" height="10""#)
                .replacing("<imageView", with: #"<imageView catalog="system" image="star""#)
            let file = storyboard((393, 852), body, others: others)
            return importInterface(file).notation?.split(separator: "\n").first.map(String.init)
        }
        #expect(heading(59 + 8 + 4) == "// Greeting, drawn for 393 × 852 points")
        #expect(heading(59 + 8 + 5) == "// Greeting, drawn for 393 × 852 points, 5 more above the safe area")
        // Below a bar, and where the bar is hidden.
        let navigation =
            "<scene><objects><navigationController id=\"nc\"><connections>"
            + "<segue destination=\"vc\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
            + "</connections></navigationController></objects></scene>"
        let below = "// Greeting, drawn for 393 × 852 points, 44 more above the safe area"
        #expect(heading(103 + 8 + 2, others: navigation) == below)
        #expect(heading(59 + 8 + 2, others: navigation) == "// Greeting, drawn for 393 × 852 points")
    }

    @Test("is told by symbols last, whose alignment rect is not in the file")
    func symbolsLast() {
        let frame = { (y: Int) in "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"10\" height=\"10\"/>" }
        let tie = { (id: String) in
            "<constraint firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" id=\"\(id)c\"/>"
        }
        let body =
            "<subviews><imageView id=\"s\" catalog=\"system\" image=\"star\">\(frame(64))</imageView>"
            + "<view id=\"v\">\(frame(63))</view></subviews><constraints>\(tie("s"))\(tie("v"))</constraints>"
        let heading = "// Greeting, drawn for 393 × 852 points, 4 more above the safe area\n"
        #expect(importInterface(storyboard((393, 852), body)).notation?.hasPrefix(heading) == true)
    }

    @Test("moves the content of a scroll view below the bar of a navigation controller")
    func scrolledUnderBar() {
        let scroll =
            #"<subviews><scrollView id="s"><rect key="frame" x="0" y="0" width="393" height="852"/></scrollView></subviews>"#
        let navigation = """
            <scene><objects><navigationController id="nav"><connections>\
            <segue destination="vc" kind="relationship" relationship="rootViewController" id="g"/>\
            </connections></navigationController></objects></scene>
            """
        let line = "contentInsetAdjustmentBehavior = .always\n"
        #expect(importInterface(storyboard((393, 852), scroll, others: navigation)).notation?.contains(line) == true)
        #expect(importInterface(storyboard((393, 852), scroll)).notation?.contains(line) == false)
    }

    @Test("is no part of the margins that a scroll view has for its content, which are those of the content")
    func marginsOfContent() {
        let frame = #"<rect key="frame" x="0" y="0" width="393" height="100"/>"#
        let ties = [("trailing", "t"), ("bottom", "b"), ("centerX", "x")].map { edge, id in
            let margin = edge == "centerX" ? "centerXWithinMargins" : edge + "Margin"
            return "<constraint firstItem=\"s\" firstAttribute=\"\(margin)\" secondItem=\"v\" "
                + "secondAttribute=\"\(edge)\" constant=\"4\" id=\"\(id)\"/>"
        }
        let body =
            #"<subviews><scrollView id="s">"# + frame
            + #"<subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">"# + frame
            + "</view></subviews><constraints>\(ties.joined())</constraints></scrollView></subviews>"
        let notation = importInterface(storyboard((393, 852), body)).notation ?? ""
        for line in [
            "trailing == super.trailing - 12", "bottom == super.bottom - 12", "centerX == super.margins.centerX - 4",
        ] {
            #expect(notation.contains(line + "\n"), "\(notation)")
        }
    }

    @Test(
        "makes a navigation bar higher that stands on a sheet alone",
        arguments: [(842, true), (798, true), (852, false)])
    func barOfSheet(height: Int, isSheet: Bool) {
        let bar =
            #"<subviews><navigationBar id="b"><rect key="frame" width="393" height="56"/></navigationBar></subviews>"#
        let notation = importInterface(storyboard((393, height), bar)).notation ?? ""
        #expect(notation.contains("intrinsicContentSize = (nil, 56)") == isSheet, "\(notation)")
    }

    @Test("makes a tab bar higher that reaches to the screen's bottom", arguments: [(769, true), (735, false)])
    func tabBarOverIndicator(y: Int, isHigher: Bool) {
        let bar =
            "<subviews><tabBar id=\"b\"><rect key=\"frame\" y=\"\(y)\" width=\"393\" height=\"83\"/></tabBar></subviews>"
        let notation = importInterface(storyboard((393, 852), bar)).notation ?? ""
        #expect(notation.contains("intrinsicContentSize = (nil, 83)") == isHigher, "\(notation)")
    }

    private func part(_ frame: String, _ constraints: String) -> String? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <device id="retina6_12" orientation="portrait"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="626" height="192"/>
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(frame)/></view></subviews>
            <constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
            """
        return importInterface(SourceFile(path: "Row.xib", text: text)).notation
    }

    @Test("of a xib's view is the canvas's where that puts a view into its middle")
    func middle() {
        let centred =
            #"<constraint firstItem="v" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" id="c"/>"#
        let moved = part(#"x="10" y="44.67" width="100" height="128""#, centred)
        #expect(
            moved?.contains("59 more above the safe area, 34 more below it") == true,
            "\(moved ?? "")")
        let still = part(#"x="10" y="32" width="100" height="128""#, centred)
        #expect(still?.contains("safe area, ") == false, "\(still ?? "")")
    }

    @Test("of a xib's view is told by constraints just below requirements, too")
    func nearlyRequired() {
        let tie =
            #"<constraint firstItem="safe" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" priority="999" constant="16" id="c"/>"#
        let moved = part(#"x="16" y="16" width="587" height="126""#, tie)
        #expect(moved?.contains("34 more below") == true, "\(moved ?? "")")
    }

    @Test("is named by its view where it stands on the left")
    func ownGuide() {
        let body = tied("view", "bottom", 0, frame: #"x="0" y="0" width="10" height="10""#)
            .replacing("constant=\"0\"", with: "multiplier=\"0.5\"")
            .replacing("firstItem=\"a\"", with: "firstItem=\"safe\"").replacing(
                "secondItem=\"safe\"", with: "secondItem=\"a\"")
        let (notation, _) = importInterface(storyboard((393, 852), body))
        #expect(notation?.contains("    Greeting.safeArea.bottom == view.bottom * 0.5\n") == true)
    }
}
