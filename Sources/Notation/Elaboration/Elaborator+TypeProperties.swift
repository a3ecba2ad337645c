import AutoLayout
import Scene

// Properties of one type each.
extension Elaborator {
    func set(_ property: Property, _ value: Value, on label: inout Label, _ reader: ValueReader) throws(NotationError) {
        switch property {
        case .text: label.text = try reader.text(value)
        case .font: label.font = try reader.font(value)
        case .textColor: label.textColor = try reader.color(value)
        case .textAlignment: label.textAlignment = try reader.choice(value)
        case .numberOfLines: label.numberOfLines = try reader.integer(value, atLeast: 0)
        case .lineBreakMode: label.lineBreakMode = try reader.choice(value)
        case .adjustsFontSizeToFitWidth: label.adjustsFontSizeToFitWidth = try reader.bool(value)
        case .minimumScaleFactor: label.minimumScaleFactor = try reader.fraction(value)
        default: break
        }
    }

    func set(_ path: PropertyPath, _ value: Value, on button: inout Button, _ reader: ValueReader) throws(NotationError)
    {
        switch path.property {
        case .title: button.title = try reader.text(value)
        case .font: button.font = try reader.font(value)
        case .image: button.image = try reader.image(value)
        case .titleColor: button.titleColor = try reader.optionalColor(value)
        case .contentInsets: try set(path.part, value, on: &button.contentEdgeInsets, reader)
        case .imageInsets: try set(path.part, value, on: &button.imageEdgeInsets, reader)
        case .titleInsets: try set(path.part, value, on: &button.titleEdgeInsets, reader)
        default: break
        }
    }

    func set(_ property: Property, _ value: Value, on stack: inout StackView, _ reader: ValueReader)
        throws(NotationError)
    {
        switch property {
        case .axis: stack.axis = try reader.choice(value)
        case .spacing: stack.spacing = try reader.number(value)
        case .alignment: stack.alignment = try reader.choice(value)
        case .distribution: stack.distribution = try reader.choice(value)
        case .isLayoutMarginsRelativeArrangement: stack.isLayoutMarginsRelativeArrangement = try reader.bool(value)
        case .isBaselineRelativeArrangement: stack.isBaselineRelativeArrangement = try reader.bool(value)
        default: break
        }
    }

    func set(_ path: PropertyPath, _ value: Value, on scrollView: inout ScrollView, _ reader: ValueReader)
        throws(NotationError)
    {
        switch path.property {
        case .contentInset: try set(path.part, value, on: &scrollView.contentInset, reader)
        case .contentInsetAdjustmentBehavior: scrollView.contentInsetAdjustmentBehavior = try reader.choice(value)
        case .alwaysBounceVertical: scrollView.alwaysBounceVertical = try reader.bool(value)
        default: break
        }
    }

    func set(_ path: PropertyPath, _ value: Value, on tableView: inout TableView, _ reader: ValueReader)
        throws(NotationError)
    {
        switch path.property {
        case .rowHeight:
            if case .dot(let dot) = value, dot.word == "automatic" {
                tableView.rowHeight = nil
            } else {
                tableView.rowHeight = try reader.length(value)
            }
        case .separators: tableView.showsSeparators = try reader.bool(value)
        case .separatorInset: tableView.separatorInsetLeading = value.isNull ? nil : try reader.number(value)
        default: try set(path, value, on: &tableView.scrollView, reader)
        }
    }

    func set(
        _ property: Property, _ value: Value, on control: inout SegmentedControl, _ reader: ValueReader
    ) throws(NotationError) {
        switch property {
        case .segments: control.segments = try reader.texts(value)
        case .selectedSegmentIndex: control.selectedSegmentIndex = try reader.integer(value, atLeast: -1)
        case .apportionsSegmentWidthsByContent: control.apportionsSegmentWidthsByContent = try reader.bool(value)
        default: break
        }
    }

    private func set(
        _ side: String?, _ value: Value, on insets: inout EdgeInsets, _ reader: ValueReader
    ) throws(NotationError) {
        switch side {
        case "top": insets.top = try reader.number(value)
        case "left": insets.left = try reader.number(value)
        case "bottom": insets.bottom = try reader.number(value)
        case "right": insets.right = try reader.number(value)
        default: insets = try reader.insets(value)
        }
    }
}
