import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Controls, pictures and texts that the engine has no kind of its own for, or shows as one of its own.
    @Suite struct ControlTests {
        /// Shows views at the top left, one below the other, on a screen of 390 points.
        @discardableResult
        private func show(_ views: [UIView], in controller: UIViewController = UIViewController()) throws
            -> FigureScreen
        {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let stack = UIStackView(arrangedSubviews: views)
            (stack.axis, stack.alignment) = (.vertical, .leading)
            stack.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
            let screen = FigureScreen(showing: controller)
            screen.appear()
            #expect(screen.isAtRest)
            return screen
        }

        private final class Hours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(component) \(row)"
            }
        }

        @Test func aPickerHasItsSizeAndShowsItsRows() throws {
            let (picker, hours) = (UIPickerView(), Hours())
            (picker.dataSource, picker.delegate) = (hours, hours)
            picker.selectRow(3, inComponent: 1, animated: false)
            try show([picker])
            #expect(picker.frame.width == 320)
            #expect(abs(picker.frame.height - 216) < 1e-9)
            let columns = picker.subviews.flatMap(\.subviews)
            let rows = columns.flatMap(\.subviews).compactMap { $0 as? UILabel }
            let chosen = rows.filter { $0.alpha == 1 }
            #expect(chosen.map(\.text) == ["0 0", "1 3"])
            let middles: [CGFloat] = [84.5, 235.5]
            #expect(chosen.map { $0.superview?.frame.midX } == middles)
            // Rows before the first and behind the last are none.
            #expect(rows.count == 4 + 5)
        }

        private final class Lengths: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(component)"
            }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 60 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
        }

        @Test func wheelsOfTheirOwnWidthStandInTheMiddleAndTheirRowsHeightIsTold() throws {
            let (picker, lengths) = (UIPickerView(), Lengths())
            (picker.dataSource, picker.delegate) = (lengths, lengths)
            try show([picker])
            let columns = picker.subviews.flatMap(\.subviews).filter { $0.subviews.first is UILabel }
            let frames: [ClosedRange<CGFloat>] = [100...160, 160...220]
            #expect(columns.map { $0.frame.minX...$0.frame.maxX } == frames)
            #expect(FigureEnvironment.current.leftOut == ["UIPickerViewDelegate.rowHeightForComponent"])
        }

        @Test func aDatePickerShowsNoDateBeyondItsOwn() throws {
            try show([])
            let picker = UIDatePicker()
            let (start, day) = (picker.date, 86400.0)
            picker.minimumDate = start.addingTimeInterval(3 * day)
            #expect(picker.date == start.addingTimeInterval(3 * day))
            picker.maximumDate = start.addingTimeInterval(5 * day)
            picker.date = start.addingTimeInterval(9 * day)
            guard case .datePicker(let drawn) = picker.kind else { throw ControlError.anotherKind }
            #expect(drawn.date.day == Calendar(identifier: .gregorian).component(.day, from: start) + 5)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
            // The latest before the earliest: neither counts.
            picker.maximumDate = start
            #expect(picker.date == start.addingTimeInterval(9 * day))
        }

        @Test func daysThatAPickerMakesFaintAreTold() throws {
            try show([])
            let picker = UIDatePicker()
            (picker.preferredDatePickerStyle, picker.maximumDate) = (.wheels, picker.date)
            picker.minuteInterval = 15
            _ = picker.kind
            #expect(FigureEnvironment.current.leftOut == ["UIDatePicker.maximumDate", "UIDatePicker.minuteInterval"])
        }

        @Test func aSegmentThatIsNotThereIsTold() throws {
            try show([])
            let control = UISegmentedControl(items: ["One", "Two"])
            control.selectedSegmentIndex = 2
            _ = control.kind
            #expect(FigureEnvironment.current.leftOut == ["UISegmentedControl.selectedSegmentIndex"])
        }

        @Test func viewsStandBesideTheTextOfAField() throws {
            let (field, padded, eye) = (
                UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), UIView()
            )
            eye.addConstraint(eye.widthAnchor.constraint(equalToConstant: 30))
            eye.addConstraint(eye.heightAnchor.constraint(equalToConstant: 10))
            (field.leftView, field.leftViewMode) = (padded, .always)
            (field.rightView, field.rightViewMode) = (eye, .always)
            field.borderStyle = .roundedRect
            field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            try show([field])
            #expect(padded.frame == CGRect(x: 7, y: 7, width: 40, height: 20))
            #expect(eye.frame == CGRect(x: 163, y: 12, width: 30, height: 10))
        }

        @Test func aColorWellHasItsSize() throws {
            let well = UIColorWell()
            try show([well])
            #expect(well.frame.size == CGSize(width: 28, height: 28))
        }

        @Test func aTimerStandsOnWheels() throws {
            let picker = UIDatePicker()
            picker.datePickerMode = .countDownTimer
            try show([picker])
            #expect(picker.frame.height == 216)
        }

        @Test func aSegmentWithAPictureKeepsItsPlace() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let control = UISegmentedControl(items: [UIImage(), "List"])
            #expect(control.numberOfSegments == 2)
            #expect(control.titleForSegment(at: 1) == "List")
            #expect(FigureEnvironment.current.leftOut == ["UISegmentedControl.items"])
        }

        @Test func titlesOfSegmentsHaveTheirColors() throws {
            let control = UISegmentedControl(items: ["One", "Two"])
            control.setTitleTextAttributes([.foregroundColor: UIColor.systemBrown], for: .normal)
            control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            guard case .segmentedControl(let drawn) = control.kind else { throw ControlError.anotherKind }
            #expect(drawn.titleColor == UIColor.systemBrown.color)
            #expect(drawn.selectedTitleColor == UIColor.white.color)
        }

        @Test func aTabHasItsBadgeAndColors() throws {
            let bar = UITabBar()
            let items = [UITabBarItem(title: "In", image: nil, tag: 0), UITabBarItem(title: "Out", image: nil, tag: 1)]
            items[0].badgeValue = "12"
            (items[1].badgeValue, items[1].badgeColor) = ("", .systemGreen)
            (bar.items, bar.selectedItem) = (items, items[0])
            bar.unselectedItemTintColor = .systemBrown
            bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.systemOrange
            ]
            guard case .tabBar(let drawn) = bar.kind else { throw ControlError.anotherKind }
            #expect(
                drawn.items.map(\.badge) == [
                    TabBadge("12", color: UIColor.systemRed.color), TabBadge("", color: UIColor.systemGreen.color),
                ])
            #expect(
                drawn.normalLook
                    == TabLook(image: UIColor.systemBrown.color, title: UIColor.systemOrange.color))
        }

        private enum ControlError: Error { case anotherKind }

        @Test func aCellOfATableBeginsWithItsUsualFrame() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            #expect(cell.contentView.bounds == CGRect(x: 0, y: 0, width: 320, height: 44))
        }

        @Test func whatIsImposedIsNotRounded() throws {
            try show([])
            let size = UILabel().systemLayoutSizeFitting(
                CGSize(width: 390.1, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size.width == 390.1)
        }

        @Test func aButtonTakesTheTitleOfTheChosenAction() throws {
            let button = UIButton(configuration: .plain())
            button.changesSelectionAsPrimaryAction = true
            button.menu = UIMenu(children: [
                UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
            ])
            guard case .button(let drawn) = button.kind else { throw ControlError.anotherKind }
            #expect(drawn.title == "Two")
        }
    }
}
