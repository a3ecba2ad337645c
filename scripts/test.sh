#!/usr/bin/env bash
# Runs every test and ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/.."
export PYTHONDONTWRITEBYTECODE=1
# Some of our lessons are programs, which run in a sandbox.
export PLUMB_RUN_CODE=1
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

# Suites that are under way, each a job of this shell: name, log, processor time and beginning by process.
declare -A name_of=() log_of=() time_of=() start_of=()
TIMEFORMAT='%U %S'
# Suites wait for browsers, servers and each other, so that two more of them than there are cores keep all cores busy.
limit=$(($(nproc) + 2))

# Begins a suite, as soon as there is room for one.
suite() {
    local name=$1 log spent
    shift
    [ ${#name_of[@]} -lt "$limit" ] || end_suite
    log=$(mktemp) spent=$(mktemp)
    { time "$@" >"$log" 2>&1; } 2>"$spent" &
    name_of[$!]=$name log_of[$!]=$log time_of[$!]=$spent start_of[$!]=$SECONDS
}

# Waits for whichever suite ends first, and says what it said.
end_suite() {
    local process
    wait -n -p process "${!name_of[@]}"
    # Processor time is that of the suite and its programs, without browsers; the other one depends on what runs beside it.
    echo "== ${name_of[$process]}, $((SECONDS - start_of[$process])) s," \
        "$(tail -1 "${time_of[$process]}" | awk '{ printf "%.0f", $1 + $2 }') s of processor time," \
        "done after $((SECONDS / 60)) min $((SECONDS % 60)) s"
    cat "${log_of[$process]}"
    count "${name_of[$process]}" "${log_of[$process]}"
    rm -f "${log_of[$process]}" "${time_of[$process]}"
    unset "name_of[$process]" "log_of[$process]" "time_of[$process]" "start_of[$process]"
}

end_suites() {
    while [ ${#name_of[@]} -gt 0 ]; do end_suite; done
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

# A suite that passes or fails as a whole.
whole() {
    if "$@"; then echo "1 passed, 0 failed"; else echo "0 passed, 1 failed"; fi
}

# Tests and programs are built together, optimized and with assertions, so that sources are compiled once.
built=.build-tested/release
plumb=$built/plumb

build() {
    PLUMB_TESTED=1 swift build -c release --build-tests --scratch-path .build-tested
}

swift_tests() {
    local log
    log=$(mktemp)
    PLUMB_TESTED=1 swift test -c release --skip-build --scratch-path .build-tested 2>&1 | tee "$log" \
        | grep --line-buffered -E '✘|↳|error:|crashed|^[0-9]+ .* in ' || true
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

# Beside the build, which does not always have work for two cores. All that differs without what only Linux has stands in one
# target; the verify script builds the whole program so, and tests it. Whether the engine for pages compiles is the question;
# not optimized it is made in a fifth of the time, and the verify script runs it in pages.
suite "without what only Linux has" whole env PLUMB_PORTABLE=1 swift build --target Platform --scratch-path .build-portable
suite "the engine for pages, as Embedded Swift for WebAssembly" whole scripts/playground.sh .build-playground/engine.wasm -Onone
step "build" build
end_suites
step "house style" make --no-print-directory lint
step "structure" "$python" scripts/structure.py
step "what the page of the module UIKit lists" "$python" scripts/uikit_module.py --check
step "the site" "$plumb" generate
# The longest first, so that none is left running alone.
suite "units" swift_tests
suite "figures in words in Chromium" "$python" Tests/Browser/words.py --plumb "$plumb" --widths 1 --share 0.2
suite "controls in Chromium" "$python" Tests/Browser/controls.py --plumb "$plumb"
suite "pages in Chromium" "$python" Tests/Browser/pages.py --plumb "$plumb" --scale 1
suite "random systems against HiGHS" "$python" Tests/Oracles/lexicographic.py --random 2000 --seed 7 --solver $built/solve-systems
suite "what the solver says, against HiGHS" "$python" Tests/Oracles/answers.py --random 40 --seed 3 --solver $built/solve-systems
suite "what is open, in rational arithmetic" "$python" Tests/Oracles/faces.py --random 500 --seed 2 --solver $built/solve-systems
suite "every figure against HiGHS" "$python" Tests/Oracles/figures.py --plumb "$plumb"
suite "answers to contradictions" "$python" Tests/Oracles/contradictions.py --plumb "$plumb" --random 40 --seed 1
suite "the reasons for edges and sizes" "$python" Tests/Oracles/explanations.py --plumb "$plumb" --share 0.25
suite "expectations at all widths" "$python" Tests/Oracles/expectations.py --plumb "$plumb" --random 24 --seed 1
suite "Interface Builder's frames" "$python" Tests/Oracles/interface_builder_facts.py --plumb "$plumb"
suite "the real screens" "$python" Tests/Oracles/screens.py --plumb "$plumb"
suite "the commands" "$python" Tests/Commands/commands.py --plumb "$plumb"
suite "apps to take home" "$python" Tests/Commands/projects.py --plumb "$plumb"
suite "programs that would do harm" "$python" Tests/Commands/sandbox.py --plumb "$plumb"
suite "programs in lessons" "$python" Tests/Commands/lesson_programs.py --plumb "$plumb"
suite "programs that are hard to follow" "$python" Tests/Commands/exactness.py --plumb "$plumb" --every 11
suite "a tutorial told twice" "$python" Tests/Oracles/told_twice.py --plumb "$plumb"
suite "imported scenes as UIKit code" "$python" Tests/Oracles/interface_builder_code.py --plumb "$plumb" --every 8
suite "blocks that nobody should write" "$python" Tests/Commands/hostile_blocks.py --plumb "$plumb" --blocks 200 --seed 1
suite "printed UIKit code" "$python" Tests/Oracles/uikit_code.py --plumb "$plumb" --every 16
suite "the JSON of solve" "$python" Tests/Documentation/solve_json.py --plumb "$plumb"
suite "the Markdown of lessons" "$python" Tests/Documentation/markdown.py --plumb "$plumb"
suite "the values of templates" "$python" Tests/Documentation/templates.py
suite "what authors are told" "$python" Tests/Commands/mistakes.py --plumb "$plumb"
suite "what the pages for contributors name" "$python" Tests/Documentation/names.py
suite "publishing" "$python" Tests/Commands/publish.py --plumb "$plumb"
suite "two builds are one" "$python" Tests/Oracles/determinism.py --plumb "$plumb" --count 2
suite "what has changed and nothing else" "$python" Tests/Oracles/incremental.py --plumb "$plumb" --edits 40
suite "valid pages" "$python" Tests/Browser/validity.py --plumb "$plumb"
suite "searching in Chromium" "$python" Tests/Browser/search.py --plumb "$plumb"
suite "pages under a content security policy" "$python" Tests/Browser/policy.py
suite "finding one's way in Chromium" "$python" Tests/Browser/reading.py
suite "live previews in Chromium" "$python" Tests/Browser/live.py --plumb "$plumb" --widths 8
suite "scrolling in Chromium" "$python" Tests/Browser/scroll.py --plumb "$plumb" --widths 0 --offsets 1
suite "code beside its picture in Chromium" "$python" Tests/Browser/steps.py
suite "the language of the code in Chromium" "$python" Tests/Browser/languages.py
suite "code and picture that answer in Chromium" "$python" Tests/Browser/pointing.py --plumb "$plumb"
end_suites
# It measures the time of a step, so nothing may run beside it.
suite "overlays in Chromium" "$python" Tests/Browser/overlays.py --plumb "$plumb"
end_suites

echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
