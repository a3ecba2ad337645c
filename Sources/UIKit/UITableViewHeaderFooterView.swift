internal import AutoLayout
import Foundation

open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView()
    public let reuseIdentifier: String?
    open var backgroundView: UIView?
    /// Of the label the text counts, which stands as the table's style has it.
    open private(set) lazy var textLabel: UILabel? = UILabel()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        fill()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        fill()
    }

    private func fill() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(contentView)
        NSLayoutConstraint.activate([
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    open func prepareForReuse() {}

    override var kind: ViewKind {
        guard let text = textLabel?.text, !text.isEmpty else { return .view }
        var view = TableViewHeaderFooterView()
        view.text = text
        return .tableViewHeaderFooterView(view)
    }
}

extension UITableViewHeaderFooterView {
    /// One with a title.
    convenience init(_ title: String) {
        self.init(reuseIdentifier: nil)
        textLabel?.text = title
    }
}
