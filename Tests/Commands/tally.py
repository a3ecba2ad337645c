"""What the suites of commands count."""


class Tally:
    """Counts what passed, and says what failed."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, name, holds, said=""):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {name}\n{said}")
