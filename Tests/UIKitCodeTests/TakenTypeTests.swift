import AutoLayout
import Testing

@testable import UIKitCode

@Suite("Names of classes in UIKit")
struct TakenTypeTests {
    @Test("are none that the view of a kind has")
    func classesOfViews() {
        #expect(ViewClass.all.map(\.uiKit.name).filter { !takenTypes.contains($0) } == [])
    }

    @Test("get an ending where they are taken")
    func ending() {
        #expect(swiftClassName(of: .component, named: "UILabel") == "UILabelView")
        #expect(swiftClassName(of: .component, named: "UIBadge") == "UIBadge")
    }
}
