import AutoLayout
import Foundation
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// Content views of cells, whose widths Interface Builder has saved beside accessories.
    @Suite struct CellTests {
        private final class Cell: UITableViewCell {
            let (inside, across) = (UILabel(), UILabel())

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                for label in [inside, across] {
                    label.translatesAutoresizingMaskIntoConstraints = false
                    label.text = "Harbour"
                    contentView.addSubview(label)
                }
                NSLayoutConstraint.activate([
                    inside.topAnchor.constraint(equalTo: contentView.topAnchor),
                    inside.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    inside.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
                    across.topAnchor.constraint(equalTo: inside.bottomAnchor),
                    across.leadingAnchor.constraint(equalTo: leadingAnchor),
                    across.trailingAnchor.constraint(equalTo: trailingAnchor),
                    across.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }

        private final class Rows: UITableViewController {
            var accessories: [UITableViewCell.AccessoryType] = []
            var views: [UIView] = []
            var isEdited = false
            override func viewDidLoad() {
                CellFactories.add(Cell.self) { Cell(style: .default, reuseIdentifier: $0) }
                tableView.register(Cell.self, forCellReuseIdentifier: "cell")
                tableView.isEditing = isEdited
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                accessories.count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.accessoryType = accessories[indexPath.row]
                if views.indices.contains(indexPath.row) { cell.accessoryView = views[indexPath.row] }
                return cell
            }
        }

        private func cells(_ rows: Rows, width: Double) throws -> [Cell] {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: width), measurer: Typesetter(library: try FontLibrary()))
            let screen = FigureScreen(showing: rows)
            screen.appear()
            #expect(screen.isAtRest)
            return rows.accessories.indices.compactMap {
                rows.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? Cell
            }
        }

        @Test(arguments: [(320.0, 16.0), (393, 20), (1024, 20)])
        func contentEndsBeforeAccessories(width: Double, margin: Double) throws {
            let rows = Rows(style: .plain)
            rows.accessories = [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton]
            let cells = try cells(rows, width: width)
            let taken = [0, margin + 10.33, margin + 10.33 + 8 + 24, margin + 24, margin + 24]
            #expect(cells.map { rounded(width - $0.contentView.frame.width) } == taken.map(rounded))
            // Behind the texts there is the margin, and 8 points where it is an accessory that follows.
            let behind = cells.map { rounded($0.contentView.frame.width - $0.inside.frame.maxX) }
            #expect(behind == [rounded(margin), 8, 8, 8, 8])
            #expect(cells.map { rounded($0.across.frame.width) } == Array(repeating: rounded(width), count: 5))
            #expect(Set(cells.map { rounded($0.frame.height) }).count == 1)
        }

        @Test func aViewOfAnAuthorsOwnStandsWhereTheAccessoryWould() throws {
            let rows = Rows(style: .plain)
            let (toggle, dot) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
            (rows.accessories, rows.views) = ([.none, .checkmark], [toggle, dot])
            let cells = try cells(rows, width: 390)
            for (cell, view) in zip(cells, rows.views) {
                let frame = view.convert(view.bounds, to: cell)
                #expect(abs(frame.maxX - (390 - 16)) < 1e-6)
                #expect(abs(frame.midY - cell.bounds.midY) <= 0.5)
                #expect(abs(cell.contentView.frame.maxX - frame.minX) < 1e-6)
            }
            #expect(dot.frame.size == CGSize(width: 30, height: 10))
            #expect(toggle.frame.size == UISwitch().frame.size)
        }

        @Test func contentOfAnEditedRowMoves() throws {
            let rows = Rows(style: .plain)
            (rows.accessories, rows.isEdited) = ([.none, .disclosureIndicator], true)
            let cells = try cells(rows, width: 390)
            for cell in cells {
                #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX == 390)
                #expect(cell.inside.frame.minX == 0 && cell.inside.frame.maxX == 390 - 38 - 16)
            }
        }

        private func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
    }
}
