import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// What views take from proxies, cells from their configurations, and buttons from constraints on their titles.
    @Suite struct AppearanceTests {
        /// The screen that was shown last, which lays out while it is there.
        private let shown = Shown()
        private final class Shown { var screen: FigureScreen? }

        @discardableResult
        private func appear<Controller: UIViewController>(_ make: () -> Controller) throws -> Controller {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let controller = make()
            shown.screen = FigureScreen(showing: controller)
            shown.screen?.appear()
            return controller
        }

        @Test func viewsTakeFromTheProxyOfTheirClassWhatTheyHaveNotThemselves() throws {
            final class Badge: UILabel {}
            let (plain, own, badge) = (UILabel(), UILabel(), Badge())
            try appear {
                UILabel.appearance().textColor = .red
                let controller = UIViewController()
                own.textColor = .blue
                for view in [plain, own, badge] { controller.view.addSubview(view) }
                return controller
            }
            UILabel.appearance().textColor = UILabel().textColor
            #expect(plain.textColor == .red && badge.textColor == .red && own.textColor == .blue)
        }

        @Test func aProxyForAContainerHoldsInItAlone() throws {
            final class Box: UIView {}
            let (inside, outside) = (UISwitch(), UISwitch())
            try appear {
                UISwitch.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .purple
                let (controller, box, between) = (UIViewController(), Box(), UIView())
                controller.view.addSubview(box)
                box.addSubview(between)
                between.addSubview(inside)
                controller.view.addSubview(outside)
                return controller
            }
            #expect(inside.onTintColor == .purple && outside.onTintColor == nil)
        }

        @Test func itemsOfBarsTakeTheTintOfTheirProxy() {
            UIBarButtonItem.appearance().tintColor = .green
            defer { UIBarButtonItem.appearance().tintColor = nil }
            let own = UIBarButtonItem()
            own.tintColor = .red
            #expect(UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).tintColor == .green)
            #expect(own.tintColor == .red)
        }

        @Test func aCellIsConfiguredBeforeItIsShownAndWhenItsStateChanges() throws {
            final class Cell: UITableViewCell {
                var states: [Bool] = []
                override func updateConfiguration(using state: UICellConfigurationState) {
                    states.append(state.isSelected)
                }
            }
            final class Rows: UITableViewController {
                let cell = Cell()
                var handled = 0
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    cell.configurationUpdateHandler = { [unowned self] _, _ in handled += 1 }
                    return cell
                }
            }
            let rows: Rows = try appear { Rows(style: .plain) }
            #expect(rows.cell.states == [false] && rows.handled == 1)
            rows.cell.isSelected = true
            rows.view.layoutIfNeeded()
            #expect(rows.cell.states == [false, true] && rows.handled == 2)
        }

        @Test func theTextsOfARowHaveTheFontsColoursAndLinesThatAProgramSets() throws {
            final class Rows: UITableViewController {
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
                override func tableView(
                    _ view: UITableView, willDisplayHeaderView header: UIView, forSection section: Int
                ) { (header as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemGreen }
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                    cell.textLabel?.text = "Text"
                    cell.detailTextLabel?.text = "Two\nlines"
                    if path.row == 1 {
                        cell.textLabel?.textColor = .systemRed
                        cell.detailTextLabel?.numberOfLines = 0
                    }
                    guard path.row == 2 else { return cell }
                    var content = cell.defaultContentConfiguration()
                    (content.text, content.textProperties.transform) = ("Low tide", .uppercase)
                    content.textProperties.font = .boldSystemFont(ofSize: 30)
                    cell.contentConfiguration = content
                    return cell
                }
            }
            let rows: Rows = try appear { Rows(style: .plain) }
            let kinds = try #require(shown.screen?.tree).views.map(\.kind)
            let cells = kinds.compactMap { if case .tableViewCell(let cell) = $0 { cell } else { nil } }
            let headers = kinds.compactMap { if case .tableViewHeaderFooterView(let view) = $0 { view } else { nil } }
            #expect(cells[0].textLook == CellText() && cells[0].detailLook == CellText())
            #expect(cells[1].textLook.color == .systemRed && cells[1].detailLook.numberOfLines == 0)
            #expect(cells[2].content?.text == "LOW TIDE" && cells[2].textLook.font != nil)
            #expect(headers[0].look.color == .systemGreen)
            let heights = rows.tableView.visibleCells.map(\.frame.height)
            #expect(heights[1] > heights[0] + 10)
        }

        @Test func whatStandsBehindRowsFillsTheTableAndStaysWhereItIs() throws {
            final class Rows: UITableViewController {
                let behind = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.rowHeight = 300
                    tableView.separatorColor = .systemPink
                    tableView.backgroundView = behind
                }
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            let rows: Rows = try appear { Rows(style: .plain) }
            let screen = try #require(shown.screen)
            #expect(rows.behind.frame == rows.tableView.bounds)
            screen.scroll(by: 100)
            #expect(rows.behind.frame == rows.tableView.bounds && rows.tableView.contentOffset.y != 0)
            let table = screen.tree?.views.lazy.compactMap {
                if case .tableView(let table) = $0.kind { table } else { nil }
            }
            #expect(table?.first?.separatorColor == .systemPink)
        }

        @Test func whatStandsInACellItselfAndItsGroundAreShown() throws {
            final class Cell: UITableViewCell {
                let (behind, before) = (UIView(), UILabel())
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    (backgroundColor, backgroundView) = (.systemTeal, behind)
                    layer.cornerRadius = 9
                    before.text = "In the cell"
                    before.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(before)
                    NSLayoutConstraint.activate([
                        before.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                        before.topAnchor.constraint(equalTo: topAnchor, constant: 40),
                        before.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),
                    ])
                }
                required init?(coder: NSCoder) { nil }
            }
            final class Rows: UITableViewController {
                let cell = Cell(style: .default, reuseIdentifier: nil)
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cell }
            }
            let rows: Rows = try appear { Rows(style: .plain) }
            let row = try #require(shown.screen?.tree?.views.first { $0.role == .cell })
            #expect(row.appearance.backgroundColor == .systemTeal && row.appearance.cornerRadius == 9)
            let cell = rows.cell
            #expect(cell.before.frame.origin == CGPoint(x: 20, y: 40) && cell.frame.height > 90)
            #expect(cell.behind.frame.size == cell.frame.size)
            #expect(cell.subviews.map { $0 === cell.behind } == [true, false, false])
        }

        @Test func aButtonAsksItsHandlerForItsConfiguration() throws {
            let button = UIButton(configuration: .filled())
            try appear {
                button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
                button.isEnabled = false
                let controller = UIViewController()
                controller.view.addSubview(button)
                return controller
            }
            #expect(button.configuration?.title == "Off")
        }

        @Test func distancesOfATitleFromItsButtonAreItsPadding() throws {
            let (padded, usual) = (UIButton(), UIButton())
            try appear {
                let controller = UIViewController()
                for (index, button) in [padded, usual].enumerated() {
                    button.setTitle("Guess", for: .normal)
                    button.translatesAutoresizingMaskIntoConstraints = false
                    controller.view.addSubview(button)
                    button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: CGFloat(index) * 90)
                        .isActive = true
                }
                let title = padded.titleLabel!
                NSLayoutConstraint.activate([
                    title.leadingAnchor.constraint(equalTo: padded.leadingAnchor, constant: 24),
                    padded.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
                    title.topAnchor.constraint(equalTo: padded.topAnchor, constant: 22),
                    title.bottomAnchor.constraint(equalTo: padded.bottomAnchor, constant: -22),
                ])
                return controller
            }
            #expect(padded.contentEdgeInsets == UIEdgeInsets(top: 22, left: 24, bottom: 22, right: 16))
            #expect(abs(padded.frame.width - usual.frame.width - 40) < 1e-9)
        }

        @Test func whatAScreenWithoutContentShowsStandsInItsMiddle() throws {
            final class Empty: UIViewController {
                override func updateContentUnavailableConfiguration(
                    using state: UIContentUnavailableConfigurationState
                ) {
                    var configuration = UIContentUnavailableConfiguration.empty()
                    (configuration.text, configuration.secondaryText) = ("No boats", "Come back at high tide.")
                    contentUnavailableConfiguration = configuration
                }
            }
            let empty: Empty = try appear { Empty() }
            let shown = try #require(empty.view.subviews.first as? UIContentUnavailableView)
            let column = try #require(shown.subviews.first as? UIStackView)
            #expect(shown.frame == empty.view.bounds)
            #expect(column.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["No boats", "Come back at high tide."])
            #expect(abs(column.center.x - 195) < 1e-9)
        }
    }
}
