import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// Values that programs make and read.
    @Suite struct ValueTests {
        @Test func theFunctionsThatMakeRectanglesMakeTheSameOnes() {
            #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        }

        @Test func aTransformMakesOfARectangleTheOneAroundIt() {
            let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 20)
            #expect(
                CGRect(x: 1, y: 2, width: 3, height: 5).applying(quarter) == CGRect(x: 3, y: 21, width: 5, height: 3))
            #expect(
                CGSize(width: 3, height: 5).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGSize(width: 6, height: 15)
            )
        }

        @Test func tablesKeepObjectsOnceAndWeaklyWhereTheySaySo() {
            let (objects, table) = (
                NSHashTable<UIView>.weakObjects(), NSMapTable<NSString, UIView>.strongToWeakObjects()
            )
            let kept = UIView()
            for view in [kept, UIView(), kept] {
                objects.add(view)
                table.setObject(view, forKey: "last")
            }
            #expect(objects.allObjects == [kept] && objects.contains(kept))
            #expect(table.object(forKey: "last") === kept && table.object(forKey: "first") == nil)
            objects.remove(kept)
            #expect(objects.count == 0)
        }

        @Test func timesAreToldFromNow() {
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = Locale(identifier: "en_US")
            #expect(formatter.localizedString(for: .now.addingTimeInterval(-7200), relativeTo: .now) == "2 hours ago")
            formatter.unitsStyle = .short
            #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5 min.")
        }

        @Test(
            arguments: [
                (65, .positional, .default, "1:05"), (5, .positional, .default, "5"), (0, .positional, .default, "0"),
                (5, .positional, .pad, "00:05"), (4_205, .positional, .default, "1:10:05"),
                (-65, .positional, .default, "-1:05"),
                (4_205, .abbreviated, .default, "1h 10m 5s"), (3_605, .abbreviated, .default, "1h 5s"),
                (3_600, .full, .default, "1 hour"), (4_205, .full, .default, "1 hour, 10 minutes, 5 seconds"),
                (3_605, .full, .dropLeading, "1 hour, 0 minutes, 5 seconds"), (4_200, .short, .default, "1 hr, 10 min"),
                (4_200, .brief, .default, "1hr 10min"), (4_200, .spellOut, .default, "one hour, ten minutes"),
                (0, .full, .default, "0 seconds"),
            ] as [(Double, DateComponentsFormatter.UnitsStyle, DateComponentsFormatter.ZeroFormattingBehavior, String)])
        func durationsAreToldInUnits(
            seconds: Double, style: DateComponentsFormatter.UnitsStyle,
            zeros: DateComponentsFormatter.ZeroFormattingBehavior, text: String
        ) {
            let formatter = DateComponentsFormatter()
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.calendar?.locale = Locale(identifier: "en_US")
            formatter.allowedUnits = seconds.magnitude < 3_600 ? [.minute, .second] : [.hour, .minute, .second]
            formatter.unitsStyle = style
            formatter.zeroFormattingBehavior = zeros
            #expect(formatter.string(from: seconds) == text)
        }

        @Test func longDurationsAreToldInAsManyUnitsAsThereMayBe() {
            let formatter = DateComponentsFormatter()
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.calendar?.timeZone = .gmt
            formatter.calendar?.locale = Locale(identifier: "en_US")
            formatter.unitsStyle = .full
            formatter.maximumUnitCount = 2
            let length = DateComponents(year: 1, month: 2, day: 3, hour: 4)
            #expect(formatter.string(from: length) == "1 year, 2 months")
            formatter.allowedUnits = [.day, .hour]
            formatter.includesTimeRemainingPhrase = true
            #expect(formatter.string(from: DateComponents(day: 3, hour: 4)) == "3 days, 4 hours remaining")
        }

        @Test func listsAreJoinedAndNotesAreTexts() {
            #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
            let note: OSLogMessage = "\(3, privacy: .public) of \("four")"
            #expect(note.text == "3 of four")
        }

        @Test func aClassAnswersWhatItIs() {
            #expect(
                String(describing: UIView.classForCoder()) == "UIView" && String(localized: "Open \(3)") == "Open 3")
        }

        @Test func ofATreeOfItemsThoseInExpandedBranchesAreSeen() {
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["A", "B"])
            tree.append(["a", "b"], to: "A")
            #expect(tree.items == ["A", "a", "b", "B"] && tree.visibleItems == ["A", "B"])
            tree.expand(["A"])
            #expect(tree.visibleItems == ["A", "a", "b", "B"] && tree.level(of: "a") == 1)
            tree.insert(["c"], after: "A")
            #expect(tree.items == ["A", "a", "b", "c", "B"] && tree.parent(of: "c") == nil)
            tree.delete(["A"])
            #expect(tree.items == ["c", "B"])
        }

        @Test func delegatesHaveTheNarrowerTypeOfTheirViews() {
            final class Rows: NSObject, UITableViewDelegate {
                var selected: IndexPath?
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath }
            }
            let (table, rows) = (UITableView(), Rows())
            table.delegate = rows
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
            #expect(rows.selected == IndexPath(row: 1, section: 0))
            #expect((table as UIScrollView).delegate === rows)
        }

        @Test func attributedStringsGoToAndFroWithTheAttributesOfUIKit() {
            var text = AttributedString("Low tide")
            text.foregroundColor = .red
            text.font = .boldSystemFont(ofSize: 20)
            let old = NSAttributedString(text)
            #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            #expect(AttributedString(old).font == .boldSystemFont(ofSize: 20))
            var configuration = UIButton.Configuration.plain()
            configuration.attributedTitle = text
            #expect(configuration.title == "Low tide" && configuration.attributedTitle?.foregroundColor == .red)
        }
    }
}
