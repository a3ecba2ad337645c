// Collection views with a list layout.
extension SupportExtension {
    @inline(never)
    static func listCellContentCode() -> String {
        """
        extension UICollectionViewListCell {
            /// The configuration whose texts and image are set one by one.
            var listContent: UIListContentConfiguration {
                get { contentConfiguration as? UIListContentConfiguration ?? .cell() }
                set { contentConfiguration = newValue }
            }
        }

        """
    }

    @inline(never)
    static func listLayoutCode() -> String {
        """
        extension UICollectionView {
            /// A list, whose sections have the headers and footers that there are.
            func setList(
                _ appearance: UICollectionLayoutListConfiguration.Appearance, showsSeparators: Bool = true,
                headerTopPadding: CGFloat? = nil
            ) {
                collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] section, environment in
                    let items = self?.dataSource as? ListItems
                    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
                    configuration.showsSeparators = showsSeparators
                    configuration.headerTopPadding = headerTopPadding
                    configuration.headerMode = items?.hasHeader(section) == true ? .supplementary : .none
                    configuration.footerMode = items?.hasFooter(section) == true ? .supplementary : .none
                    return .list(using: configuration, layoutEnvironment: environment)
                }
            }
        }

        """
    }

    @inline(never)
    static func listItemsCode() -> String {
        """
        /// The rows of a short list, made once; a long one would fill cells anew.
        ///
        /// A list takes its cells from those that it has made, so that a cell that is added says what one of these shows.
        final class ListItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
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

            func hasHeader(_ section: Int) -> Bool {
                sections.indices.contains(section) && sections[section].header != nil
            }

            func hasFooter(_ section: Int) -> Bool {
                sections.indices.contains(section) && sections[section].footer != nil
            }

            func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                sections[section].items.count
            }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let identifier = "item \\(indexPath.section) \\(indexPath.item)"
                collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: identifier)
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
                show(sections[indexPath.section].items[indexPath.item], in: cell)
                return cell
            }

            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let identifier = "\\(kind) \\(indexPath.section)"
                collectionView.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: identifier)
                let cell = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
                let section = sections[indexPath.section]
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                if let view = isHeader ? section.header : section.footer {
                    show(view, in: cell, height: isHeader ? section.headerHeight : nil)
                }
                return cell
            }

            private func show(_ view: UIView, in reusable: UICollectionReusableView, height: CGFloat? = nil) {
                guard let cell = reusable as? UICollectionViewListCell else { return }
                if let height { cell.contentView.heightAnchor.constraint(equalToConstant: height).isActive = true }
                guard let model = view as? UICollectionViewListCell else { return fill(cell.contentView, with: view) }
                cell.contentConfiguration = model.contentConfiguration
                cell.accessories = model.accessories
                cell.backgroundColor = model.backgroundColor
                cell.isSelected = model.isSelected
                cell.isHighlighted = model.isHighlighted
            }

            private func fill(_ container: UIView, with view: UIView) {
                guard view.superview !== container else { return }
                view.translatesAutoresizingMaskIntoConstraints = false
                view.preservesSuperviewLayoutMargins = true
                container.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                    view.topAnchor.constraint(equalTo: container.topAnchor),
                    view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
                ])
            }

            func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
        }

        """
    }
}
