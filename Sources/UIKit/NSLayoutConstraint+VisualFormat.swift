internal import AutoLayout
internal import Cassowary
import Foundation

extension NSLayoutConstraint {
    /// How the views of a format are aligned, and in which direction it is read.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        private init(aligning attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// What the engine knows them as.
        fileprivate var format: VisualFormat.Options {
            let attributes: [(Attribute, LayoutAttribute)] = [
                (.left, .left), (.right, .right), (.leading, .leading), (.trailing, .trailing), (.centerX, .centerX),
                (.top, .top), (.bottom, .bottom), (.centerY, .centerY), (.lastBaseline, .lastBaseline),
                (.firstBaseline, .firstBaseline),
            ]
            return VisualFormat.Options(
                alignments: attributes.filter { contains(FormatOptions(aligning: $0.0)) }.map(\.1),
                direction: contains(.directionRightToLeft)
                    ? .rightToLeft : contains(.directionLeftToRight) ? .leftToRight : .leadingToTrailing)
        }
    }

    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: String = #filePath, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do {
            let builder = VisualFormatBuilder(
                metrics: metrics ?? [:], views: views, place: ProgramPlace(file: file, line: line))
            return try builder.constraints(of: try VisualFormat(format).equations(opts.format))
        } catch {
            raiseException(
                "Unable to parse constraint format: \(error.reason), at character \(error.offset + 1) of \"\(format)\"")
        }
    }
}

/// Makes constraints of what a format says.
private struct VisualFormatBuilder {
    let metrics: [String: Any]
    let views: [String: Any]
    let place: ProgramPlace

    func constraints(of equations: [VisualFormat.Equation]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for equation in equations { made.append(try constraint(equation)) }
        return made
    }

    private func constraint(_ equation: VisualFormat.Equation) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute = NSLayoutConstraint.Attribute(equation.first)
        var other: AnyObject?
        var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        var constant: CGFloat = 0
        if let second = equation.second {
            other = try object(second.place)
            otherAttribute = NSLayoutConstraint.Attribute(second)
        }
        if other == nil, case .name(let name, let offset) = equation.constant, views[name] != nil {
            (other, otherAttribute) = (try view(name, offset), attribute)
        } else {
            constant = try number(equation.constant)
        }
        let made = NSLayoutConstraint(
            try object(equation.first.place), attribute, NSLayoutConstraint.Relation(equation.relation),
            other, otherAttribute, 1, constant, place)
        if let priority = equation.priority { made.priority = UILayoutPriority(rawValue: Float(try number(priority))) }
        return made
    }

    // MARK: Names

    private func object(_ place: VisualFormat.Place) throws(VisualFormatError) -> AnyObject {
        let view = try view(place.view, place.offset)
        guard place.isSuperview else { return view }
        guard let superview = view.itemView?.superview else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
                offset: 0)
        }
        return superview
    }

    private func view(_ name: String, _ offset: Int) throws(VisualFormatError) -> any LayoutItemOwner {
        guard let view = views[name] as? any LayoutItemOwner else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary", offset: offset)
        }
        return view
    }

    private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
        switch operand {
        case .number(let number): return CGFloat(number)
        case .name(let name, let offset):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default:
                throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary", offset: offset)
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: Relation) {
        self =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate init(_ side: VisualFormat.Side) {
        self =
            switch side.attribute {
            case .left: side.isMargin ? .leftMargin : .left
            case .right: side.isMargin ? .rightMargin : .right
            case .top: side.isMargin ? .topMargin : .top
            case .bottom: side.isMargin ? .bottomMargin : .bottom
            case .leading: side.isMargin ? .leadingMargin : .leading
            case .trailing: side.isMargin ? .trailingMargin : .trailing
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .lastBaseline: .lastBaseline
            case .firstBaseline: .firstBaseline
            }
    }
}
