import Foundation

/// The image and labels of a standard cell, by constraints that give a row of 44 points or as much as its text needs.
final class StandardCellContent {
    let text = UILabel()
    let detail = UILabel()
    let image = UIImageView()

    init(_ style: UITableViewCell.CellStyle, in content: UIView) {
        text.font = .preferredFont(forTextStyle: .body)
        detail.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
        if style != .subtitle { detail.textColor = .secondaryLabel }
        let texts = UIStackView(arrangedSubviews: style == .default ? [text] : [text, detail])
        texts.axis = style == .subtitle ? .vertical : .horizontal
        texts.spacing = style == .subtitle ? 3 : 6
        let row = UIStackView(arrangedSubviews: [image, texts])
        row.spacing = 16
        row.alignment = .center
        image.setContentHuggingPriority(.required, for: .horizontal)
        image.isHidden = true
        row.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(row)
        let height = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 6),
            row.centerYAnchor.constraint(equalTo: content.centerYAnchor), height,
        ])
        image.shown = { [unowned image] in image.isHidden = image.image == nil }
    }
}
