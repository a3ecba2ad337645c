"""`plumb serve` as an author and an attacker meet it: saves, mistakes, tabs, ports, tokens, interrupts.

Usage: preview.py --plumb PATH [--content content] [--settings site.yml] [--saves 60]
The last line is `N passed, N failed`.
"""
import argparse
import contextlib
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.support.ui import WebDriverWait

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, check_console, chromium  # noqa: E402  (the module beside this file)

TAG = re.compile(rb'<script src="/\.plumb/preview\.js" data-run="\d+" data-build="\d+"></script>')
OVERLAY = "return document.querySelector('plumb-preview')?.shadowRoot.textContent ?? ''"
LESSON = "profile"


class Serving:
    """A running `plumb serve` of a folder, with what it has printed."""

    def __init__(self, plumb, folder, *arguments):
        self.log = tempfile.NamedTemporaryFile("r", suffix=".log")
        self.process = subprocess.Popen(
            [plumb, "serve", str(folder), *arguments], stdout=open(self.log.name, "w"), stderr=subprocess.STDOUT)
        self.address = None
        if wait(lambda: "Serving" in self.printed() or self.process.poll() is not None, 10):
            found = re.search(r"Serving (http://127\.0\.0\.1:(\d+)/)(\S*)", self.printed())
            if found:
                self.address, self.port, self.query = found[1], int(found[2]), found[3]

    def printed(self):
        return pathlib.Path(self.log.name).read_text()

    def stop(self):
        """Interrupts it; the exit code and how many seconds that took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(10), time.monotonic() - start
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None, 10

    def ask(self, target="/", host=None, method="GET", fields=()):
        """The answer to one request written by hand: status, head, body."""
        lines = [f"{method} {target} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.port}'}", *fields]
        return self.raw(("\r\n".join(lines) + "\r\n\r\n").encode())

    def raw(self, data):
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as client:
            client.sendall(data)
            answer = b""
            with contextlib.suppress(TimeoutError, ConnectionResetError):
                while piece := client.recv(65536):
                    answer += piece
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1]) if len(head.split()) > 1 else 0
        return status, head.decode("latin-1"), body

    def resident(self):
        """Resident memory in KB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


@contextlib.contextmanager
def serving(plumb, folder, *arguments):
    server = Serving(plumb, folder, *arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def wait(holds, seconds, pause=0.01):
    """Whether `holds` came true within the time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(pause)
    return False


def replace(path, text):
    """Saves as most editors do: beside, then over."""
    beside = path.with_name("." + path.name + ".new")
    beside.write_text(text)
    os.replace(beside, path)


class Scene:
    """A copy of the site to write in."""

    def __init__(self, options, tally):
        self.plumb, self.tally, self.saves, self.options = options.plumb, tally, options.saves, options
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-preview-"))
        shutil.copytree(options.content, self.folder / "content")
        shutil.copy(options.settings, self.folder / "site.yml")
        self.lesson = self.folder / "content" / f"{LESSON}.md"
        self.good = self.lesson.read_text()
        self.title = re.search(r"^title: (.*)$", self.good, re.M)[1]
        self.broken = self.good.replace("\n---", "\nbogus: 1\n---", 1)
        self.page = f"{LESSON}.html"

    def titled(self, title):
        return self.good.replace(f"title: {self.title}", f"title: {title}", 1)

    def serving(self, *arguments):
        return serving(self.plumb, self.folder, *(arguments or ("--port", "0")))

    def is_built(self, server):
        return wait(lambda: server.ask()[0] == 200, 60, 0.05)


def check_same_bytes(scene):
    """Apart from the one tag the preview serves what `generate` writes."""
    output = scene.folder / "out"
    subprocess.run([scene.plumb, "generate", str(scene.folder), "--output", str(output)], check=True,
                   capture_output=True)
    with scene.serving() as server:
        scene.tally.check(scene.is_built(server), "no build came")
        for file in sorted(path for path in output.rglob("*") if path.is_file()):
            name = str(file.relative_to(output))
            if name.startswith("."):
                continue
            _, head, body = server.ask("/" + name)
            if name.endswith(".html"):
                scene.tally.check(len(TAG.findall(body)) == 1, f"{name} has no script tag or several")
            scene.tally.check(TAG.sub(b"", body) == file.read_bytes(), f"{name} is not what generate writes")
            scene.tally.check("nosniff" in head and "no-store" in head, f"{name}: {head}")
    shutil.rmtree(output)


def check_author(scene):
    """A morning of writing, in one browser with more tabs than it has connections."""
    with scene.serving() as server, chromium(1, "light") as driver:
        scene.is_built(server)
        url = server.address + scene.page
        driver.get(url)
        check_reload(scene, driver)
        for _ in range(7):
            driver.switch_to.new_window("tab")
            driver.get(url)
        check_mistake(scene, driver, url)
        check_console(scene.tally, driver, "the preview")
        check_recreation(scene, driver)
        code, _ = server.stop()
        tabs = driver.window_handles
        driver.switch_to.window(tabs[0])
        scene.tally.check(code == 0, f"exit {code}")
        scene.tally.check(wait(lambda: "has stopped" in driver.execute_script(OVERLAY), 6),
                          "nothing on the page says that the preview has stopped")
        check_return(scene, driver, server.port)


def check_reload(scene, driver):
    """A save shows, and the reader stays where he was."""
    driver.execute_script("scrollTo({top: 700, behavior: 'instant'})")
    before = driver.execute_script("return scrollY")
    times = []
    for title in ("One", "Two", "Three", "Four", "Five"):
        start = time.monotonic()
        replace(scene.lesson, scene.titled(title))
        scene.tally.check(wait(lambda: title == heading(driver), 10, 0.005), f"the title {title} never showed")
        times.append(time.monotonic() - start)
    WebDriverWait(driver, 10).until(lambda d: d.execute_script("return document.readyState") == "complete")
    scene.tally.check(wait(lambda: abs(driver.execute_script("return scrollY") - before) <= 2, 2),
                      f"scrolled to {driver.execute_script('return scrollY')}, was at {before}")
    scene.tally.check(max(times) < 5, f"a save took {max(times):.2f} s to show")
    print(f"save to new page: median {sorted(times)[2] * 1000:.0f} ms")
    replace(scene.lesson, scene.good)
    wait(lambda: heading(driver) == scene.title, 10)


def heading(driver):
    try:
        return driver.execute_script("return document.querySelector('h1')?.textContent")
    except Exception:  # between two pages
        return None


def check_mistake(scene, driver, url):
    """An error stands over the page in every tab, in a later one too, and goes by itself."""
    tabs = driver.window_handles
    driver.execute_script("window.isTheSamePage = true")
    start = time.monotonic()
    replace(scene.lesson, scene.broken)
    wait(lambda: driver.execute_script(OVERLAY), 10, 0.005)
    took = time.monotonic() - start
    print(f"save to overlay: {took * 1000:.0f} ms")
    scene.tally.check(took < 1, f"the overlay took {took:.2f} s")
    for index, tab in enumerate(tabs):
        driver.switch_to.window(tab)
        text = driver.execute_script(OVERLAY)
        for part in ("1 error", f"{LESSON}.md:", "bogus", "help: ", "the last without errors"):
            scene.tally.check(part in text, f"tab {index}: the overlay says nothing of {part!r}: {text[:200]!r}")
        scene.tally.check(heading(driver) == scene.title, f"tab {index} lost the page below")
    driver.switch_to.new_window("tab")
    driver.get(url)
    scene.tally.check(wait(lambda: "bogus" in driver.execute_script(OVERLAY), 1), "a new tab has no overlay")
    driver.execute_script("document.querySelector('plumb-preview').shadowRoot.querySelector('button').click()")
    scene.tally.check("show" in driver.execute_script(OVERLAY), "the overlay cannot be hidden")
    replace(scene.lesson, scene.good)
    for tab in driver.window_handles:
        driver.switch_to.window(tab)
        scene.tally.check(wait(lambda: not driver.execute_script(OVERLAY), 5), "an overlay stays")
    driver.switch_to.window(tabs[-1])
    scene.tally.check(driver.execute_script("return window.isTheSamePage"), "a page whose bytes are the same reloaded")


def check_recreation(scene, driver):
    """A lesson that is deleted and written again, in place, is back in the open tab."""
    scene.lesson.unlink()
    scene.tally.check(wait(lambda: heading(driver) != scene.title, 10), "a deleted lesson's page stays")
    scene.lesson.write_text(scene.good)
    scene.tally.check(wait(lambda: heading(driver) == scene.title, 10), "a lesson written again does not come back")


def check_return(scene, driver, port):
    """The open page finds a preview that starts again on its port."""
    replace(scene.lesson, scene.titled("Back"))
    with scene.serving("--port", str(port)):
        scene.tally.check(wait(lambda: heading(driver) == "Back", 30), "the page never found the new preview")
        scene.tally.check(wait(lambda: not driver.execute_script(OVERLAY), 5), "the note that it stopped stays")
    replace(scene.lesson, scene.good)


def check_start_broken(scene):
    """The first build fails: an error page, then the site, in the same tab."""
    replace(scene.lesson, scene.broken)
    with scene.serving() as server, chromium(1, "dark") as driver:
        driver.get(server.address + scene.page)
        scene.tally.check(wait(lambda: "bogus" in driver.execute_script(OVERLAY), 20), "no overlay over the first build")
        scene.tally.check("no build" in driver.execute_script(OVERLAY), "the overlay promises a page below")
        replace(scene.lesson, scene.good)
        scene.tally.check(wait(lambda: heading(driver) == scene.title, 10), "the site does not follow its error page")


def check_saves(scene):
    """Save after save, by turns in place and by renaming: never a page missing, no memory lost."""
    with scene.serving() as server:
        scene.is_built(server)
        statuses, memory = set(), []
        for index in range(scene.saves):
            text = scene.titled(f"Save {index}")
            scene.lesson.write_text(text) if index % 2 else replace(scene.lesson, text)
            wanted = f"<h1>Save {index}</h1>".encode()

            def shows():
                status, _, body = server.ask("/" + scene.page)
                statuses.add(status)
                return wanted in body
            scene.tally.check(wait(shows, 10, 0.005), f"save {index} never showed")
            memory.append(server.resident())
        scene.tally.check(statuses == {200}, f"statuses {statuses} during the saves")
        print(f"resident memory: {memory[4] / 1024:.0f} MB after 5 builds, {memory[-1] / 1024:.0f} after {len(memory)}")
        scene.tally.check(memory[-1] <= memory[4] * 1.1, f"memory grew from {memory[4]} to {memory[-1]} KB")
    replace(scene.lesson, scene.good)


def check_checkout(scene):
    """Another branch, checked out under the preview."""
    git = ["git", "-C", str(scene.folder), "-c", "user.name=a", "-c", "user.email=a@b.example"]

    def run(*words):
        subprocess.run([*git, *words], check=True, capture_output=True)
    run("init", "-b", "main")
    run("add", ".")
    run("commit", "-m", "one")
    run("checkout", "-b", "other")
    replace(scene.lesson, scene.titled("Other"))
    run("mv", "content/timeline.md", "content/stream.md")
    run("commit", "-am", "two")
    with scene.serving() as server:
        scene.is_built(server)
        for branch, title, here, gone in (("main", scene.title, "timeline", "stream"),
                                          ("other", "Other", "stream", "timeline")):
            run("checkout", branch)
            scene.tally.check(
                wait(lambda: f"<h1>{title}</h1>".encode() in server.ask("/" + scene.page)[2], 10), f"not on {branch}")
            scene.tally.check(server.ask(f"/{here}.html")[0] == 200, f"{here} is missing on {branch}")
            scene.tally.check(server.ask(f"/{gone}.html")[0] == 404, f"{gone} stays on {branch}")
    run("checkout", "main")
    shutil.rmtree(scene.folder / ".git")


def check_odd_content(scene):
    """Things in the content folder that nobody would call a lesson; none of them may end or stop the preview."""
    content = scene.folder / "content"
    os.symlink("loop", content / "loop")
    os.symlink("..", content / "up")
    os.symlink("/dev/zero", content / "endless.md")
    os.mkfifo(content / "pipe.md")
    os.mkfifo(content / "pipe.png")
    os.symlink("/dev/zero", content / "endless.png")
    (content / "folder.md").mkdir()
    (content / "noise.md").write_bytes(bytes(range(256)) * 200)
    (content / "deep.md").write_text("---\ntitle: Deep\n---\n" + "> " * 5000 + "x\n" + "- " * 3000 + "[" * 20000)
    (content / "layout.md").write_text("---\ntitle: L\n---\n```layout\n" + "view a {" * 5000 + "\n```\n")
    (content / "wide.md").write_text("---\ntitle: W\n---\n" + "x" * 2_000_000)
    (content / "yaml.md").write_text("---\ntitle: &a [*a, *a]\n" + "[" * 5000 + "\n---\n")
    (content / "\udcff.md").write_text("---\ntitle: No UTF-8\n---\n")
    unreadable = content / "closed.md"
    unreadable.write_text("---\ntitle: Closed\n---\n")
    unreadable.chmod(0)
    with scene.serving() as server:
        said = wait(lambda: "the content has errors" in server.printed() or "build 1" in server.printed(), 60)
        scene.tally.check(said, f"no build came to its end: {server.printed()[-300:]}")
        for odd in [path for path in content.iterdir() if path.stem in (
                "loop", "up", "endless", "pipe", "noise", "deep", "layout", "wide", "yaml", "\udcff", "closed")]:
            odd.unlink()
        (content / "folder.md").rmdir()
        scene.tally.check(wait(lambda: server.ask()[0] == 200, 30), "no build after the odd content went")
        scene.tally.check(server.process.poll() is None, "odd content ended the preview")


def check_manners(scene):
    """Ports, tokens, interrupts."""
    with socket.socket() as blocker:
        blocker.bind(("127.0.0.1", 0))
        blocker.listen()
        port = blocker.getsockname()[1]
        done = subprocess.run([scene.plumb, "serve", str(scene.folder), "--port", str(port)],
                              capture_output=True, text=True, timeout=20)
        owner = "is taken;" if scene.options.portable else f"process {os.getpid()}"
        scene.tally.check(done.returncode == 3 and owner in done.stderr and not done.stdout,
                          f"a busy port: {done}")
    for port in ("65536", "x", "-1"):
        done = subprocess.run([scene.plumb, "serve", str(scene.folder), "--port", port], capture_output=True, timeout=20)
        scene.tally.check(done.returncode == 2, f"port {port}: exit {done.returncode}")
    with serving(scene.plumb, scene.folder) as first, serving(scene.plumb, scene.folder) as second:
        scene.tally.check(second.port > first.port, f"ports {first.port} and {second.port}")
        scene.tally.check(f"this is {second.port}" in second.printed(), f"said nothing: {second.printed()}")
    for delay in (0, 0.05, 0.2, 3):
        server = Serving(scene.plumb, scene.folder, "--port", "0")
        with contextlib.closing(socket.create_connection(("127.0.0.1", server.port))) as stream:
            stream.sendall(f"GET /.plumb/events HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            time.sleep(delay)
            children = pathlib.Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
            commands = {child: pathlib.Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")[0] for child in children.split()}
            code, seconds = server.stop()
        # Nothing but the runners of lessons' programs, which end with the preview.
        others = [command for command in commands.values() if not command.endswith(b"uikit-runner")]
        deadline = time.monotonic() + 1
        while (left := [child for child in commands if pathlib.Path(f"/proc/{child}").exists()]) and time.monotonic() < deadline:
            time.sleep(0.02)
        scene.tally.check(code == 0 and seconds < 1 and not others and not left,
                          f"interrupted: {code} in {seconds:.2f} s; beside it {others}, left {left}")
    check_token(scene)


def check_token(scene):
    with scene.serving("--port", "0", "--lan") as server:
        scene.tally.check("warning: " in server.printed(), "no warning before the network is let in")
        scene.tally.check(server.ask()[0] == 403, "no token is needed")
        status, head, _ = server.ask("/" + server.query)
        cookie = re.search(r"Set-Cookie: ([^;]+)", head)
        scene.tally.check(status == 303 and cookie and "Location: /\r\n" in head + "\r\n", f"token: {head}")
        fields = [f"Cookie: {cookie[1]}"] if cookie else []
        scene.tally.check(server.ask(fields=fields)[0] in (200, 503), "the cookie does not count")
        scene.tally.check(server.ask(fields=fields, host="evil.example")[0] == 403, "any host will do")


def check_attacks(scene):
    """What other preview servers were broken with, byte by byte."""
    (scene.folder / "secret.txt").write_text("OUTSIDE")
    with scene.serving() as server:
        scene.is_built(server)
        for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1", "localhost:1", "[", ":", "\x7f"):
            scene.tally.check(server.ask(host=host)[0] in (400, 403), f"answers as {host!r}")
        for host in (f"localhost:{server.port}", f"[::1]:{server.port}"):
            scene.tally.check(server.ask(host=host)[0] == 200, f"does not answer as {host}")
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"):
            scene.tally.check(server.ask(method=method)[0] in (400, 405), f"answers {method}")
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            status = server.ask("/.plumb/events", fields=[f"Origin: {origin}"])[0]
            scene.tally.check(status == 403, f"streams to {origin}")
        for target in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt",
                       "//secret.txt", "/@fs" + str(scene.folder) + "/secret.txt?raw??", "/%00", "/secret.txt", "/.git/config",
                       "/content/", "/assets/", "http://127.0.0.1/../secret.txt", "file:///etc/passwd", "*"):
            status, head, body = server.ask(target)
            # 0: CivetWeb hangs up on a target that is no path.
            scene.tally.check(status in (0, 400, 403, 404) and b"OUTSIDE" not in body and b"root:" not in body
                              and "Access-Control" not in head, f"{target}: {status}")
        for ranges in ("bytes=0-", "bytes=-1", "bytes=9-1", "bytes=0-0,2-2", "bytes=99999999999999999999-", "x"):
            scene.tally.check(server.ask(fields=[f"Range: {ranges}"])[0] == 200, f"dies of Range: {ranges}")
        size = int(re.search(r"Content-Length: (\d+)", server.ask("/", method="HEAD")[1])[1])
        scene.tally.check(size == len(server.ask("/")[2]) and not server.ask("/", method="HEAD")[2], "HEAD differs")
        for data in (b"", b"\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
                     b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\n\r\n"):
            with contextlib.suppress(OSError):
                server.raw(data + b"\r\n\r\n")
            scene.tally.check(server.ask()[0] == 200, f"does not survive {data[:30]!r}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--content", default="content")
    parser.add_argument("--settings", default="site.yml")
    parser.add_argument("--saves", type=int, default=60)
    parser.add_argument("--portable", action="store_true", help="the program was built with PLUMB_PORTABLE=1")
    options = parser.parse_args()
    tally = Tally()
    scene = Scene(options, tally)
    for check in (check_manners, check_attacks, check_same_bytes, check_saves, check_checkout, check_odd_content, check_start_broken,
                  check_author):
        try:
            check(scene)
        except Exception as error:  # one broken scene leaves the others their say
            tally.check(False, f"{check.__name__}: {error!r}")
    shutil.rmtree(scene.folder)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
