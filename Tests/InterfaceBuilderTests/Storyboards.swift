import Diagnostics
import InterfaceBuilder
import Testing

/// A storyboard of one scene whose view is 390 × 844 and holds `body`.
func storyboard(_ body: String, images: String = "", tools: String = "22155") -> SourceFile {
    SourceFile(
        path: "Main.storyboard",
        text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
            <device id="retina6_0"/>
            <scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="Greeting" id="vc"><view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            \(body)
            <viewLayoutGuide key="safeArea" id="safe"/>
            </view></viewController>
            </objects></scene></scenes>
            <resources>\(images)</resources>
            </document>
            """)
}

/// A view in constraints' hands.
func view(_ tag: String, _ id: String, _ attributes: String = "", _ inner: String = "", x: Double = 0, y: Double = 0)
    -> String
{
    """
    <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="10" height="10"/>\(inner)</\(tag)>
    """
}

/// A table with a prototype cell whose content view holds `content`; lengths in points.
func prototypeCell(_ content: String, height: Int = 44, contentWidth: Int = 390, attributes: String = "") -> String {
    #"<subviews><tableView id="t"><rect key="frame" width="390" height="800"/><prototypes>"#
        + #"<tableViewCell reuseIdentifier="Cell" id="c"><rect key="frame" width="390" height="\#(height)"/>"#
        + #"<tableViewCellContentView key="contentView" id="v" \#(attributes)>"#
        + #"<rect key="frame" width="\#(contentWidth)" height="\#(height)"/>\#(content)"#
        + "</tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>"
}

/// The lines of the screen without its heading and closing brace, and the messages.
func imported(_ file: SourceFile) -> (body: [String], messages: [String]) {
    let (notation, diagnostics) = importInterface(file)
    let lines = (notation ?? "").split(separator: "\n").map(String.init)
    return (lines.dropFirst(2).dropLast().map { String($0.dropFirst(4)) }, diagnostics.map(\.message))
}

extension String {
    var trimmed: String { String(drop { $0 == " " }) }
}
