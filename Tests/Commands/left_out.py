"""What programs set that figures leave out, each with what is said, and what they show."""

# What a figure does not show, as a statement of `viewDidLoad` or a member; what is said, and at which word.
LEFT_OUT = [
    ("UISlider().setThumbImage(UIImage(systemName: \"plus\"), for: .normal)", "'setThumbImage' of UISlider", "setThumbImage"),
    ("let b = UISearchBar(); b.searchTextField.backgroundColor = .red; view.addSubview(b)", "'searchTextField' of UISearchBar",
     "searchTextField"),
    ("UIButton().setBackgroundImage(UIImage(systemName: \"plus\"), for: .normal)", "'setBackgroundImage' of UIButton",
     "setBackgroundImage"),
    ("var c = UIButton.Configuration.plain(); c.background.strokeColor = .red; view.addSubview(UIButton(configuration: c))",
     "'strokeColor' of UIBackgroundConfiguration", "strokeColor"),
    ("let b = UIButton(); b.contentHorizontalAlignment = .fill; view.addSubview(b)", "'contentHorizontalAlignment' of UIControl",
     "contentHorizontalAlignment"),
    ("let m = CAShapeLayer(); m.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 20)).cgPath; box.layer.mask = m",
     "'mask' of CALayer", "mask"),
    ("let g = CAGradientLayer(); g.startPoint = CGPoint(x: 0.2, y: 0); box.layer.addSublayer(g)", "'startPoint' of CAGradientLayer",
     "startPoint"),
    ("UITableView().sectionIndexColor = .red // sectionIndexColor", "'sectionIndexColor' of UITableView", "sectionIndexColor"),
    ("func draw(in r: CGRect) { UIBezierPath(rect: r).fill() }; draw(in: view.bounds)", "what the program of 'box' draws in 'draw'",
     "draw"),
    ("final class Ring: CALayer { override func draw(in ctx: CGContext) {} }", "what the program of 'box' draws in 'draw'", "draw"),
    ("final class Lined: UILabel { override func drawText(in rect: CGRect) { super.drawText(in: rect); UIRectFill(rect) } }; "
     "view.addSubview(Lined())",
     "what the program of 'box' draws in 'drawText'", "drawText"),
    ("view.semanticContentAttribute = .forceRightToLeft", "'semanticContentAttribute' of UIView", "semanticContentAttribute"),
    ("final class Wide: UITextField { override func textRect(forBounds b: CGRect) -> CGRect { b.insetBy(dx: b.width / 4, dy: 0) } }; "
     "let f = Wide(); f.text = \"a\"; view.addSubview(f)", "'textRect' of UITextField", "textRect"),
    ("let d = UIDatePicker(); d.preferredDatePickerStyle = .wheels; d.minimumDate = d.date; view.addSubview(d)",
     "'minimumDate' of UIDatePicker", "minimumDate"),
    ("let c = UISegmentedControl(items: [\"One\"]); c.selectedSegmentIndex = 3; view.addSubview(c)",
     "'selectedSegmentIndex' of UISegmentedControl", "selectedSegmentIndex"),
    ("let s = NSMutableParagraphStyle(); s.alignment = .center; let l = UILabel(); view.addSubview(l); "
     "let t = NSMutableAttributedString(string: \"ab\"); l.attributedText = t; "
     "t.addAttribute(.paragraphStyle, value: s, range: NSRange(location: 0, length: 1)); l.attributedText = t",
     "'alignment' of NSParagraphStyle", "alignment"),
    ("let l = UILabel(); view.addSubview(l); "
     "l.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: l.lastBaselineAnchor, multiplier: 0).isActive = true",
     "'equalToSystemSpacingBelow' of NSLayoutYAxisAnchor", "equalToSystemSpacingBelow"),
    ("let g = NSCollectionLayoutSpacing.flexible(8); _ = g", "'flexible' of NSCollectionLayoutSpacing", "flexible"),
    ("let l = UILabel(); l.font = .italicSystemFont(ofSize: 12); view.addSubview(l)", "'italicSystemFont' of UIFont", "italicSystemFont"),
    ("let s = NSMutableParagraphStyle(); s.headIndent = 8; let l = UILabel(); view.addSubview(l); "
     "l.attributedText = NSAttributedString(string: \"a\", attributes: [.paragraphStyle: s])",
     "'headIndent' of NSParagraphStyle", "headIndent"),
    ("let l = UILabel(); l.attributedText = NSAttributedString(string: \"a\", attributes: [.baselineOffset: 3]); view.addSubview(l)",
     "'baselineOffset' of NSAttributedString.Key", "baselineOffset"),
    ("let items = [UIImage()]; let c = UISegmentedControl(items: items); view.addSubview(c)", "'items' of UISegmentedControl",
     "items: items"),
    ("let prompt = \"Where?\"; UISearchBar().prompt = prompt", "'prompt' of UISearchBar", "prompt = prompt"),
    ("let s = NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9)); "
     "let t = NSCollectionLayoutSection(group: .horizontal(layoutSize: s, subitems: [NSCollectionLayoutItem(layoutSize: s)])); "
     "t.orthogonalScrollingBehavior = .groupPagingCentered", "'groupPagingCentered' of NSCollectionLayoutSection",
     "groupPagingCentered"),
    ("UISearchBar().prompt = \"Where?\"", "'prompt' of UISearchBar", "prompt"),
]
# What changes nothing in the picture, and what is silenced.
SHOWN = [
    "UIButton().contentHorizontalAlignment = .center", "UITableView().separatorColor = nil",
    "let shape = CAShapeLayer(); shape.path = UIBezierPath(rect: box.bounds).cgPath; box.layer.addSublayer(shape)",
    "final class Ring: UIView { override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() } }",
    "UITableView().sectionIndexColor = .red // allow(left-out): the figure is about rows", "UITableView().separatorColor = .red",
    "view.semanticContentAttribute = .forceLeftToRight", "overrideUserInterfaceStyle = .dark",
    "UIButton().contentHorizontalAlignment = .leading", "UITableViewCell().accessoryView = UISwitch()",
    "let d = UIDatePicker(); d.minimumDate = d.date; view.addSubview(d)",
    "final class Padded: UILabel { override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 8)) } }; "
    "view.addSubview(Padded())",
    "var c = UIButton.Configuration.plain(); c.background.backgroundColor = .red; view.addSubview(UIButton(configuration: c))",
    "let s = NSMutableParagraphStyle(); s.lineHeightMultiple = 1.2; let l = UILabel(); view.addSubview(l); "
    "l.attributedText = NSAttributedString(string: \"a\", attributes: [.paragraphStyle: s])",
    "navigationItem.searchController = UISearchController(searchResultsController: nil)",
    "let item = UITabBarItem(); item.badgeValue = \"3\"",
]
