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

        /// The attributes that are to be equal, along which axis each lies.
        fileprivate var alignments: [(attribute: Attribute, axis: Axis)] {
            let across: [Attribute] = [.left, .right, .leading, .trailing, .centerX]
            let down: [Attribute] = [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
            let all = across.map { ($0, Axis.horizontal) } + down.map { ($0, Axis.vertical) }
            return all.filter { contains(FormatOptions(aligning: $0.0)) }
        }
    }

    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: String = #filePath, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do {
            let builder = VisualFormatBuilder(
                format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views,
                place: ProgramPlace(file: file, line: line))
            return try builder.constraints()
        } catch {
            raiseException(
                "Unable to parse constraint format: \(error.reason), at character \(error.offset + 1) of \"\(format)\"")
        }
    }
}

/// Makes constraints of a format.
private struct VisualFormatBuilder {
    typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    let place: ProgramPlace

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for (index, item) in format.items.enumerated() {
            made += try sizes(of: item)
            if index > 0 { made += try spaces(between: index - 1, and: index) }
        }
        return try made + alignments()
    }

    private func sizes(of item: VisualFormat.Item) throws(VisualFormatError) -> [NSLayoutConstraint] {
        guard case .view(let name, let sizes, let offset) = item else { return [] }
        let view = try view(name, offset)
        let attribute: Attribute = format.axis == .horizontal ? .width : .height
        var made: [NSLayoutConstraint] = []
        for size in sizes {
            var other: AnyObject?
            var constant: CGFloat = 0
            if case .name(let name, let offset) = size.operand, views[name] != nil {
                other = try self.view(name, offset)
            } else {
                constant = try number(size.operand)
            }
            made.append(
                try constraint(view, attribute, size, other, other == nil ? .notAnAttribute : attribute, constant))
        }
        return made
    }

    /// From the end of an item to the start of the next; the superview's ends are its own edges, and a standard space
    /// from them is its margin. Source: UIView.layoutMargins.
    private func spaces(between first: Int, and second: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let connection = format.connections[first]
        let (before, after) = (try object(first), try object(second))
        let isAtEdge = before.isSuperview || after.isSuperview
        let isMargin = connection == .standard && isAtEdge
        let predicates: [VisualFormat.Predicate] =
            switch connection {
            case .none: [.init(relation: .equal, operand: .number(0))]
            case .standard: [.init(relation: .equal, operand: .number(isAtEdge ? 0 : 8))]
            case .spaces(let spaces): spaces
            }
        let from = before.isSuperview ? edge(atStart: true, isMargin) : edge(atStart: false, false)
        let to = after.isSuperview ? edge(atStart: false, isMargin) : edge(atStart: true, false)
        var made: [NSLayoutConstraint] = []
        for predicate in predicates {
            let space = try number(predicate.operand)
            made.append(
                isMirrored
                    ? try constraint(before.object, from, predicate, after.object, to, space)
                    : try constraint(after.object, to, predicate, before.object, from, space))
        }
        return made
    }

    private var isMirrored: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }

    /// Of an item where reading begins or ends.
    private func edge(atStart isStart: Bool, _ isMargin: Bool) -> Attribute {
        let edges: [Attribute] =
            if format.axis == .vertical {
                [.top, .bottom, .topMargin, .bottomMargin]
            } else if isMirrored {
                [.right, .left, .rightMargin, .leftMargin]
            } else if options.contains(.directionLeftToRight) {
                [.left, .right, .leftMargin, .rightMargin]
            } else {
                [.leading, .trailing, .leadingMargin, .trailingMargin]
            }
        return edges[(isStart ? 0 : 1) + (isMargin ? 2 : 0)]
    }

    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var aligned: [AnyObject] = []
        for index in format.items.indices where format.items[index] != .superview {
            aligned.append(try object(index).object)
        }
        var made: [NSLayoutConstraint] = []
        for (attribute, axis) in options.alignments {
            guard axis != format.axis else {
                throw VisualFormatError(
                    reason: "Options mask required views to be aligned along the axis of the layout", offset: 0)
            }
            for (view, next) in zip(aligned, aligned.dropFirst()) {
                made.append(NSLayoutConstraint(view, attribute, .equal, next, attribute, 1, 0, place))
            }
        }
        return made
    }

    // MARK: Names

    private func object(_ index: Int) throws(VisualFormatError) -> (object: AnyObject, isSuperview: Bool) {
        switch format.items[index] {
        case .view(let name, _, let offset): return (try view(name, offset), false)
        case .superview:
            guard case .view(let name, _, let offset) = format.items[index == 0 ? 1 : index - 1],
                let superview = try view(name, offset).itemView?.superview
            else {
                throw VisualFormatError(
                    reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
                    offset: 0)
            }
            return (superview, true)
        }
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

    private func constraint(
        _ first: AnyObject, _ attribute: Attribute, _ predicate: VisualFormat.Predicate, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ constant: CGFloat
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            first, attribute, predicate.relation, second, secondAttribute, 1, constant, place)
        if let priority = predicate.priority {
            made.priority = UILayoutPriority(rawValue: Float(try number(priority)))
        }
        return made
    }
}
