"""The apps that readers take home: what is in the archives, whether it compiles, and whether it shows the figure.

Usage: projects.py --plumb PATH [--site site]; the last line is `N passed, N failed`. Xcode is not to be had here: the manifest
is held to Swift's grammar, all other Swift to the compiler with the UIKit declarations of `plumb check`, and the screen is run
against the module UIKit, where its frames must be those that the figure has.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
for folder in ("Tests/Oracles", "Tests/Commands"):
    sys.path.insert(0, str(ROOT / folder))
import guards  # noqa: E402
import uikit_code  # noqa: E402

FENCE = re.compile(r"^```layout figure=([\w-]+) project=(\w+)", re.M)
WIDTHS = [320, 390, 768]


class Tally:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, is_right, words):
        if is_right:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {words}")


def unpacked(archive, folder):
    """The project's folder; archives with paths that leave it, or that are damaged, are errors."""
    with zipfile.ZipFile(archive) as file:
        if damaged := file.testzip():
            raise ValueError(f"{damaged} is damaged")
        roots = {name.split("/")[0] for name in file.namelist()}
        if len(roots) != 1 or any(".." in name or name.startswith("/") for name in file.namelist()):
            raise ValueError(f"its folders are {sorted(roots)}")
        file.extractall(folder)
    return folder / roots.pop()


def swiftc(*arguments):
    done = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stderr[:2000] or "swiftc failed"


def declarations(folder):
    """The module of what UIKit declares."""
    words = swiftc(
        "-emit-module", "-module-name", "UIKit", "-o", folder / "UIKit.swiftmodule", ROOT / "templates/uikit/UIKit.swift")
    if words:
        raise RuntimeError(words)
    return folder


def check_catalog(project, tally):
    """Each picture that the Swift names is there, whole, under the name that its catalog says."""
    names = set()
    for contents in (project / "Media.xcassets").rglob("Contents.json"):
        catalog = json.loads(contents.read_text())
        for image in catalog.get("images", []):
            name = contents.parent.name.removesuffix(".imageset")
            names.add(name)
            file = contents.parent / image["filename"]
            source = next((ROOT / "content").rglob(image["filename"]), None)
            tally.check(
                file.is_file() and source and file.read_bytes() == source.read_bytes(),
                f"{project.name}: the picture {image['filename']}")
    swift = "".join(path.read_text() for path in project.glob("*.swift"))
    wanted = {path.stem for path in (ROOT / "content").rglob("images/*.*") if f'"{path.stem}"' in swift}
    tally.check(wanted == names, f"{project.name}: pictures {sorted(names)} for {sorted(wanted)}")


def check_compiles(project, modules, folder, tally):
    tally.check(not (words := swiftc("-frontend", "-parse", project / "Package.swift")), f"{project.name}: {words}")
    # The compiler has no macro of UIKit's here: the preview is checked as the function that it stands for.
    app = (project / "App.swift").read_text()
    preview = folder / "App.swift"
    preview.write_text(app.replace("#Preview {", "func preview() -> UIViewController {"))
    tally.check(preview.read_text() != app, f"{project.name}: no preview")
    files = [preview, *(path for path in project.glob("*.swift") if path.name not in ("App.swift", "Package.swift"))]
    words = swiftc("-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", modules, *files)
    tally.check(not words, f"{project.name}: {words}")
    for path in project.glob("*.swift"):
        tally.check(path.read_text().endswith("}\n") or path.name == "Package.swift", f"{path.name} ends early")


def check_frames(plumb, project, source, figure, folder, tally):
    """The screen with its samples, run, has the figure's frames."""
    shown = re.search(r"rootViewController = (.+)", (project / "App.swift").read_text()).group(1)
    file = folder / f"{project.stem}.swift"
    parts = [path.read_text() for path in sorted(project.glob("*.swift")) if path.name not in ("App.swift", "Package.swift")]
    file.write_text("".join(parts))
    screens = ["--widths", ",".join(map(str, WIDTHS)), "--scroll", "0"]
    expected = uikit_code.answers([plumb, "solve", str(source), "--figure", figure, *screens])
    same = ["--direction", expected[0]["direction"], "--appearance", expected[0]["appearance"]]
    if any(view["type"] == "Keyboard" for view in expected[0]["views"]):
        same += ["--keyboard", "shown"]
    found = uikit_code.answers([plumb, "run", str(file), "--show", shown, *same, *screens])
    for one, other in zip(expected, found, strict=True):
        words = uikit_code.difference(uikit_code.nested(one), uikit_code.nested(other))
        if words is None and uikit_code.bars(one) != uikit_code.bars(other):
            words = f"bars {uikit_code.bars(other)} for {uikit_code.bars(one)}"
        tally.check(words is None, f"{project.name} at {one['width']}: {words}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    options = parser.parse_args()
    is_run = guards.refusal(options.plumb) is None
    tally = Tally()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        modules = declarations(folder)
        count = 0
        for source in sorted((ROOT / "content").glob("*.md")):
            for figure, app in FENCE.findall(source.read_text()):
                count += 1
                archive = pathlib.Path(options.site) / "assets/projects" / source.stem / f"{app}.zip"
                project = unpacked(archive, folder)
                check_catalog(project, tally)
                check_compiles(project, modules, folder, tally)
                if is_run:
                    check_frames(options.plumb, project, source, figure, folder, tally)
                page = (pathlib.Path(options.site) / f"{source.stem}.html").read_text()
                tally.check(f'href="assets/projects/{source.stem}/{app}.zip" download' in page, f"{source.stem}: no link")
        tally.check(count > 0, "no lesson offers an app")
    print(f"{count} apps")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
