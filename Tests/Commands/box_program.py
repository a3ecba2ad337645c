"""A program of one box, whose width its lines change."""

# Where lines go: before the controller (`top`), behind its superclass (`conforming`), among its members, into
# `viewDidLoad` behind the box's constraints (`loading`), and its further methods.
CODE = """import UIKit

{top}
final class BoxViewController: UIViewController{conforming} {{
    let box = UIView()
    lazy var width = box.widthAnchor.constraint(equalToConstant: 100)
{members}
    override func viewDidLoad() {{
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            width,
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
{loading}
    }}
{methods}
}}
"""
LAYING_OUT = """
    override func viewWillLayoutSubviews() {{
        super.viewWillLayoutSubviews()
        let x = view.bounds.width
        {statement}
    }}"""


def code(top="", conforming="", members="", loading="", methods=""):
    return CODE.format(top=top, conforming=conforming, members=members, loading=loading, methods=methods)
