#!/usr/bin/env bash
# Runs every test and ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/.."
export PYTHONDONTWRITEBYTECODE=1
python=.venv/bin/python
passed=0
failed=0

# Adds the last `N passed, N failed` of a suite's output to the sums; a suite that says none has failed.
count() {
    local name=$1 log=$2
    local line
    line=$(grep -Eo '[0-9]+ passed, [0-9]+ failed' "$log" | tail -1)
    if [ -z "$line" ]; then
        echo "$name ended without a count"
        failed=$((failed + 1))
        return
    fi
    passed=$((passed + ${line%% *}))
    failed=$((failed + $(echo "$line" | sed 's/.*, \([0-9]*\) failed/\1/')))
}

# Suites that are under way, oldest first, `log name`; each is a job of this shell.
running=()
jobs_of_suites=()

# Begins a suite. Two run side by side, since a browser and a script that asks it keep no two cores busy.
suite() {
    local name=$1
    shift
    [ ${#running[@]} -lt 2 ] || end_suite
    local log
    log=$(mktemp)
    "$@" >"$log" 2>&1 &
    jobs_of_suites+=($!)
    running+=("$log $name")
}

# Waits for the oldest suite, and says what it said.
end_suite() {
    local log=${running[0]%% *} name=${running[0]#* }
    wait "${jobs_of_suites[0]}"
    running=("${running[@]:1}")
    jobs_of_suites=("${jobs_of_suites[@]:1}")
    echo "== $name, done after $((SECONDS / 60)) min $((SECONDS % 60)) s"
    cat "$log"
    count "$name" "$log"
    rm -f "$log"
}

end_suites() {
    while [ ${#running[@]} -gt 0 ]; do end_suite; done
}

# A step that passes or fails as a whole.
step() {
    local name=$1
    shift
    echo "== $name"
    if "$@"; then passed=$((passed + 1)); else
        echo "FAILED: $name"
        failed=$((failed + 1))
    fi
}

swift_tests() {
    local log
    log=$(mktemp)
    swift test 2>&1 | tee "$log" | grep --line-buffered -E '✘|↳|error:|Build complete' || true
    local line
    line=$(grep -E 'Test run with [0-9]+ tests?' "$log" | tail -1)
    local total issues
    total=$(echo "$line" | grep -Eo 'with [0-9]+ tests?' | grep -Eo '[0-9]+')
    issues=$(grep -E '^✘ Test .* failed after' "$log" | grep -vc 'Test run with')
    rm -f "$log"
    if [ -z "${total:-}" ]; then
        echo "0 passed, 1 failed"
    else
        echo "$((total - issues)) passed, $issues failed"
    fi
}

core_builds_for_webassembly() {
    PLUMB_EMBEDDED=1 swift build -c release --triple wasm32-unknown-none-wasm --scratch-path .build-wasm
}

step "release build" swift build -c release --product plumb
step "house style" make --no-print-directory lint
step "structure" "$python" scripts/structure.py
suite "units" swift_tests
end_suites
step "the core as Embedded Swift for WebAssembly" core_builds_for_webassembly
step "the site" .build/release/plumb generate
suite "random systems against HiGHS" "$python" Tests/Oracles/lexicographic.py --random 2000 --seed 7 --solver .build/debug/solve-systems
suite "what the solver says, against HiGHS" "$python" Tests/Oracles/answers.py --random 40 --seed 3 --solver .build/debug/solve-systems
suite "what is open, in rational arithmetic" "$python" Tests/Oracles/faces.py --random 500 --seed 2 --solver .build/debug/solve-systems
suite "every figure against HiGHS" "$python" Tests/Oracles/figures.py --plumb .build/release/plumb
suite "the reasons for edges and sizes" "$python" Tests/Oracles/explanations.py --plumb .build/release/plumb
suite "the real screens" "$python" Tests/Oracles/screens.py --plumb .build/release/plumb
suite "the commands" "$python" Tests/Commands/commands.py --plumb .build/release/plumb
suite "the JSON of solve" "$python" Tests/Documentation/solve_json.py --plumb .build/release/plumb
suite "the Markdown of lessons" "$python" Tests/Documentation/markdown.py --plumb .build/release/plumb
suite "publishing" "$python" Tests/Commands/publish.py --plumb .build/release/plumb
suite "two builds are one" "$python" Tests/Oracles/determinism.py --plumb .build/release/plumb
suite "what has changed and nothing else" "$python" Tests/Oracles/incremental.py --plumb .build/release/plumb --edits 40
suite "valid pages" "$python" Tests/Browser/validity.py --plumb .build/release/plumb
suite "searching in Chromium" "$python" Tests/Browser/search.py --plumb .build/release/plumb
suite "live previews in Chromium" "$python" Tests/Browser/live.py --plumb .build/release/plumb --widths 12
suite "scrolling in Chromium" "$python" Tests/Browser/scroll.py --plumb .build/release/plumb --widths 0 --offsets 1
suite "controls in Chromium" "$python" Tests/Browser/controls.py --plumb .build/release/plumb
suite "overlays in Chromium" "$python" Tests/Browser/overlays.py --plumb .build/release/plumb
suite "pages in Chromium" "$python" Tests/Browser/pages.py --plumb .build/release/plumb
end_suites

echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
