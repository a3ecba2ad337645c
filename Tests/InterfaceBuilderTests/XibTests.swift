import Diagnostics
import Testing

@testable import InterfaceBuilder

@Suite("A xib as notation")
struct XibTests {
    @Test("has as its safe area what the saved frames leave of it")
    func safeArea() {
        let notation = imported(
            width: 384, height: 240, view: view("view", "a", y: 52),
            constraint: #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8""#)
        #expect(notation?.contains("top == super.top + 52\n") == true)
        #expect(notation?.contains("drawn for 384 × 360 points, 44 more above the safe area") == true)
    }

    @Test(
        "has the margins at its sides that a strong constraint shows, where none is always there",
        arguments: [("priority=\"900\"", true), ("priority=\"750\"", false), ("", true)])
    func margins(priority: String, isShown: Bool) {
        let notation = imported(
            width: 600, height: 60, view: view("view", "a", x: 28),
            constraint: #"firstItem="a" firstAttribute="leading" secondItem="root" "#
                + #"secondAttribute="leadingMargin" constant="8" "# + priority)
        #expect(notation?.contains("margins = (8, 20, 8, 8)") == isShown, "\(notation ?? "")")
    }

    /// The notation of a xib whose view has one subview and one constraint; sizes are in points.
    private func imported(width: Int, height: Int, view: String, constraint: String) -> String? {
        let file = SourceFile(
            path: "Row.xib",
            text: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="18122">
                <objects><view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
                <subviews>\(view)</subviews><constraints><constraint \(constraint) id="c1"/></constraints>
                <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
                """)
        return importInterface(file).notation
    }
}
