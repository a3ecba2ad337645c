import AutoLayout
import Foundation
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Properties that are observed.
    @Suite struct ObservingTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        private final class Rows: UIViewController, UITableViewDataSource {
            let table = UITableView()
            var heights: [CGFloat] = []
            private var observation: NSKeyValueObservation?

            override func viewDidLoad() {
                super.viewDidLoad()
                table.dataSource = self
                table.rowHeight = 50
                table.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(table)
                let height = table.heightAnchor.constraint(equalToConstant: 10)
                NSLayoutConstraint.activate([
                    table.topAnchor.constraint(equalTo: view.topAnchor), height,
                    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
                observation = table.observe(\.contentSize, options: [.new, .old]) { [weak self] _, change in
                    height.constant = change.newValue?.height ?? 0
                    self?.heights.append(height.constant)
                }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }

        @Test func aTableThatIsAsHighAsItsContentByObservationHasItsHeight() {
            let controller = Rows()
            let screen = FigureScreen(showing: controller)
            screen.appear()
            #expect(controller.heights == [150] && controller.table.frame.height == 150 && screen.isAtRest)
        }

        @Test func anOffsetThatIsSetIsToldAtOnceWithWhatItWas() {
            let view = UIScrollView()
            var told: [[CGPoint?]] = []
            let observation = view.observe(\.contentOffset, options: [.new, .old, .initial]) {
                told.append([$1.oldValue, $1.newValue])
            }
            view.contentOffset = CGPoint(x: 0, y: 20)
            view.contentOffset = CGPoint(x: 0, y: 20)
            #expect(told == [[nil, .zero], [.zero, CGPoint(x: 0, y: 20)]])
            observation.invalidate()
            view.contentOffset = .zero
            #expect(told.count == 2)
        }

        @Test func anObserverThatNobodyKeepsIsToldNothing() {
            let view = UIScrollView()
            var count = 0
            _ = view.observe(\.contentSize) { _, _ in count += 1 }
            view.contentSize = CGSize(width: 10, height: 10)
            #expect(count == 0)
        }

        private final class Observer: UIView {
            var told: [String] = []

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                told.append("\(keyPath ?? "") \((change?[.newKey] as? CGSize)?.height ?? -1)")
            }
        }

        @Test func aPropertyIsObservedByItsNameUntilTheObserverIsRemoved() {
            let (view, observer) = (UIScrollView(), Observer())
            view.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)
            view.contentSize = CGSize(width: 10, height: 30)
            view.removeObserver(observer, forKeyPath: "contentSize")
            view.contentSize = CGSize(width: 10, height: 40)
            #expect(observer.told == ["contentSize 30.0"])
        }

        @Test func aNameThatCannotBeObservedIsTold() {
            UIView().addObserver(Observer(), forKeyPath: "status", options: .new, context: nil)
            #expect(FigureEnvironment.current.leftOut == ["NSObject.addObserver"])
        }
    }
}
