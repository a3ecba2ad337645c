import Piecewise
import Scene

/// Where a collection view puts its items, headers and footers, from its own size and theirs.
struct CollectionRules {
    /// A section by the slots of its views.
    private struct Section {
        var layout: CollectionLayoutSection?
        var header: Int?
        /// Points; nil for a header that sizes itself.
        var headerHeight: Double?
        var footer: Int?
        var items: [Int]
        var scroller: Int?
        var pinsHeader: Bool
    }

    private let slot: Int
    private let flow: FlowLayout
    private let sections: [Section]
    /// How much lower the top of what is seen is at rest than once the bars are scrolled together, points.
    private let collapsing: Double

    /// Nil for a view of another kind.
    init?(_ view: ViewID, _ tree: ViewTree, slot: (ViewID) -> Int?) {
        guard case .collectionView(let collection) = tree[view].kind, let own = slot(view) else { return nil }
        self.slot = own
        flow = collection.flow
        let bars = tree[ViewTree.rootID].bars.collapsingHeight
        collapsing = bars - tree.stickingInset(of: view, bars)
        let pinned = collection.pinnedHeaders
        sections = collection.sections.enumerated().map { number, section in
            Section(
                layout: collection.layout(ofSection: number), header: section.header.flatMap(slot),
                headerHeight: section.headerHeight, footer: section.footer.flatMap(slot),
                items: section.items.compactMap(slot), scroller: section.scroller.flatMap(slot),
                pinsHeader: section.header.map { pinned.contains($0) } ?? false)
        }
    }

    /// Brings the places of all parts in line with the frames of `state`, which parts that size themselves have.
    func update(_ state: inout SystemState, isMirrored: Bool, noting trace: inout CertificateLog) {
        state.hasPlaces = true
        if sections.contains(where: { $0.layout != nil }) {
            placeCompositionally(&state, isMirrored: isMirrored, &trace)
        } else {
            placeInLines(&state, &trace)
        }
    }

    /// The room for content, points: without the insets across the direction of scrolling.
    private func container(_ state: SystemState) -> Size {
        let (frame, insets) = (state.frames[slot], state.adjustedContentInsets[slot])
        return Size(
            width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    }

    // MARK: Lines

    private func placeInLines(_ state: inout SystemState, _ trace: inout CertificateLog) {
        let room = container(state)
        let isVertical = flow.scrollDirection == .vertical
        var lines = FlowPlacement<CertificateLog>(
            isVertical: isVertical, breadth: isVertical ? room.width : room.height)
        for section in sections {
            placeBand(section.header, section.headerHeight, &lines, &state)
            let sizes = section.items.map { flow.itemSize ?? state.frames[$0].size }
            let frames = lines.addItems(
                sizes, inset: InsetsOf(flow.sectionInset), lineSpacing: flow.minimumLineSpacing,
                itemSpacing: flow.minimumInteritemSpacing, noting: &trace)
            let isFixed = flow.itemSize != nil
            for (item, frame) in zip(section.items, frames) {
                state.places[item] = ItemPlace(frame: frame, fixesWidth: isFixed, fixesHeight: isFixed)
            }
            placeBand(section.footer, nil, &lines, &state)
            pin(section, above: lines.end, &state, &trace)
        }
        state.collectedSizes[slot] = lines.contentSize
    }

    /// Keeps a header in what is seen of its section, which ends at `end`, points.
    private func pin(
        _ section: Section, above end: Double, _ state: inout SystemState, _ trace: inout CertificateLog
    ) {
        guard section.pinsHeader, let header = section.header, let place = state.places[header] else { return }
        let inset = state.adjustedContentInsets[slot].top
        let visibleTop = state.contentOffsets[slot].y + (inset >= collapsing ? inset - collapsing : inset)
        let height = place.fixesHeight ? place.height : state.frames[header].height
        state.places[header]?.y = trace.larger(place.y, trace.smaller(visibleTop, end - height))
    }

    private func placeBand(
        _ band: Int?, _ length: Double?, _ lines: inout FlowPlacement<CertificateLog>, _ state: inout SystemState
    ) {
        guard let band else { return }
        let own = lines.isVertical ? state.frames[band].height : state.frames[band].width
        let frame = lines.addBand(length ?? own)
        state.places[band] = ItemPlace(
            frame: frame, fixesWidth: lines.isVertical || length != nil, fixesHeight: !lines.isVertical || length != nil
        )
    }

    // MARK: Groups

    private func placeCompositionally(
        _ state: inout SystemState, isMirrored: Bool, _ trace: inout CertificateLog
    ) {
        var end = 0.0
        for section in sections {
            guard let layout = section.layout else { continue }
            let frames = state.frames
            var placement = CompositionalPlacement<CertificateLog>(
                container: container(state), isMirrored: isMirrored
            ) { measure in
                let part: Int? =
                    switch measure.part {
                    case .item(let number): section.items.indices.contains(number) ? section.items[number] : nil
                    case .header: section.header
                    case .footer: section.footer
                    }
                return part.map { frames[$0].size } ?? .zero
            }
            placement.skip(end)
            let placed = placement.add(
                layout, count: section.items.count,
                headers: section.header == nil ? [] : [bandSize(section.headerHeight)],
                footers: section.footer == nil ? [] : [bandSize(nil)], noting: &trace)
            end = placement.end
            put(section.header, placed.headers.first, &state)
            pin(section, above: end, &state, &trace)
            for (item, place) in zip(section.items, placed.items) { put(item, place, &state) }
            put(section.footer, placed.footers.first, &state)
            if let scroller = section.scroller, let frame = placed.scroller {
                state.places[scroller] = ItemPlace(frame: frame, fixesWidth: true, fixesHeight: true)
                state.collectedSizes[scroller] = Size(width: placed.scrolledLength, height: frame.height)
            }
        }
        state.collectedSizes[slot] = Size(width: container(state).width, height: end)
    }

    /// As wide as the container, and as high as it says or is.
    private func bandSize(_ height: Double?) -> CollectionItemSize {
        CollectionItemSize(
            width: .fractionalWidth(1), height: height.map { .absolute($0) } ?? .estimated(TableView.standardRowHeight))
    }

    private func put(
        _ slot: Int?, _ place: CompositionalPlacement<CertificateLog>.Placed?, _ state: inout SystemState
    ) {
        guard let slot, let place else { return }
        state.places[slot] = ItemPlace(
            frame: place.frame, fixesWidth: place.fixesWidth, fixesHeight: place.fixesHeight)
    }
}

extension SystemState {
    /// Moves the headers of a collection view that stay in sight, to see what depends on where they are; points.
    package mutating func movePinnedHeaders(_ tree: ViewTree, _ view: ViewID, by shift: Double, slot: (ViewID) -> Int?)
    {
        guard case .collectionView(let collection) = tree[view].kind else { return }
        for header in collection.pinnedHeaders.compactMap(slot) { places[header]?.y += shift }
    }
}

extension InsetsOf<Double> {
    fileprivate init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
