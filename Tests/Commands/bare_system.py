"""The Debian package in a fresh Debian 12 without a toolchain: installed, and used as its author's first day would go.

Usage: bare_system.py --package FILE; as root, with debootstrap and lintian. The last line is `N passed, N failed`.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request

MIRROR = os.environ.get("PLUMB_MIRROR", "http://deb.debian.org/debian")
CHECKS = []


def check(title):
    def add(function):
        CHECKS.append((title, function))
        return function
    return add


class System:
    """A Debian 12 in a folder; what runs in it sees nothing of this one but its network."""

    def __init__(self, package):
        self.package = package
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="plumb-debian-"))
        self.root.chmod(0o755)
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", self.root, MIRROR], check=True,
                       stdout=subprocess.DEVNULL)
        subprocess.run(["chroot", self.root, "useradd", "--create-home", "--shell", "/bin/sh", "teacher"], check=True)

    def command(self, line, user):
        inner = f'mount -t proc proc "$0/proc" && exec chroot --userspec={user} "$0" env -i HOME=/home/teacher ' \
                'LANG=C.UTF-8 PATH=/usr/bin:/bin:/usr/sbin:/sbin DEBIAN_FRONTEND=noninteractive sh -c "cd && $1"'
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", inner, self.root, line]

    def run(self, line, user="teacher"):
        done = subprocess.run(self.command(line, user), capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, (line, done.stdout[-600:], done.stderr[-600:])
        return done.stdout


@check("lintian finds nothing")
def lintian(system):
    done = subprocess.run(["lintian", "--allow-root", "--fail-on", "error,warning,info", system.package],
                          capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == "", done.stdout + done.stderr


@check("apt installs it where there is no compiler")
def install(system):
    shutil.copy(system.package, system.root / "plumb.deb")
    system.run("apt-get update && apt-get install -y /plumb.deb", "root")
    for tool in ("swift", "gcc", "clang", "make", "python3"):
        assert system.run(f"command -v {tool} || true") == "", tool
    assert re.fullmatch(r"\d+\.\d+\.\d+(-dev)?\n", system.run("plumb --version"))


@check("man page and completions are where they are looked for")
def manual(system):
    for path in ("man/man1/plumb.1.gz", "bash-completion/completions/plumb", "zsh/vendor-completions/_plumb",
                 "fish/vendor_completions.d/plumb.fish"):
        # Small systems leave man pages out when they install a package.
        listed = system.run("dpkg -L plumb")
        assert f"/usr/share/{path}\n" in listed, listed


@check("new, check and generate make a site")
def generate(system):
    system.run("plumb new course")
    assert "nothing is wrong" in system.run("plumb check course")
    assert "2 figures" in system.run("plumb generate course")
    assert "<figure" in system.run("cat course/site/first-lesson.html")


@check("serve shows it")
def serve(system):
    process = subprocess.Popen(system.command("exec plumb serve course --port 0", "teacher"), stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        address = re.fullmatch(r"Serving (http://\S+)\n", line)
        assert address, (line, process.stderr.read() if process.poll() is not None else "")
        # The first build may still be under way; until then a page says so and asks again.
        for _ in range(100):
            if "build 1" in process.stdout.readline():
                break
        page = urllib.request.urlopen(address[1] + "first-lesson.html", timeout=30).read().decode()
        assert "<figure" in page, page[:400]
    finally:
        process.kill()
        process.wait(timeout=30)


@check("publish puts it into a folder and into a branch of a bare repository")
def publish(system):
    system.run("git init -q --bare remote.git && git config --global user.name Teacher"
               " && git config --global user.email teacher@example.org")
    system.run("echo 'publish: {remote: ../remote.git, branch: pages}' >> course/site.yml")
    assert "Published to the branch 'pages'" in system.run("plumb publish course")
    assert "first-lesson.html" in system.run("git -C remote.git ls-tree -r --name-only pages")
    system.run("echo More. >> course/content/first-lesson.md && plumb publish course")
    assert "changed  first-lesson.html" in system.run("plumb publish course --rollback 1")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--package", required=True, type=pathlib.Path)
    given = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("bare_system.py needs root and debootstrap\n0 passed, 1 failed")
        sys.exit(1)
    system = System(given.package.resolve())
    passed = failed = 0
    try:
        for title, function in CHECKS:
            try:
                function(system)
                passed += 1
            except Exception as error:  # whatever goes wrong is this check's failure
                failed += 1
                print(f"FAILED {title}: {type(error).__name__} {error}")
    finally:
        shutil.rmtree(system.root)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
