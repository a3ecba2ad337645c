import Scene

/// How a screen is presented over another one, which decides its size, its safe area and its size classes.
public enum Presentation: Hashable, Sendable {
    /// A sheet that rests at a detent, from the bottom of a phone; of one on its side it takes the whole screen.
    case sheet(Detent)
    /// In the middle of an iPad; on a phone a sheet at its large detent.
    case formSheet
    /// In the middle of an iPad, as wide as readable content with margins; on a phone a sheet at its large detent.
    case pageSheet
    /// A column of a split view controller, on an iPad.
    case column(Column)
    /// On an iPad, as large as its `preferredContentSize`, points.
    case popover(Size)

    /// As `UISplitViewController.Column`.
    public enum Column: String, Hashable, Sendable { case primary, secondary }

    /// As `UISheetPresentationController.Detent`.
    public enum Detent: Hashable, Sendable {
        case medium, large
        /// Points above the home indicator's area.
        case custom(Double)
    }
}

extension DevicePreset {
    /// The screen of a controller that is presented so; nil where UIKit presents it otherwise on this device.
    ///
    /// Source: docs/uikit.md, which says how sure each number is.
    public func screen(isLandscape: Bool, presented presentation: Presentation) -> Screen? {
        let whole = screen(isLandscape: isLandscape)
        switch presentation {
        case .sheet(let detent): return idiom == .pad ? nil : phoneSheet(at: detent, of: whole, isLandscape)
        case .formSheet:
            guard idiom == .pad else { return phoneSheet(at: .large, of: whole, isLandscape) }
            return whole.floating(Size(width: 540, height: 620))
        case .pageSheet:
            guard idiom == .pad else { return phoneSheet(at: .large, of: whole, isLandscape) }
            return whole.pageSheet
        case .column(let column): return idiom == .pad ? whole.column(column) : nil
        case .popover(let size): return idiom == .pad ? whole.floating(size) : nil
        }
    }

    /// Where the height is compact a sheet is the whole screen, whatever its detents; nil for a phone on its side whose height
    /// is not.
    private func phoneSheet(at detent: Presentation.Detent, of whole: Screen, _ isLandscape: Bool) -> Screen? {
        guard isLandscape else { return whole.sheet(at: detent) }
        return whole.verticalSizeClass == .compact ? whole : nil
    }
}

extension Screen {
    /// Below the status bar and ten points of the screen behind at most; it reaches down to the edge.
    fileprivate func sheet(at detent: Presentation.Detent) -> Screen {
        let greatest = size.height - safeAreaInsets.top - Self.gapAboveSheet
        var sheet = self
        switch detent {
        case .large: sheet.size.height = greatest
        case .medium: sheet.size.height = (size.height / 2 * scale).rounded() / scale
        case .custom(let height): sheet.size.height = min(greatest, height + safeAreaInsets.bottom)
        }
        sheet.safeAreaInsets = EdgeInsets(bottom: safeAreaInsets.bottom)
        sheet.verticalSizeClass = .regular
        return sheet
    }

    private static let gapAboveSheet = 10.0

    /// As far from the bottom as a large sheet is from the top.
    fileprivate var pageSheet: Screen {
        let gap = safeAreaInsets.top + Self.gapAboveSheet
        return floating(Size(width: min(Self.pageSheetWidth, size.width), height: size.height - 2 * gap))
    }

    /// 672 points to read, and margins of 20.
    private static let pageSheetWidth = 712.0

    /// The primary column is compact; beside it stands the secondary one where the screen is wider than high, else behind it.
    fileprivate func column(_ column: Presentation.Column) -> Screen {
        var screen = self
        switch column {
        case .primary:
            screen.size.width = Self.primaryColumnWidth
            screen.horizontalSizeClass = .compact
        case .secondary: screen.size.width -= size.width > size.height ? Self.primaryColumnWidth : 0
        }
        return screen
    }

    private static let primaryColumnWidth = 320.0

    /// Away from all edges: nothing of it is unsafe, and it is compact in width however wide it is.
    fileprivate func floating(_ size: Size) -> Screen {
        var screen = self
        screen.size = size
        screen.safeAreaInsets = .zero
        screen.horizontalSizeClass = .compact
        screen.verticalSizeClass = .regular
        return screen
    }
}
