#!/usr/bin/env bash
# The measurements, one line each: BENCH name ours=… peer=… ratio=… (peer and ratio where there is a peer).
set -euo pipefail
cd "$(dirname "$0")/.."
.build/release/plumb generate >/dev/null
.venv/bin/python scripts/measure.py --plumb .build/release/plumb
.venv/bin/python scripts/measure_builds.py --plumb .build/release/plumb
swift build -c release --product solver-bench >/dev/null
.venv/bin/python scripts/measure_solver.py --solver .build/release/solver-bench "$@"
