"""Firefox driven by Marionette, its own protocol, for Debian has no geckodriver: only what the tests ask of it.

https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
"""
import contextlib
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

PREFERENCES = {
    "marionette.port": 0, "ui.systemUsesDarkTheme": 0, "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False, "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "extensions.systemAddon.update.enabled": False, "dom.max_script_run_time": 0, "browser.tabs.remote.warmup.enabled": False,
}


class Marionette:
    """A browser's session: commands go out as `length:[0, id, name, parameters]` and come back as `[1, id, error, value]`."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=600)
        self.buffer, self.last = b"", 0
        self.receive()  # the greeting
        self.name = self.send("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})["capabilities"]["browserVersion"]
        self.send("WebDriver:SetTimeouts", {"script": 600_000, "pageLoad": 120_000})

    def receive(self):
        while b":" not in self.buffer:
            self.read()
        length, self.buffer = self.buffer.split(b":", 1)
        while len(self.buffer) < int(length):
            self.read()
        message, self.buffer = self.buffer[:int(length)], self.buffer[int(length):]
        return json.loads(message)

    def read(self):
        received = self.socket.recv(1 << 20)
        if not received:
            raise ConnectionError("Firefox has hung up")
        self.buffer += received

    def send(self, command, parameters):
        self.last += 1
        message = json.dumps([0, self.last, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, value = self.receive()
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return value

    # What the tests call by the names that selenium has for it.

    def get(self, address):
        self.send("WebDriver:Navigate", {"url": address})

    def execute_script(self, script, *arguments):
        return self.send("WebDriver:ExecuteScript", {"script": script, "args": list(arguments)})["value"]

    def execute_async_script(self, script, *arguments):
        return self.send("WebDriver:ExecuteAsyncScript", {"script": script, "args": list(arguments)})["value"]

    def execute(self, command, parameters):
        """What selenium's actions send; they are all that it sends by itself."""
        return self.send({"actions": "WebDriver:PerformActions"}[command], parameters)

    def get_log(self, _):
        """Marionette does not tell what stands in the console."""
        return []


@contextlib.contextmanager
def firefox(scale, **preferences):
    """A headless Firefox with a profile of its own, at a real device scale factor, and with more preferences, `_` for their dots."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});"
                 for name, value in {**PREFERENCES, "layout.css.devPixelsPerPx": str(scale),
                                     **{name.replace("_", "."): value for name, value in preferences.items()}}.items()]
        (pathlib.Path(folder) / "user.js").write_text("\n".join(lines))
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": folder, "MOZ_HEADLESS_WIDTH": "1440", "MOZ_HEADLESS_HEIGHT": "1000"})
        try:
            yield Marionette(listening_port(pathlib.Path(folder) / "MarionetteActivePort", process))
        finally:
            process.terminate()
            process.wait(30)


def listening_port(note, process):
    """The port that Firefox has noted in its profile, as soon as it has."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        if note.exists() and note.read_text().strip():
            return int(note.read_text())
        time.sleep(0.1)
    raise RuntimeError("Firefox does not listen")
