"""What every check of the commands needs: a folder of its own, and the program run in it."""
import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

CHECKS = []


def check(title):
    def add(function):
        CHECKS.append((title, function))
        return function
    return add


class Folder:
    """A folder of its own for one check, and the program run in it."""

    def __init__(self, plumb):
        self.plumb = plumb
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="plumb-"))

    def run(self, *arguments, **environment):
        return subprocess.run([self.plumb, *arguments], cwd=self.path, capture_output=True, text=True, timeout=120,
                              env=dict(os.environ, **environment))

    def start(self):
        assert self.run("new", "course").returncode == 0
        return self.path / "course"

    def state(self, name):
        return {str(file.relative_to(self.path / name)): hashlib.sha256(file.read_bytes()).hexdigest()
                for file in sorted((self.path / name).rglob("*")) if file.is_file()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    plumb = str(pathlib.Path(parser.parse_args().plumb).resolve())
    passed = failed = 0
    for title, function in CHECKS:
        folder = Folder(plumb)
        try:
            function(folder)
            passed += 1
        except Exception as error:  # whatever goes wrong is this check's failure
            failed += 1
            print(f"FAILED {title}: {type(error).__name__} {error}")
        finally:
            shutil.rmtree(folder.path)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)

