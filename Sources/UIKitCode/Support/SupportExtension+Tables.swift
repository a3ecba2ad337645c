// Table views.
extension SupportExtension {
    @inline(never)
    static func fittingCode() -> String {
        """
        extension UITableView {
            /// A table asks its header and footer for no height; the least that fits is given to them.
            func fitHeaderAndFooter() {
                if let header = tableHeaderView, fit(header) { tableHeaderView = header }
                if let footer = tableFooterView, fit(footer) { tableFooterView = footer }
            }

            private func fit(_ view: UIView) -> Bool {
                let target = CGSize(width: bounds.width, height: 0)
                let size = view.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                if view.frame.size == size { return false }
                view.frame.size = size
                return true
            }
        }

        """
    }

    @inline(never)
    static func tableRowsCode() -> String {
        """
        /// The rows of a short table, made once; a long one would dequeue its cells.
        final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
            private struct Section {
                var header: UIView?
                var headerHeight = UITableView.automaticDimension
                var footer: UIView?
                var cells: [UITableViewCell] = []
            }

            private var sections: [Section] = []
            var didScroll: () -> Void = {}

            func beginSection() { sections.append(Section()) }

            func setHeader(_ view: UIView, height: CGFloat = UITableView.automaticDimension) {
                sections[sections.count - 1].header = view
                sections[sections.count - 1].headerHeight = height
            }

            func setFooter(_ view: UIView) { sections[sections.count - 1].footer = view }

            func add(_ cell: UITableViewCell) { sections[sections.count - 1].cells.append(cell) }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].cells.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                sections[indexPath.section].cells[indexPath.row]
            }

            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                sections[section].header
            }

            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                let isEmpty = sections[section].header == nil && tableView.style == .plain
                return isEmpty ? 0 : sections[section].headerHeight
            }

            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                sections[section].footer
            }

            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                let isEmpty = sections[section].footer == nil && tableView.style == .plain
                return isEmpty ? 0 : UITableView.automaticDimension
            }

            func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
        }

        """
    }

    @inline(never)
    static func cellShowingCode() -> String {
        """
        extension UITableViewCell {
            /// A cell filled by one view, which keeps the cell's margins.
            convenience init(showing view: UIView) {
                self.init(style: .default, reuseIdentifier: nil)
                view.translatesAutoresizingMaskIntoConstraints = false
                view.preservesSuperviewLayoutMargins = true
                contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    view.topAnchor.constraint(equalTo: contentView.topAnchor),
                    view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
        }

        """
    }

    @inline(never)
    static func cellContentCode() -> String {
        """
        extension UITableViewCell {
            /// The configuration whose texts and image are set one by one.
            var listContent: UIListContentConfiguration {
                get { contentConfiguration as? UIListContentConfiguration ?? .cell() }
                set { contentConfiguration = newValue }
            }
        }

        """
    }

    @inline(never)
    static func movableRowsCode() -> String {
        """
        extension TableRows {
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                self.tableView(tableView, cellForRowAt: indexPath).showsReorderControl
            }

            func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to target: IndexPath) {}
        }

        """
    }

    @inline(never)
    static func editingStylesCode() -> String {
        """
        extension TableRows {
            /// A cell with a control of its own while the table is edited, which the cell's tag keeps.
            func add(_ cell: UITableViewCell, editingStyle: UITableViewCell.EditingStyle) {
                cell.tag = editingStyle.rawValue + 1
                add(cell)
            }

            func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle {
                let tag = self.tableView(tableView, cellForRowAt: indexPath).tag
                return UITableViewCell.EditingStyle(rawValue: tag - 1) ?? .delete
            }
        }

        """
    }

    @inline(never)
    static func editingCode() -> String {
        """
        extension UIResponder {
            /// Begins to edit as soon as there is a window.
            func setIsEditing(_ isEditing: Bool) {
                DispatchQueue.main.async { [self] in
                    if isEditing { becomeFirstResponder() } else { resignFirstResponder() }
                }
            }
        }

        """
    }
}
