"""Programs that `plumb run` must not let do harm: each is stopped or refused, and the author reads why and where.

Usage: sandbox.py --plumb PATH; `uikit-runner` stands beside the program. The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

import guards

FRAME = """import UIKit
import Glibc

final class AttackViewController: UIViewController {{
    override func viewDidLoad() {{
        super.viewDidLoad()
        {body}
    }}
}}
"""

RESTLESS = """import UIKit

final class Growing: UIView {
    lazy var width = widthAnchor.constraint(equalToConstant: 1)

    override func layoutSubviews() {
        super.layoutSubviews()
        width.constant += 1
    }
}

final class RestlessViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let growing = Growing()
        growing.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(growing)
        growing.width.isActive = true
        print("loaded")
    }
}
"""

# Name, the attack, and what the answer must contain: of standard error, or of the layout where the attack only fails.
STOPPED = [
    ("an endless loop", "while true {}", ":7:", "did not end in time"),
    ("waiting", "DispatchSemaphore(value: 0).wait()", ":7:", "did not end in time"),
    ("waiting through the alarm", "signal(SIGALRM, SIG_IGN); DispatchSemaphore(value: 0).wait()", "", "did not end in time"),
    ("a recursion without an end", "func f(_ n: Int) -> Int { n + f(n + 1) + 1 }; print(f(0))", "", "error:"),
    ("too much memory", "var all: [[UInt8]] = []; while true { all.append(Array(repeating: 1, count: 1 << 26)) }",
     "", "error:"),
    ("a flood of output", 'while true { print(String(repeating: "x", count: 1 << 16)) }', "", "printed more"),
    ("an index out of range", "print([1, 2, 3][CommandLine.arguments.count + 9])", ":7:", "ndex out of range"),
    ("an unwrapped nil", "let name: String? = CommandLine.arguments.last { $0.isEmpty }; print(name!)", ":7:",
     "found nil"),
    ("a fatal error", 'fatalError("no layout today")', ":7:", "no layout today"),
    ("no common ancestor",
     "let loose = UIView(); loose.topAnchor.constraint(equalTo: view.topAnchor).isActive = true; print(loose)", ":7:",
     "no common ancestor"),
]
# Each leaves a number in the width of a view: -1 where it was refused.
REFUSED = [
    ("reading a file", 'open("/etc/passwd", O_RDONLY)'),
    ("writing a file", 'open("{folder}/written", O_WRONLY | O_CREAT, 0o644)'),
    ("listing a folder", 'open("/root", O_RDONLY | O_DIRECTORY)'),
    ("a socket", "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)"),
    ("a local socket", "socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)"),
    ("another program", 'posix_spawn(nil, "/bin/true", nil, nil, [nil], [nil]) == 0 ? 1 : -1'),
    ("ending another process", "kill(1, SIGTERM)"),
    ("removing a file", 'unlink("{folder}/kept")'),
    ("more processor time", "{{ var r = rlimit(rlim_cur: 99, rlim_max: 99); "
     "return setrlimit(__rlimit_resource_t(0), &r) }}()"),
]


class Tally:
    passed = failed = 0

    def check(self, holds, message):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED", message)


def run(plumb, folder, body):
    return run_program(plumb, folder, FRAME.format(body=body))


def run_program(plumb, folder, code):
    file = pathlib.Path(folder) / "attack.swift"
    file.write_text(code)
    start = time.monotonic()
    done = subprocess.run([plumb, "run", str(file), "--width", "390"], capture_output=True, text=True, timeout=120)
    return done, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    options = parser.parse_args()
    guards.leave_if_refused(options.plumb)
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        kept = pathlib.Path(folder) / "kept"
        kept.write_text("kept")
        for name, body, place, words in STOPPED:
            done, seconds = run(options.plumb, folder, body)
            said = done.stderr
            tally.check(done.returncode == 1 and not done.stdout, f"{name}: exit {done.returncode}")
            tally.check(words in said and place in said, f"{name}: {said[-500:]!r}")
            tally.check(seconds < 40, f"{name}: took {seconds:.0f} s")
        for name, call in REFUSED:
            call = call.format(folder=folder)
            width = (f"let result = Int({call}); let mark = UIView(frame: CGRect(x: 0, y: 0, width: result < 0 ? 7 : 70, "
                     "height: 1)); view.addSubview(mark)")
            done, _ = run(options.plumb, folder, width)
            tally.check("[0,0,7,1]" in done.stdout, f"{name}: {done.stdout[-200:]} {done.stderr[-300:]}")
        done, _ = run_program(options.plumb, folder, RESTLESS)
        tally.check(done.returncode == 0 and done.stdout and "never comes to rest" in done.stderr
                    and "loaded" in done.stderr, f"a layout without rest: {done.returncode} {done.stderr[-300:]!r}")
        tally.check(kept.read_text() == "kept", "the file that was there is gone")
        tally.check(not (pathlib.Path(folder) / "written").exists(), "a file was written")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{used.ru_utime + used.ru_stime:.0f} s of processor time")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed or not tally.passed else 0)


if __name__ == "__main__":
    main()
