"""Public projects in plain UIKit, run as they are: how many compile, run, show something, and are live at every width.

Usage: public_projects.py --plumb PATH --repositories FOLDER [--only NAMES] [--live N] [--every N] [--list]

FOLDER holds bare git repositories, each in a folder of its own. Taken are the Xcode projects whose code imports nothing but
UIKit, Foundation, Core Graphics and QuartzCore, has no outlets, nibs or storyboards with views, and adds views in code; each is
one program of all its files, its delegates too. Those to which a bridging header brings Objective-C are left out. Pictures are empty ones
of the right names; what else lies in the project is in its bundle. `--only` is a file with a repository's folder a line;
`live-figures` stands beside the program. Nothing of the projects is kept.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ALLOWED = {"UIKit", "Foundation", "CoreGraphics", "QuartzCore"}
IMPORT = re.compile(r"^[ \t]*(?:@testable[ \t]+)?import[ \t]+(?:(?:class|struct|func|enum|protocol)[ \t]+)?([\w.]+)", re.M)
BUILDER = re.compile(r"@IBOutlet|@IBAction|instantiateViewController|UINib\(|loadNibNamed|performSegue|UIStoryboard\(")
DRAWN = re.compile(r"<(label|button|imageView|textField|tableViewCell|stackView|textView|scrollView|mapView|collectionViewCell|webView|"
                   r"segmentedControl|slider|switch|toolbar)\b")
VIEWS = re.compile(r"addSubview|addArrangedSubview|UITableView|UICollectionView")
LEFT_OUT = re.compile(r"Tests|Pods/|Carthage/|\.playground|Package\.swift|/Build/|Widget|Watch|\.build/")
PICTURE = re.compile(r"([^/]+)\.imageset/|([^/@]+?)(?:@[23]x)?\.(?:png|jpe?g)$")
RESOURCE = re.compile(r"\.(?:json|txt|csv|plist|html|geojson|strings|js|xml|md|dat)$")
OF_XCODE = re.compile(r"Info\.plist$|\.xcassets/|\.xcodeproj/|\.xcworkspace/|\.git/|README|Contents\.json$|\.lproj/|Package\.resolved")
COLOR_SET = re.compile(r"\.xcassets/(?:.*/)?[^/]+\.colorset/Contents\.json$")
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"/>'


class Repository:
    """A bare git repository."""

    def __init__(self, folder):
        self.name = folder.name
        self.git = next((place for place in (folder / "repo", folder / "repo/.git", folder, folder / ".git") if (place / "HEAD").exists()), None)
        self.paths = self.call("ls-tree", "-r", "-z", "--name-only", "HEAD").split("\0") if self.git else []

    def call(self, *words):
        done = subprocess.run(["git", "--git-dir", str(self.git), *words], capture_output=True)
        return done.stdout.decode("utf8", "replace")

    def beginning(self, path):
        """The first bytes of a file, among which those of a picture are its size."""
        return subprocess.run(["git", "--git-dir", str(self.git), "show", f"HEAD:{path}"], capture_output=True).stdout[:65536]

    def texts(self, paths):
        return {path: self.call("show", f"HEAD:{path}") for path in paths}

    def roots(self):
        """The folders that hold an Xcode project."""
        return sorted({path.rsplit("/", 2)[0] + "/" if path.count("/") > 1 else ""
                       for path in self.paths if path.endswith("project.pbxproj") and not re.search(r"Pods/|Carthage/", path)})


def without_comments(text):
    return re.sub(r"//[^\n]*", "", re.sub(r"/\*.*?\*/", "", text, flags=re.S))


class Project:
    """A project as one program; `reason` says why it is not taken."""

    def __init__(self, repository, root):
        self.name = re.sub(r"\W+", "_", f"{repository.name}_{root}")[-100:]
        nested = [other for other in repository.roots() if other != root and other.startswith(root)]
        inside = [path for path in repository.paths if path.startswith(root) and not any(path.startswith(n) for n in nested)]
        files = [path for path in inside if path.endswith(".swift") and not LEFT_OUT.search(path[len(root):])]
        compiled = sources(repository, inside)
        files = [path for path in files if not compiled or path.rsplit("/", 1)[-1] in compiled]
        files = listed(repository, inside, root, files)
        lost = compiled - {path.rsplit("/", 1)[-1] for path in inside}
        texts = apart(repository.texts(files))
        code = "\n".join(without_comments(text) for text in texts.values())
        boards = "\n".join(repository.texts(
            [path for path in inside if path.endswith(".storyboard") and "Launch" not in path]).values())
        self.text = "".join(f"\n// {path.rsplit('/')[-1]}\n{text}" for path, text in texts.items())
        self.key = hashlib.sha256(re.sub(r"\s+", "", code).encode()).hexdigest()
        self.pictures = sorted({a or b for path in inside for a, b in PICTURE.findall(path) if "AppIcon" not in path})
        self.resources = {path.rsplit("/", 1)[-1]: path for path in inside
                          if RESOURCE.search(path) and not OF_XCODE.search(path)}
        self.loose = {path.rsplit("/", 1)[-1]: path for path in inside
                      if PICTURE.search(path) and ".xcassets/" not in path}
        self.colors = [path for path in inside if COLOR_SET.search(path)]
        self.repository = repository
        version = re.findall(r"SWIFT_VERSION = ([345](?:\.2)?)", "".join(repository.texts(
            [path for path in inside if path.endswith("project.pbxproj")]).values()))
        # The compiler's oldest is 4.
        self.language = version[0].replace("3", "4") if version else "5"
        self.shown = "" if makes_window(texts.values()) else shown_by(boards)
        bridged = repository.texts([path for path in inside if path.endswith("Bridging-Header.h")]).values()
        self.reason = ("without some of its files" if lost
                       else "with Objective-C" if any(re.search(r"^\s*[#@]import", text, re.M) for text in bridged)
                       else reason_to_leave(code, boards))


def sources(repository, paths):
    """The names of the files that the project compiles; empty where it compiles all that lie in its folders."""
    text = "".join(repository.texts([path for path in paths if path.endswith("project.pbxproj")]).values())
    return set(re.findall(r"/\* ([^*/]+\.swift) in Sources \*/ = ", text)) if "SynchronizedRootGroup" not in text else set()


def listed(repository, inside, root, files):
    """Of files with one name those at the places that the project lists, where it lists any of them."""
    names = collections.Counter(path.rsplit("/", 1)[-1] for path in files)
    if max(names.values(), default=0) < 2:
        return files
    places = set().union(*(compiled_places(text) for text in repository.texts(
        [path for path in inside if path.endswith("project.pbxproj")]).values()))
    known = {path.rsplit("/", 1)[-1] for path in files if path[len(root):] in places}
    return [path for path in files if path[len(root):] in places or path.rsplit("/", 1)[-1] not in known]


def compiled_places(project):
    """Where the files that a project compiles lie in its folder, by its groups."""
    objects = dict(re.findall(r"^\t\t(\w{24})\b[^\n]*? = \{(.*?)\};$", project, re.M | re.S))
    parents = {child: group for group, text in objects.items() if "isa = PBXGroup" in text
               for child in re.findall(r"\w{24}", (re.findall(r"children = \((.*?)\);", text, re.S) or [""])[0])}

    def place(key):
        text = objects.get(key, "")
        path = re.search(r'\bpath = "?([^";]+)"?;', text)
        above = "" if "sourceTree = SOURCE_ROOT" in text or key not in parents else place(parents[key])
        return above + (path[1] + "/" if path else "")

    built = re.findall(r"in Sources \*/ = \{isa = PBXBuildFile; fileRef = (\w{24})", project)
    return {place(key).rstrip("/") for key in built}


PRIVATE = re.compile(r"^ ?(?:file)?private (?:let|var|func|class|struct|enum|typealias) (\w+)", re.M)


def apart(texts):
    """The files' texts, in which what several of them call by one name for themselves alone has a name in each."""
    holders = collections.defaultdict(list)
    for path, text in texts.items():
        for name in PRIVATE.findall(text):
            holders[name].append(path)
    for name, paths in holders.items():
        for number, path in enumerate(paths[1:], 2):
            texts[path] = re.sub(rf"(?<![\w.]){name}(?!\w|:)", f"{name}{number}", texts[path])
    for path, text in texts.items():
        others = "".join(other for name, other in texts.items() if name != path)
        for number, name in enumerate(sorted(private_methods(text)), 2):
            if re.search(rf"\bfunc {name}\b", others):
                texts[path] = re.sub(rf"(?:(?<![\w.])|(?<=self\.)){name}(?=\()", f"{name}{number}", texts[path])
    return texts


def private_methods(text):
    """The names of the methods in extensions that only their file sees."""
    bodies = re.findall(r"^(?:file)?private extension [^{]*\{(.*?)^\}", text, re.M | re.S)
    return {name for body in bodies for name in re.findall(r"^(?: {4}|\t)(?:static )?func (\w+)\(", body, re.M)}


def makes_window(texts):
    """Whether a delegate says what its window shows."""
    return any(re.search(r"UIApplicationDelegate|UIWindowSceneDelegate", text)
               and re.search(r"\brootViewController\s*[=:]", without_comments(text)) for text in texts)


def reason_to_leave(code, boards):
    imports = {name.split(".")[0] for name in IMPORT.findall(code)}
    if "UIKit" not in imports:
        return "without UIKit"
    if imports - ALLOWED:
        return "imports " + min(imports - ALLOWED)
    if BUILDER.search(code) or DRAWN.search(boards):
        return "made in Interface Builder"
    return "" if VIEWS.search(code) else "without views"


def shown_by(boards):
    """The controller that a storyboard without views starts with, as an expression; empty for none of the program's."""
    def element(identifier):
        return re.search(
            r"<(\w*[cC]ontroller)\b[^>]*\bid=\"" + re.escape(identifier) + r"\"[^>]*>(.*?)</\1>", boards, re.S)

    start = re.search(r'initialViewController="([^"]+)"', boards)
    found = element(start.group(1)) if start else None
    if not found:
        return ""
    if found.group(1) == "navigationController":
        root = re.search(r'destination="([^"]+)" kind="relationship"', found.group(2))
        inner = element(root.group(1)) if root else None
        shown = made(inner)
        return f"UINavigationController(rootViewController: {shown})" if shown else ""
    return made(found)


def made(element):
    name = re.search(r'customClass="(\w+)"', element.group(0).split(">")[0]) if element else None
    if not name:
        return ""
    layout = "collectionViewLayout: UICollectionViewFlowLayout()" if element.group(1) == "collectionViewController" else ""
    return f"{name.group(1)}({layout})"


def projects(folder, only):
    """All that are taken, each once, and how many others there are by reason."""
    taken, left, seen = [], collections.Counter(), set()
    for place in sorted(path for path in folder.iterdir() if path.is_dir() and (not only or path.name in only)):
        repository = Repository(place)
        for root in repository.roots():
            project = Project(repository, root)
            reason = project.reason or ("the same as another" if project.key in seen else "")
            left[reason] += bool(reason)
            if not reason:
                taken.append(project)
                seen.add(project.key)
    return taken, left


class Study:
    def __init__(self, plumb, folder, seconds=900):
        self.plumb, self.folder, self.seconds = plumb, pathlib.Path(folder), seconds
        self.variables = os.environ | {"PLUMB_RUN_CODE": "1", "XDG_CONFIG_HOME": str(folder)}

    def site(self, project):
        site = self.folder / project.name
        (site / "content/images").mkdir(parents=True, exist_ok=True)
        (site / "site.yml").write_text("title: Project\n")
        for name in project.pictures:
            if len(name) < 100:
                (site / f"content/images/{name}.svg").write_text(EMPTY)
        bundle = site / "bundle"
        bundle.mkdir(exist_ok=True)
        for name, path in project.loose.items():
            (bundle / name).write_bytes(project.repository.beginning(path))
        for name, path in project.resources.items():
            (bundle / name).write_text(project.repository.call("show", f"HEAD:{path}"))
        for path in project.colors:
            place = bundle / "Assets.xcassets" / pathlib.PurePath(path).parent.name
            place.mkdir(parents=True, exist_ok=True)
            (place / "Contents.json").write_text(project.repository.call("show", f"HEAD:{path}"))
        return site

    def run(self, project):
        """What became of it: shows, empty, crash, timeout or compile, and what was said."""
        site = self.site(project)
        file = site / "Project.swift"
        file.write_text(project.text)
        words = [self.plumb, "run", file, "--width", "390", "--site", site, "--bundle", site / "bundle",
                 "--swift-version", project.language]
        words += ["--show", project.shown] if project.shown else []
        try:
            done = subprocess.run([*map(str, words)], capture_output=True, text=True, timeout=300, env=self.variables)
        except subprocess.TimeoutExpired:
            return "timeout", ""
        if done.returncode or not done.stdout:
            errors = re.findall(r"^\S+?:(?:\d+:\d+:) error: (.*)$", done.stderr, re.M)
            ended = re.search(r"Fatal error|\*\*\*|did not end in time|more than it may|out of memory|was stopped|Precondition", done.stderr)
            return ("crash" if ended else "compile"), "\n".join(errors) or done.stderr[-300:]
        seen = [view for view in json.loads(done.stdout)["views"][1:] if min(view["frame"][2:]) > 0]
        return ("shows" if seen else "empty"), done.stderr[-200:]

    @staticmethod
    def bundled(site):
        """The same files beside the lesson."""
        for file in (site / "bundle").iterdir():
            if file.suffix not in (".md", ".swift"):
                file.rename(site / "content" / file.name)

    def live(self, project):
        """Whether its figure in a lesson is live, by `live-figures`: live, not live, wrong, timeout or nothing."""
        site = self.site(project)
        self.bundled(site)
        text = project.text.rstrip().replace("```", "'''") + "\n"
        if project.shown:
            text += ("\nfinal class ShownViewController: UIViewController {\n    override func viewDidLoad() {\n"
                     f"        let shown: UIViewController = {project.shown}\n        addChild(shown)\n"
                     "        shown.view.frame = view.bounds\n"
                     "        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]\n"
                     "        view.addSubview(shown.view)\n        shown.didMove(toParent: self)\n    }\n}\n")
        (site / "content/page.md").write_text(f"---\ntitle: A\nswiftVersion: {project.language}\n---\n\n```swift figure=a widths=320,390\n{text}```\n")
        words = [self.plumb.parent / "live-figures", "--widths", 9, "--places", 4, "--breakpoints", 12, "--seed", 3, "."]
        try:
            done = subprocess.run([*map(str, words)], cwd=site, capture_output=True, text=True, timeout=self.seconds,
                                  env=self.variables)
        except subprocess.TimeoutExpired:
            return "timeout", ""
        kind = ("wrong" if "WRONG" in done.stdout else "not live" if "not live" in done.stdout
                else "live" if "page/a: " in done.stdout else "nothing")
        return kind, done.stdout[:300] + done.stderr[-200:]


def report(results, title):
    counts = collections.Counter(kind for _, kind, _ in results)
    print(f"{title}: " + ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    for project, kind, said in results:
        if kind not in ("shows", "live"):
            print(f"  {kind} {project.name}: {' '.join(said.split())[:260]}")
    return counts


def rank(results):
    """What is missing, by how many projects need it: each project under the names that its errors miss, or else under its first
    error, and one that ended under what ended it. Names that the same projects miss stand together."""
    needed = collections.defaultdict(set)
    for project, kind, said in results:
        lines = said.splitlines()
        names = set(re.findall(r"(?:cannot find (?:type )?|has no member )'(\w+)'", said)) if kind == "compile" else set()
        reason = re.sub(r"^\S*?:\d+: |Swift\.|UIKit\.", "", lines[0])[:90] if lines else kind
        for name in names or ({reason} if kind in ("compile", "crash", "timeout") else ()):
            needed[name].add(project.name)
    together = collections.defaultdict(list)
    for name, projects in needed.items():
        together[frozenset(projects)].append(name)
    for projects, names in sorted(together.items(), key=lambda entry: (-len(entry[0]), sorted(entry[1]))):
        shown = ", ".join(sorted(names)[:6]) + (f" and {len(names) - 6} more" if names[6:] else "")
        print(f"  {len(projects)} need {shown}: {min(projects)[:60]}")


def reason_to_stay(result):
    """Why a figure is not live, without its names and numbers; empty for one that is."""
    _, kind, said = result
    found = re.search(r"not live: (\w+)", said)
    return "" if kind == "live" else f"{kind}: {found[1]}" if found else kind


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--repositories", required=True)
    parser.add_argument("--only")
    parser.add_argument("--live", type=int, default=0, help="so many of those that run, too, by name")
    parser.add_argument("--every", type=int, default=1, help="of so many of those one")
    parser.add_argument("--seconds", type=int, default=900, help="for each of those")
    parser.add_argument("--list", action="store_true", help="name the projects, and run none")
    options = parser.parse_args()
    only = set(pathlib.Path(options.only).read_text().split()) if options.only else set()
    taken, left = projects(pathlib.Path(options.repositories), only)
    print(f"{len(taken)} projects taken; left out: " + ", ".join(f"{n} {reason}" for reason, n in left.most_common() if n))
    if options.list:
        print(*(project.name for project in taken), sep="\n")
        return
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        study = Study(pathlib.Path(options.plumb).resolve(), folder, options.seconds)
        results = [(project, *found) for project, found in zip(taken, pool.map(study.run, taken))]
        counts = report(results, f"{len(taken)} run at 390 points")
        rank(results)
        compiled = len(taken) - counts["compile"]
        ran = counts["shows"] + counts["empty"]
        print(f"{compiled} of {len(taken)} compile, {ran} of these run, {counts['shows']} show something")
        running = [project for project, kind, _ in results if kind in ("shows", "empty")][:: options.every][:options.live]
        if running:
            live = [(project, *found) for project, found in zip(running, pool.map(study.live, running))]
            report(live, "live")
            for reason, count in collections.Counter(map(reason_to_stay, live)).most_common():
                if reason:
                    print(f"  {count} {reason}")
    sys.exit(0)


if __name__ == "__main__":
    main()
