// Collection views.
extension SupportExtension {
    @inline(never)
    static func flowLayoutCode() -> String {
        """
        extension UICollectionView {
            var flowLayout: UICollectionViewFlowLayout {
                collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
            }

            /// The size of all items, or none for items that size themselves.
            func setItemSize(_ size: CGSize?) {
                if let size { flowLayout.itemSize = size }
                flowLayout.estimatedItemSize = size == nil ? UICollectionViewFlowLayout.automaticSize : .zero
            }
        }

        """
    }

    @inline(never)
    static func compositionalLayoutCode() -> String {
        """
        extension UICollectionView {
            /// A compositional layout of these sections, the last one for all further ones.
            func setSections(_ sections: [NSCollectionLayoutSection]) {
                let pinned = sections.map { $0.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } }
                collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, _ in
                    let position = min(index, sections.count - 1)
                    let items = (self?.dataSource as? CollectionItems)?.boundaryItems(of: index) ?? []
                    for item in items where item.alignment == .top { item.pinToVisibleBounds = pinned[position] }
                    sections[position].boundarySupplementaryItems = items
                    return sections[position]
                }
            }
        }

        extension NSCollectionLayoutSection {
            func spaced(by spacing: CGFloat) -> NSCollectionLayoutSection {
                interGroupSpacing = spacing
                return self
            }

            func inset(by insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutSection {
                contentInsets = insets
                return self
            }

            /// A header that stays in sight; how large it is `setSections` finds.
            func pinningHeader(_ isPinned: Bool) -> NSCollectionLayoutSection {
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = isPinned
                boundarySupplementaryItems = [header]
                return self
            }

            func scrolling(
                _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
            ) -> NSCollectionLayoutSection {
                orthogonalScrollingBehavior = behavior
                return self
            }
        }

        extension NSCollectionLayoutItem {
            func inset(by insets: NSDirectionalEdgeInsets) -> Self {
                contentInsets = insets
                return self
            }
        }

        extension NSCollectionLayoutGroup {
            func spaced(by spacing: CGFloat) -> NSCollectionLayoutGroup {
                interItemSpacing = .fixed(spacing)
                return self
            }
        }

        """
    }

    @inline(never)
    static func collectionItemsCode() -> String {
        """
        /// The items of a short collection view, made once; a long one would fill cells anew.
        final class CollectionItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            private struct Section {
                var header: UIView?
                var headerHeight: CGFloat?
                var footer: UIView?
                var items: [UIView] = []
            }

            private var sections: [Section] = []
            var didScroll: () -> Void = {}

            func beginSection() { sections.append(Section()) }

            func setHeader(_ view: UIView, height: CGFloat? = nil) {
                sections[sections.count - 1].header = view
                sections[sections.count - 1].headerHeight = height
            }

            func setFooter(_ view: UIView) { sections[sections.count - 1].footer = view }

            func add(_ view: UIView) { sections[sections.count - 1].items.append(view) }

            func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                sections[section].items.count
            }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let identifier = "item \\(indexPath.section) \\(indexPath.item)"
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
                fill(cell.contentView, with: sections[indexPath.section].items[indexPath.item])
                return cell
            }

            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let identifier = "\\(kind) \\(indexPath.section)"
                collectionView.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: identifier)
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
                let section = sections[indexPath.section]
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                if let content = isHeader ? section.header : section.footer { fill(view, with: content) }
                return view
            }

            private func fill(_ container: UIView, with view: UIView) {
                guard view.superview !== container else { return }
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                    view.topAnchor.constraint(equalTo: container.topAnchor),
                    view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
                ])
            }

            // A flow layout asks how large headers and footers are.

            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize { size(of: sections[section].header, sections[section].headerHeight, in: collectionView) }

            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                referenceSizeForFooterInSection section: Int
            ) -> CGSize { size(of: sections[section].footer, nil, in: collectionView) }

            private func size(of view: UIView?, _ length: CGFloat?, in collectionView: UICollectionView) -> CGSize {
                guard let view else { return .zero }
                if let length { return CGSize(width: length, height: length) }
                let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
                let isVertical = flow?.scrollDirection != .horizontal
                let size = collectionView.bounds.size
                return view.systemLayoutSizeFitting(
                    CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
                    withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
                    verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
            }

            /// A compositional layout is told where they stand.
            func boundaryItems(of section: Int) -> [NSCollectionLayoutBoundarySupplementaryItem] {
                guard sections.indices.contains(section) else { return [] }
                var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
                if sections[section].header != nil {
                    let height = sections[section].headerHeight
                    items.append(
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: NSCollectionLayoutSize(
                                widthDimension: .fractionalWidth(1),
                                heightDimension: height.map { .absolute($0) } ?? .estimated(44)),
                            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
                }
                if sections[section].footer != nil {
                    items.append(
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: NSCollectionLayoutSize(
                                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
                }
                return items
            }

            func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
        }

        """
    }
}
