"""What Chromium itself tells of its work: the events of its trace, through its own debugging port."""
import contextlib
import json
import urllib.request

import websocket


@contextlib.contextmanager
def traced(driver, *categories):
    """A list that has the trace's events of some categories once the block is left."""
    events = []
    place = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
    with urllib.request.urlopen(f"http://{place}/json/version", timeout=30) as answer:
        socket = websocket.create_connection(json.load(answer)["webSocketDebuggerUrl"], timeout=60, suppress_origin=True)
    try:
        socket.send(json.dumps({"id": 1, "method": "Tracing.start", "params": {"traceConfig": {"includedCategories": list(categories)}}}))
        while json.loads(socket.recv()).get("id") != 1:
            pass
        yield events
        socket.send(json.dumps({"id": 2, "method": "Tracing.end"}))
        while (message := json.loads(socket.recv())).get("method") != "Tracing.tracingComplete":
            if message.get("method") == "Tracing.dataCollected":
                events += message["params"]["value"]
    finally:
        socket.close()
