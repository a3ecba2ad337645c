import AutoLayout
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// What of UIKit's own rules a program can see without a picture.
    @Suite struct ConstraintTests {
        private func frames(width: Double = 390, _ fill: @escaping (UIView) -> Void) throws -> [CGRect] {
            final class Filled: UIViewController {
                var fill: (UIView) -> Void = { _ in }
                override func viewDidLoad() { fill(view) }
            }
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: width), measurer: Typesetter(library: try FontLibrary()))
            let controller = Filled()
            controller.fill = fill
            FigureScreen(showing: controller).appear()
            return controller.view.subviews.map(\.frame)
        }

        @Test("A view that constraints leave without a place says so", arguments: [false, true])
        func ambiguity(isPlaced: Bool) throws {
            final class Placing: UIViewController {
                let label = UILabel()
                var isPlaced = false
                override func viewDidLoad() {
                    label.text = "Harbour"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = isPlaced
                }
            }
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let controller = Placing()
            controller.isPlaced = isPlaced
            let screen = FigureScreen(showing: controller)
            screen.appear()
            withExtendedLifetime(screen) { #expect(controller.label.hasAmbiguousLayout == !isPlaced) }
        }

        @Test func masksKeepTheFramesThatWereSet() throws {
            let masks: [UIView.AutoresizingMask] = [
                [], [.flexibleWidth], [.flexibleLeftMargin], [.flexibleLeftMargin, .flexibleRightMargin],
            ]
            let frames = try frames { view in
                view.bounds.size.width = 200
                for mask in masks {
                    let box = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
                    box.autoresizingMask = mask
                    view.addSubview(box)
                }
            }
            #expect(frames.map(\.minX) == [20, 20, 210, 115])
            #expect(frames.map(\.width) == [100, 290, 100, 100])
        }

        @Test func anAuthorsIntrinsicSizeReplacesTheKinds() throws {
            final class Padded: UILabel {
                override var intrinsicContentSize: CGSize {
                    let size = super.intrinsicContentSize
                    return CGSize(width: size.width + 20, height: 50)
                }
            }
            let plain = UILabel()
            let frames = try frames { view in
                for label in [plain, Padded()] {
                    label.text = "Harbour"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            #expect(frames[1].width == frames[0].width + 20)
            #expect(frames[1].height == 50)
        }

        @Test func anAuthorsIntrinsicSizeCountsForProportions() throws {
            final class Block: UIView {
                var width: CGFloat = 0
                override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
            }
            let blocks = [Block(), Block()]
            (blocks[0].width, blocks[1].width) = (30, 90)
            let frames = try frames { view in
                let row = UIStackView(arrangedSubviews: blocks)
                row.distribution = .fillProportionally
                row.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(row)
                row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                row.widthAnchor.constraint(equalToConstant: 240).isActive = true
            }
            #expect(frames.count == 1 && frames[0].width == 240)
            #expect(blocks.map(\.frame.width) == [60, 180])
        }

        @Test func constraintsSeeAnAuthorsAlignmentRect() throws {
            final class Bar: UIView {
                override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 0, bottom: 1, right: 0) }
            }
            let frames = try frames { view in
                let bar = Bar()
                bar.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(bar)
                bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                bar.widthAnchor.constraint(equalToConstant: 100).isActive = true
                bar.heightAnchor.constraint(equalToConstant: 10).isActive = true
            }
            #expect(frames == [CGRect(x: 0, y: 18, width: 100, height: 13)])
        }

        @Test func aTableAsksForItsRowsAndTheirHeights() throws {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    indexPath.row == 1 ? 80 : UITableView.automaticDimension
                }
            }
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let rows = Rows(style: .plain)
            FigureScreen(showing: rows).appear()
            // In pixels: a row without a height of its own has the standard one; content fills its row since iOS 13.
            let pixels = (0..<3).map { row -> Int in
                let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
                return Int(((cell?.frame.height ?? 0) * 3).rounded())
            }
            #expect(pixels == [132, 240, 132])
        }

        @Test func scrollingTellsTheDelegateOnce() throws {
            final class Scrolling: UIViewController, UIScrollViewDelegate {
                let scroll = UIScrollView()
                var offsets: [CGFloat] = []
                override func viewDidLoad() {
                    let content = UIView()
                    scroll.delegate = self
                    for (inner, outer) in [(scroll, view), (content, scroll)] as [(UIView, UIView?)] {
                        guard let outer else { continue }
                        inner.translatesAutoresizingMaskIntoConstraints = false
                        outer.addSubview(inner)
                        NSLayoutConstraint.activate([
                            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                            inner.topAnchor.constraint(equalTo: outer.topAnchor),
                            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                        ])
                    }
                    content.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
                    content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
                }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            }
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let controller = Scrolling()
            let screen = FigureScreen(showing: controller)
            screen.appear()
            screen.scroll(by: 100)
            #expect(controller.offsets == [-47, 53])
        }
    }
}
