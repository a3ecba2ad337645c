#!/usr/bin/env bash
# The slow proofs, too long for `make test`: one line a suite, and at the end N passed, N failed. It takes hours.
# `scripts/verify.sh PATTERN` runs those suites alone whose names match, with what stands in BUILT, or in .build/release.
set -uo pipefail
cd "$(dirname "$0")/.."
source scripts/suites.sh
only=${1:-}

# Suites run in pairs here, since some of them keep more than one core busy.
limit=${LIMIT:-2}

proof() {
    [[ -z $only || $1 =~ $only ]] || return 0
    suite "$@"
}

proof_alone() {
    [[ -z $only || $1 =~ $only ]] || return 0
    suite_alone "$@"
}

# The program as it is shipped, with what the oracles call; and once more with its assertions, and all tests.
built=${BUILT:-.build/release}
plumb=$built/plumb
build() {
    local product
    for product in plumb solve-systems uikit-runner live-figures playground-answers; do
        swift build -c release --product "$product" || return 1
    done
    PLUMB_TESTED=1 swift build -c release --build-tests --scratch-path .build-tested || return 1
    make --no-print-directory playground && "$plumb" generate
}
[ -n "$only" ] || step "build" build

# Solving.
proof "random systems" "$python" Tests/Oracles/lexicographic.py --random 5000 --seed 1 --solver $built/solve-systems
proof "random systems that leave something open" "$python" Tests/Oracles/lexicographic.py --random 2000 --seed 11 --ambiguity \
    --solver $built/solve-systems
proof "more of these" "$python" Tests/Oracles/lexicographic.py --random 500 --seed 21 --ambiguity --solver $built/solve-systems
proof "what the solver says" "$python" Tests/Oracles/answers.py --random 60 --seed 1 --solver $built/solve-systems
proof "more of what the solver says" "$python" Tests/Oracles/answers.py --random 60 --seed 12 --solver $built/solve-systems
proof "what is open" "$python" Tests/Oracles/faces.py --random 20000 --seed 1 --solver $built/solve-systems
proof "reasons" "$python" Tests/Oracles/explanations.py --anchors 4 --seed 2 --plumb "$plumb"
proof "every figure" "$python" Tests/Oracles/figures.py --plumb "$plumb"
proof "answers to contradictions" "$python" Tests/Oracles/contradictions.py --random 500 --seed 2 --plumb "$plumb"
proof "expectations at all widths" "$python" Tests/Oracles/expectations.py --random 200 --seed 2 --plumb "$plumb"
live_figures() {
    whole $built/live-figures --widths 50 --seed 1 .
}
proof "live figures against the solver" live_figures
long_units() {
    PLUMB_TESTED=1 PLUMB_SOLVER_SEEDS=1000 PLUMB_HOSTILE_REQUESTS=10000 PLUMB_RANDOM_EDITS=200 PLUMB_ALL_FILES=1 \
        PLUMB_RANDOM_BLOCKS=300 \
        swift_tests -c release --skip-build --scratch-path .build-tested \
        --filter 'CassowaryTests|PreviewTests|IncrementalTests|SwiftSyntaxTests|UIKitTypesTests'
}
proof "unit tests of the solver, the preview and others, at length" long_units

# Programs.
proof "printed UIKit code" "$python" Tests/Oracles/uikit_code.py --plumb "$plumb"
proof "imported scenes as UIKit code" "$python" Tests/Oracles/interface_builder_code.py --plumb "$plumb"
proof "programs that are hard to follow" "$python" Tests/Commands/exactness.py --plumb "$plumb"
proof "blocks that nobody should write" "$python" Tests/Commands/hostile_blocks.py --plumb "$plumb" --blocks 6000 --seed 3

# Builds.
proof "what has changed and nothing else" "$python" Tests/Oracles/incremental.py --plumb "$plumb" --edits 150 --seed 6
proof "what has changed, in another order" "$python" Tests/Oracles/incremental.py --plumb "$plumb" --edits 150 --seed 7
proof "builds in all surroundings" "$python" Tests/Oracles/determinism.py --plumb "$plumb"
# Without assertions and checks, as it is shipped, the program makes the same site.
same_site() {
    local folder status
    folder=$(mktemp -d)
    .build-tested/release/plumb generate --no-cache && cp -R site "$folder" &&
        "$plumb" generate --no-cache && diff -r --exclude .plumb-files site "$folder/site"
    status=$?
    rm -rf "$folder"
    return $status
}
proof_alone "the same site with assertions" whole same_site

# What crosses into C, once more under AddressSanitizer; leaks are the suites' own business.
sanitized() {
    swift build --build-tests --sanitize=address --scratch-path .build-asan || return 1
    ASAN_OPTIONS=detect_leaks=0 swift_tests --skip-build --sanitize=address --scratch-path .build-asan \
        --filter 'Lessons|Typesetting|Templates|Highlighting|Site|Preview|Publishing'
}
proof "under AddressSanitizer" sanitized

# The commands, publishing and the preview without what only Linux has.
portable=.build-portable/release/plumb
proof "without what only Linux has: build" whole env PLUMB_PORTABLE=1 swift build -c release --product plumb \
    --scratch-path .build-portable
end_suites
proof "without what only Linux has: commands" env PLUMB_BROKEN_LESSONS=25 "$python" Tests/Commands/commands.py --plumb $portable
proof "without what only Linux has: publishing" "$python" Tests/Commands/publish.py --plumb $portable
proof "without what only Linux has: preview" "$python" Tests/Browser/preview.py --plumb $portable --portable

# The package in a fresh Debian 12.
bare_system() {
    make --no-print-directory deb && "$python" Tests/Commands/bare_system.py --package .build-static/plumb_*.deb
}
proof "the package in a bare system" bare_system

# Pages.
proof "the preview" "$python" Tests/Browser/preview.py --plumb "$plumb"
proof "the engine in the page at eleven widths" "$python" Tests/Browser/playground.py --plumb "$plumb" --widths 11
proof "pages under a content security policy" "$python" Tests/Browser/policy.py
proof "pages for everyone" "$python" Tests/Browser/accessibility.py --full
proof "random edits in the page" "$python" Tests/Browser/edits.py --answers $built/playground-answers --edits 100 --fuzz 20000
proof "changed figures at every width and offset" "$python" Tests/Browser/changed.py
proof "changed figures in Firefox" "$python" Tests/Browser/changed.py --browser firefox --figures 1 --edits 1
proof "pictures made like others" "$python" Tests/Browser/renewing.py --changes 5000 --seed 2
# Every breakpoint of every figure at all scales in both browsers takes a night: live.py --full --scale 1 --scale 1.5 …
proof "live previews" "$python" Tests/Browser/live.py --plumb "$plumb" --widths 30 --seed 2
proof "live previews at two scales in two browsers" "$python" Tests/Browser/live.py --plumb "$plumb" --widths 4 \
    --scale 1.5 --scale 3 --browser chromium --browser firefox
proof "every fixed preview at two scales" "$python" Tests/Browser/pages.py --plumb "$plumb"
# The same of scroll offsets, also as in a browser without scroll timelines.
proof "scrolling" "$python" Tests/Browser/scroll.py --plumb "$plumb" --without-timelines --widths 3 --offsets 4 \
    --scale 1 --scale 3
proof "scrolling in Firefox" "$python" Tests/Browser/scroll.py --plumb "$plumb" --browser firefox --widths 3 --offsets 4
proof "figures in words" "$python" Tests/Browser/words.py --plumb "$plumb" --widths 8 --seed 2
proof "code and picture that answer" "$python" Tests/Browser/pointing.py --plumb "$plumb"
proof "controls" "$python" Tests/Browser/controls.py --plumb "$plumb"
proof "finding one's way" "$python" Tests/Browser/reading.py
proof "hairlines" "$python" Tests/Browser/hairlines.py
proof_alone "the speed of the editor" "$python" Tests/Browser/speed.py
end_suites
sum_up
