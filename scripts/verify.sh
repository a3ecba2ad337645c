#!/usr/bin/env bash
# The slow proofs, too long for `make test`.
set -euo pipefail
export PLUMB_RUN_CODE=1
cd "$(dirname "$0")/.."
swift build -c release --product solve-systems
.venv/bin/python Tests/Oracles/lexicographic.py --random 5000 --seed 1 --solver .build/release/solve-systems
.venv/bin/python Tests/Oracles/lexicographic.py --random 2000 --seed 11 --ambiguity --solver .build/release/solve-systems
.venv/bin/python Tests/Oracles/lexicographic.py --random 500 --seed 21 --ambiguity --solver .build/release/solve-systems
.venv/bin/python Tests/Oracles/answers.py --random 60 --seed 1 --solver .build/release/solve-systems
.venv/bin/python Tests/Oracles/answers.py --random 60 --seed 12 --solver .build/release/solve-systems
.venv/bin/python Tests/Oracles/faces.py --random 20000 --seed 1 --solver .build/release/solve-systems
.venv/bin/python Tests/Oracles/expectations.py --random 200 --seed 2 --plumb .build/release/plumb
.venv/bin/python Tests/Commands/hostile_blocks.py --plumb .build/release/plumb --blocks 22000 --seed 3
.venv/bin/python Tests/Oracles/explanations.py --anchors 40 --seed 2 --plumb .build/release/plumb
.venv/bin/python Tests/Oracles/contradictions.py --random 500 --seed 2 --plumb .build/release/plumb
swift build -c release --product uikit-runner
.venv/bin/python Tests/Oracles/uikit_code.py --plumb .build/release/plumb
swift build -c release --product live-figures
.venv/bin/python Tests/Commands/exactness.py --plumb .build/release/plumb
PLUMB_SOLVER_SEEDS=1000 swift test --filter CassowaryTests
PLUMB_HOSTILE_REQUESTS=10000 swift test --filter PreviewTests
# What crosses into C, once more under AddressSanitizer; leaks are the suites' own business.
swift build --build-tests --sanitize=address --scratch-path .build-asan
ASAN_OPTIONS=detect_leaks=0 swift test --skip-build --sanitize=address --scratch-path .build-asan \
    --filter 'Lessons|Typesetting|Templates|Highlighting|Site|Preview|Publishing'
# The commands, publishing and the preview without what only Linux has.
PLUMB_PORTABLE=1 swift build -c release --product plumb --scratch-path .build-portable
.venv/bin/python Tests/Commands/commands.py --plumb .build-portable/release/plumb
.venv/bin/python Tests/Commands/publish.py --plumb .build-portable/release/plumb
.venv/bin/python Tests/Browser/preview.py --plumb .build-portable/release/plumb --portable
# The package in a fresh Debian 12.
make --no-print-directory deb
.venv/bin/python Tests/Commands/bare_system.py --package .build-static/plumb_*.deb
.venv/bin/python Tests/Browser/preview.py --plumb .build/release/plumb
.venv/bin/python Tests/Oracles/incremental.py --plumb .build/release/plumb --edits 500 --seed 6
.venv/bin/python Tests/Oracles/incremental.py --plumb .build/release/plumb --edits 500 --seed 7
swift build -c release --product live-figures
.build/release/live-figures --widths 50 --seed 1 .
# Without assertions and checks, as it is shipped, the program makes the same site.
PLUMB_TESTED=1 swift build -c release --product plumb --scratch-path .build-tested
checked=$(mktemp -d)
.build-tested/release/plumb generate --no-cache && cp -R site "$checked"
.build/release/plumb generate --no-cache && diff -r --exclude .plumb-files site "$checked/site"
rm -rf "$checked"
.venv/bin/python Tests/Oracles/determinism.py --plumb .build/release/plumb
# The engine in the page at eleven widths.
make --no-print-directory playground && .build/release/plumb generate
.venv/bin/python Tests/Browser/playground.py --plumb .build/release/plumb --widths 11
.venv/bin/python Tests/Browser/policy.py
.venv/bin/python Tests/Browser/accessibility.py --full
.venv/bin/python Tests/Browser/speed.py
swift build -c release --product playground-answers
.venv/bin/python Tests/Browser/edits.py --answers .build/release/playground-answers --edits 100 --fuzz 20000
# Every breakpoint of every figure, in both browsers and at real device scale factors.
.venv/bin/python Tests/Browser/live.py --plumb .build/release/plumb --full --scale 1 --scale 1.5 --scale 2 --scale 3 \
    --browser chromium --browser firefox
# Every fixed preview at two scales.
.venv/bin/python Tests/Browser/pages.py --plumb .build/release/plumb
# The same of scroll offsets, also as in a browser without scroll timelines.
.venv/bin/python Tests/Browser/scroll.py --plumb .build/release/plumb --without-timelines --widths 6 --offsets 8 \
    --scale 1 --scale 2 --scale 3
.venv/bin/python Tests/Browser/scroll.py --plumb .build/release/plumb --browser firefox --widths 3 --offsets 4
.venv/bin/python Tests/Browser/words.py --plumb .build/release/plumb --widths 8 --seed 2
.venv/bin/python Tests/Browser/hairlines.py
