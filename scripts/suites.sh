# Runs suites side by side and sums what they count; sourced by test.sh and verify.sh.
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
    while [ ${#name_of[@]} -ge "$limit" ]; do end_suite; done
    log=$(mktemp) spent=$(mktemp)
    { time "$@" >"$log" 2>&1; } 2>"$spent" &
    name_of[$!]=$name log_of[$!]=$log time_of[$!]=$spent start_of[$!]=$SECONDS
}

# A suite that measures times, so that nothing may run beside it.
suite_alone() {
    end_suites
    suite "$@"
    end_suites
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

# Runs `swift test` with what is given, and says which tests failed and how many passed.
swift_tests() {
    local log
    log=$(mktemp)
    swift test "$@" 2>&1 | tee "$log" | grep --line-buffered -E '✘|↳|error:|crashed|^[0-9]+ .* in |AddressSanitizer' || true
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

# The last line, and whether nothing failed.
sum_up() {
    echo
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
