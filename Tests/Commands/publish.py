"""Publishing as a user does it: into a folder, and to a branch of a real bare git repository.

Usage: publish.py --plumb PATH; the last line is `N passed, N failed`.
"""
import atexit
import contextlib
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import time

from harness import check, main

SEED = 20261121
IDENTITY = {f"GIT_{role}_{part}": value for role in ("AUTHOR", "COMMITTER")
            for part, value in (("NAME", "Author"), ("EMAIL", "author@example.org"))}
SCRATCH = tempfile.mkdtemp(prefix="plumb-")
atexit.register(shutil.rmtree, SCRATCH)
os.environ.update(IDENTITY, TMPDIR=SCRATCH, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_SYSTEM="/dev/null")


def git(folder, *arguments):
    done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, (arguments, done.stderr)
    return done.stdout


def course(folder, publish):
    site = folder.start()
    with open(site / "site.yml", "a") as settings:
        settings.write(f"publish: {{{publish}}}\n")
    return site


def with_branch(folder, more=""):
    """A course and the bare repository that it is published to."""
    git(folder.path, "init", "-q", "--bare", "remote.git")
    return course(folder, "remote: ../remote.git, branch: pages" + more), folder.path / "remote.git"


def published(remote, revision="pages"):
    """The files of a branch by path, as git names their bytes."""
    lines = git(remote, "ls-tree", "-r", revision).splitlines()
    return {line.split("\t")[1]: line.split()[2] for line in lines}


def reword(site, word):
    lesson = site / "content/first-lesson.md"
    lesson.write_text(lesson.read_text() + f"\n{word}\n")


def commit(folder, remote, files, branch="pages"):
    """Somebody else's commit on the branch; an empty text takes a file away."""
    work = folder.path / f"work-{random.random()}"
    git(folder.path, "clone", "-q", "-b", branch, str(remote), str(work))
    for name, text in files.items():
        (work / name).write_text(text) if text else (work / name).unlink()
    git(work, "add", "-A")
    git(work, "commit", "-q", "-m", "By hand")
    git(work, "push", "-q", "origin", branch)


@check("nothing is published where site.yml does not say where to, or where the content has errors")
def nowhere(folder):
    site = folder.start()
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "does not say where to publish" in done.stderr, done
    (site / "site.yml").write_text("title: A\npublish: {folder: ../public}\n")
    (site / "content/broken.md").write_text("---\ntitle: B\n---\n[x](gone.md)\n")
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "Nothing was published" in done.stderr and "gone.md" in done.stderr, done
    assert not (folder.path / "public").exists()
    for setting in ("{folder: a, remote: b}", "{branch: b}", "{remote: r, domain: \"a b\"}", "x", "{folde: a}"):
        (site / "site.yml").write_text(f"title: A\npublish: {setting}\n")
        done = folder.run("publish", "course")
        assert done.returncode == 1 and "site.yml:2:" in done.stderr, (setting, done.stderr)


@check("a folder gets the whole site; what changes is said first, and a dry run changes nothing")
def into_folder(folder):
    site = course(folder, "folder: ../public")
    done = folder.run("publish", "course", "--dry-run")
    assert done.returncode == 0 and "added    index.html" in done.stdout and "dry run" in done.stdout, done
    assert not (folder.path / "public").exists()
    done = folder.run("publish", "course")
    assert done.returncode == 0 and "Published to the folder" in done.stdout, done
    folder.run("generate", "course", "--output", "reference")
    mine, reference = folder.state("public"), folder.state("reference")
    del mine[".plumb-files"], reference[".plumb-files"]
    assert mine == reference
    done = folder.run("publish", "course")
    assert done.returncode == 0 and "Nothing has changed" in done.stdout, done
    (site / "content/second.md").write_text("---\ntitle: Second\n---\nText.\n")
    (folder.path / "public/.well-known").mkdir()
    (folder.path / "public/.well-known/token").write_text("kept")
    (folder.path / "public/latest").symlink_to("index.html")
    done = folder.run("publish", "course")
    assert "added    second.html" in done.stdout and "changed  index.html" in done.stdout, done
    (site / "content/second.md").unlink()
    done = folder.run("publish", "course")
    assert "removed  second.html" in done.stdout and done.returncode == 0, done
    assert not (folder.path / "public/second.html").exists()
    assert (folder.path / "public/.well-known/token").read_text() == "kept"
    assert os.readlink(folder.path / "public/latest") == "index.html"
    assert [file.name for file in folder.path.iterdir() if file.name.startswith(".")] == []


@check("a folder that others filled or changed is refused until the author says so")
def foreign_folder(folder):
    site = course(folder, "folder: ../public")
    (folder.path / "public").mkdir()
    (folder.path / "public/thesis.txt").write_text("years of work")
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "thesis.txt" in done.stderr, done
    assert [file.name for file in (folder.path / "public").iterdir()] == ["thesis.txt"]
    assert folder.run("publish", "course", "--replace").returncode == 0
    assert (folder.path / "public/thesis.txt").read_text() == "years of work"
    (folder.path / "public/index.html").write_text("by hand")
    reword(site, "More.")
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "others have changed" in done.stderr and "index.html" in done.stderr, done
    assert (folder.path / "public/index.html").read_text() == "by hand"
    assert folder.run("publish", "course", "--replace").returncode == 0
    assert (folder.path / "public/index.html").read_text() != "by hand"


@check("a branch gets one commit for each publication, keeps CNAME and what others added, and has .nojekyll")
def to_branch(folder):
    site, remote = with_branch(folder)
    done = folder.run("publish", "course", "--dry-run")
    assert done.returncode == 0 and git(remote, "branch", "--list") == "", done
    done = folder.run("publish", "course")
    assert done.returncode == 0 and "Published to the branch 'pages'" in done.stdout, done
    files = published(remote)
    assert {"index.html", "first-lesson.html", ".nojekyll"} <= set(files) and "CNAME" not in files, files
    commit(folder, remote, {"CNAME": "course.example.org\n", "notes.txt": "theirs\n"})
    before = git(remote, "rev-parse", "pages").strip()
    assert "Nothing has changed" in folder.run("publish", "course").stdout
    assert git(remote, "rev-parse", "pages").strip() == before
    reword(site, "More.")
    done = folder.run("publish", "course")
    assert done.returncode == 0 and "changed  first-lesson.html" in done.stdout, done
    assert git(remote, "rev-parse", "pages^").strip() == before
    assert git(remote, "show", "pages:CNAME") == "course.example.org\n"
    assert git(remote, "show", "pages:notes.txt") == "theirs\n"
    assert git(remote, "rev-list", "--count", "pages").strip() == "3"
    git(remote, "fsck", "--strict")


@check("a domain in the settings becomes the file CNAME")
def domain(folder):
    _, remote = with_branch(folder, ", domain: course.example.org")
    assert folder.run("publish", "course").returncode == 0
    assert git(remote, "show", "pages:CNAME") == "course.example.org\n"


@check("a branch that others filled or whose pages they changed is refused")
def foreign_branch(folder):
    site, remote = with_branch(folder)
    git(folder.path, "clone", "-q", str(remote), "work")
    (folder.path / "work/main.c").write_text("int main;")
    git(folder.path / "work", "checkout", "-q", "-b", "pages")
    git(folder.path / "work", "add", "-A")
    git(folder.path / "work", "commit", "-q", "-m", "Code")
    git(folder.path / "work", "push", "-q", "origin", "pages")
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "main.c" in done.stderr, done
    assert set(published(remote)) == {"main.c"}
    assert folder.run("publish", "course", "--replace").returncode == 0
    assert {"main.c", "index.html"} <= set(published(remote))
    commit(folder, remote, {"index.html": "by hand"})
    tip = git(remote, "rev-parse", "pages")
    reword(site, "More.")
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "others have changed" in done.stderr and "index.html" in done.stderr, done
    assert git(remote, "rev-parse", "pages") == tip


@check("a branch that moves while the site is on its way is left as it is")
def moved(folder):
    site, remote = with_branch(folder)
    assert folder.run("publish", "course").returncode == 0
    reword(site, "More.")
    # A git before the real one: somebody else is faster by a moment.
    (folder.path / "bin").mkdir()
    real = shutil.which("git")
    fake = folder.path / "bin/git"
    fake.write_text(f"""#!/bin/sh
case " $* " in *" push "*)
    {real} clone -q -b pages {remote} {folder.path}/faster && cd {folder.path}/faster &&
    echo theirs > theirs.txt && {real} add -A && {real} commit -q -m Theirs && {real} push -q && cd "$OLDPWD" ;;
esac
exec {real} "$@"
""")
    fake.chmod(0o755)
    done = folder.run("publish", "course", PATH=f"{folder.path}/bin:{os.environ['PATH']}")
    assert done.returncode == 1 and "has moved" in done.stderr, done
    assert git(remote, "log", "-1", "--format=%s", "pages").strip() == "Theirs"
    done = folder.run("publish", "course")
    assert done.returncode == 0 and git(remote, "show", "pages:theirs.txt") == "theirs\n", done


@check("an earlier publication of a branch can be put back, even while the lessons have errors")
def back(folder):
    site, remote = with_branch(folder)
    assert folder.run("publish", "course").returncode == 0
    first = published(remote)
    done = folder.run("publish", "course", "--rollback", "1")
    assert done.returncode == 1 and "'1' is no earlier publication" in done.stderr and "there is none" in done.stderr, done
    reword(site, "More.")
    assert folder.run("publish", "course").returncode == 0
    second = published(remote)
    commit(folder, remote, {"CNAME": "course.example.org\n"})
    reword(site, "[x](gone.md)")
    done = folder.run("publish", "course", "--rollback", "1", "--dry-run")
    assert done.returncode == 0 and "changed  first-lesson.html" in done.stdout, done
    assert folder.run("publish", "course", "--rollback", "1").returncode == 0
    now = published(remote)
    assert now.pop("CNAME") and now == first
    assert git(remote, "log", "-1", "--format=%s", "pages").startswith("Go back to the site of ")
    done = folder.run("publish", "course", "--rollback", "7")
    assert done.returncode == 1 and re.search(r"there are 1 \(\d{4}-\d\d-\d\d, [0-9a-f]{7}\), 2 \(", done.stderr), done
    name = re.search(r"1 \(\S+, (\w{7})", done.stderr)[1]
    assert folder.run("publish", "course", "--rollback", name).returncode == 0
    now = published(remote)
    assert now.pop("CNAME") and now == second
    git(remote, "fsck", "--strict")


@check("a folder keeps no earlier sites, and says so")
def back_in_folder(folder):
    course(folder, "folder: ../public")
    assert folder.run("publish", "course").returncode == 0
    done = folder.run("publish", "course", "--rollback", "1")
    assert done.returncode == 1 and "keeps no earlier sites" in done.stderr, done


@check("an author whom git does not know is told how to say a name; without a network that is said")
def nobody(folder):
    _, remote = with_branch(folder)
    empty = {name: "" for name in IDENTITY} | {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.useConfigOnly",
                                               "GIT_CONFIG_VALUE_0": "true"}
    unnamed = {name: value for name, value in os.environ.items() if name not in IDENTITY} | empty
    for name in IDENTITY:
        unnamed.pop(name)
    done = subprocess.run([folder.plumb, "publish", "course"], cwd=folder.path, capture_output=True, text=True, env=unnamed)
    assert done.returncode == 3 and "git config --global user.name" in done.stderr, done
    assert "git config --global user.email" in done.stderr and git(remote, "branch", "--list") == "", done
    (folder.path / "course/site.yml").write_text(
        "title: A\npublish: {remote: \"https://no-such-host.invalid/x.git\", branch: pages}\n")
    done = folder.run("publish", "course")
    assert done.returncode == 3 and "seems to be offline: " in done.stderr and "no-such-host" in done.stderr, done


@check("a remote of the author's own repository serves by its name, and its hooks and files are left alone")
def own_remote(folder):
    site, remote = with_branch(folder)
    settings = (site / "site.yml").read_text().replace("../remote.git", "origin")
    (site / "site.yml").write_text(settings)
    git(site, "init", "-q", "-b", "main")
    git(site, "remote", "add", "origin", "../remote.git")
    hook = site / ".git/hooks/pre-push"
    hook.write_text("#!/bin/sh\nexit 1\n")
    hook.chmod(0o755)
    done = folder.run("publish", "course")
    assert done.returncode == 0, done
    assert "index.html" in published(remote) and git(site, "for-each-ref") == ""
    done = folder.run("publish", ".", GIT_DIR=str(remote))
    assert done.returncode == 2 and "site.yml" in done.stderr, done


@check("what the remote repository refuses, and what cannot be reached, is said")
def refusals(folder):
    site, remote = with_branch(folder)
    hook = remote / "hooks/pre-receive"
    hook.write_text("#!/bin/sh\necho 'the branch is protected' >&2\nexit 1\n")
    hook.chmod(0o755)
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "the branch is protected" in done.stderr, done
    shutil.rmtree(remote)
    done = folder.run("publish", "course")
    assert done.returncode == 3 and "remote.git' cannot be reached" in done.stderr, done
    done = folder.run("publish", "course", PATH="/nowhere")
    assert done.returncode == 3 and "apt install git" in done.stderr, done
    (site / "site.yml").write_text("title: A\npublish: {remote: ../remote.git, branch: \"a..b\"}\n")
    done = folder.run("publish", "course")
    assert done.returncode == 1 and "'a..b'" in done.stderr, done


def running(group):
    """Whether a process of a group still runs."""
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if its_group == str(group) and state not in "ZX":
                return True
    return False


def kill_at_random(folder, publish, state, old, new, site):
    """Publishes and kills it, again and again; after each kill a reader finds the old site or the new one."""
    r = random.Random(SEED)
    start = time.monotonic()
    subprocess.run(publish + ["--dry-run"], cwd=folder.path, check=True, stdout=subprocess.DEVNULL)
    usual = time.monotonic() - start
    seen = {"old": 0, "new": 0}
    for turn in range(12):
        process = subprocess.Popen(publish, cwd=folder.path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   start_new_session=True)
        try:
            process.wait(usual * r.uniform(0.4, 1.5))
        except subprocess.TimeoutExpired:
            # Git, too, as when the machine goes down; nobody writes any more then.
            os.killpg(process.pid, 9)
            process.wait()
            while running(process.pid):
                time.sleep(0.01)
        now = state()
        assert now in (old, new), f"seed {SEED}, turn {turn}: neither the old site nor the new one"
        seen["new" if now == new else "old"] += 1
        if now == new:
            (site / "content/first-lesson.md").write_text(site.texts[seen["new"] % 2])
            old, new = new, old
    print(f"killed at random, seed {SEED}: {seen['old']} times the old site was left, {seen['new']} times the new one")


class Site:
    """A course whose one lesson has two forms."""

    def __init__(self, path):
        self.path = path
        text = (path / "content/first-lesson.md").read_text()
        self.texts = [text.replace("Good morning", "Good evening"), text]

    def __truediv__(self, name):
        return self.path / name


def both_forms(folder, site, state):
    """What readers find of the lesson's first form, and then of its second, which is left unpublished."""
    def publish(text):
        (site / "content/first-lesson.md").write_text(text)
        assert folder.run("publish", "course").returncode == 0
        return state()
    new = publish(site.texts[0])
    old = publish(site.texts[1])
    (site / "content/first-lesson.md").write_text(site.texts[0])
    return old, new


@check("killed at any moment, publishing leaves a folder as the old site or the new one")
def killed_folder(folder):
    site = Site(course(folder, "folder: ../public"))
    state = lambda: folder.state("public")
    old, new = both_forms(folder, site, state)
    assert old != new
    kill_at_random(folder, [folder.plumb, "publish", "course"], state, old, new, site)
    assert folder.run("publish", "course").returncode == 0
    assert [file.name for file in folder.path.iterdir() if file.name.startswith(".")] == []


@check("killed at any moment, publishing leaves a branch at the old site or the new one")
def killed_branch(folder):
    path, remote = with_branch(folder)
    site = Site(path)
    state = lambda: published(remote)
    old, new = both_forms(folder, site, state)
    assert old != new
    kill_at_random(folder, [folder.plumb, "publish", "course"], state, old, new, site)
    done = folder.run("publish", "course")
    assert done.returncode == 0, done
    git(remote, "fsck", "--strict")
    assert os.listdir(SCRATCH) == [], [list(os.walk(os.path.join(SCRATCH, name))) for name in os.listdir(SCRATCH)]


if __name__ == "__main__":
    main()
