"""Cells of programs whose content configuration changes a margin or its image, which are views of their own, stand where
those of UIKit's own style stand, which the engine lays out.

Usage: cell_configurations.py --plumb PATH; `uikit-runner` stands beside the program. The last line is `N passed, N failed`.
"""
import argparse
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import guards  # noqa: E402  (the module beside this file)
from tally import Tally  # noqa: E402

KINDS = ["cell()", "subtitleCell()", "valueCell()"]
SECONDARY = ["nil", '"Pier 2"', '"What it is about, in a sentence that wraps where there is not much room for it"']
IMAGES = ["nil", 'UIImage(systemName: "envelope.fill")']
CASES = list(itertools.product(KINDS, SECONDARY, IMAGES))
# What leaves every frame as it is, and what the engine does not draw.
CHANGE = "content.imageProperties.tintColor = .systemRed"

TABLE = """import UIKit

final class Rows: UITableViewController {
    let contents: [UIListContentConfiguration] = [CONTENTS]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 * contents.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = contents[indexPath.row / 4]
        if indexPath.row % 2 == 1 { CHANGE }
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row / 2 % 2 == 1 ? .disclosureIndicator : .none
        return cell
    }
}
"""
LIST = """import UIKit

final class List: UIViewController, UICollectionViewDataSource {
    let contents: [UIListContentConfiguration] = [CONTENTS]
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, (UIListContentConfiguration, Int)> { cell, path, item in
        var content = item.0
        if item.1 % 2 == 1 { CHANGE }
        cell.contentConfiguration = content
        cell.accessories = item.1 / 2 % 2 == 1 ? [.label(text: "new"), .disclosureIndicator(), .checkmark()] : []
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        view.addSubview(list)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 * contents.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: (contents[indexPath.item / 4], indexPath.item))
    }
}
"""


def configuration(kind, secondary, image):
    return (f"{{ var content = UIListContentConfiguration.{kind}; content.text = \"Avalon\"; content.secondaryText = {secondary}; "
            f"content.image = {image}; return content }}()")


def rows(views):
    """Of each row its height, and in its own coordinates the lines of text and the images in it, in the order of their places."""
    holder = next(view["path"] for view in views if view["type"] in ("TableViewCell", "CollectionViewListCell")).rpartition("/")[0]
    found = {}
    for view in views:
        path = view["path"]
        if path.rpartition("/")[0] == holder and view["frame"][2] > 300:
            found[path] = (view["frame"], [])
        row = next((name for name in found if path.startswith(name + "/")), None)
        if row and (view["lines"] or view["type"] == "ImageView"):
            x, y, width, height = view["frame"]
            left, top = found[row][0][:2]
            found[row][1].append([round(value, 2) for value in (x - left, y - top, width, height)])
    return [(round(frame[3], 2), sorted(parts)) for frame, parts in found.values()]


def compare(plumb, folder, name, program, width, size, tally):
    path = pathlib.Path(folder) / "cells.swift"
    path.write_text(program.replace("CONTENTS", ",\n".join(configuration(*case) for case in CASES)).replace("CHANGE", CHANGE))
    done = subprocess.run([plumb, "run", str(path), "--width", str(width), "--text-size", size], capture_output=True, text=True)
    if done.returncode:
        tally.check(f"{name} at {width} and {size} runs", False, done.stderr)
        return
    found = rows(json.loads(done.stdout)["views"])
    tally.check(f"{name} at {width} and {size} has {4 * len(CASES)} rows", len(found) == 4 * len(CASES), len(found))
    for index, (kind, accessory) in enumerate(itertools.product(CASES, ("without", "with"))):
        plain, changed = found[2 * index:2 * index + 2] if len(found) > 2 * index + 1 else (None, 0)
        tally.check(f"{name}, {kind} {accessory} accessories at {width} and {size}", plain == changed, f"{plain}\n{changed}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    plumb = str(pathlib.Path(parser.parse_args().plumb).resolve())
    guards.leave_if_refused(plumb)
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        for (name, program), (width, size) in itertools.product(
                (("a table", TABLE), ("a list", LIST)), ((320, "AX2"), (393, "large"))):
            compare(plumb, folder, name, program, width, size, tally)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(tally.failed > 0)


if __name__ == "__main__":
    main()
