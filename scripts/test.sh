#!/usr/bin/env bash
# Runs every test and ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/.."
source scripts/suites.sh

# Tests and programs are built together, optimized and with assertions, so that sources are compiled once.
built=.build-tested/release
plumb=$built/plumb

build() {
    # Nobody steps through these programs. The compiler asks for memory in large pages, and for 256 MB at a time, which
    # takes up to a tenth less time.
    GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=268435456 PLUMB_TESTED=1 \
        swift build -c release --build-tests --scratch-path .build-tested -debug-info-format none
}

units() {
    PLUMB_TESTED=1 swift_tests -c release --skip-build --scratch-path .build-tested
}

# Beside the build, which does not always have work for two cores. All that differs without what only Linux has stands in one
# target; the verify script builds the whole program so, and tests it. Whether the engine for pages compiles is the question;
# not optimized it is made in a fifth of the time, and the verify script runs it in pages.
suite "what only tests need" whole scripts/install.sh site test
suite "without what only Linux has" whole env PLUMB_PORTABLE=1 swift build --target Platform --scratch-path .build-portable
suite "the engine for pages, as Embedded Swift for WebAssembly" whole scripts/playground.sh .build-playground/engine.wasm
step "build" build
end_suites
# The longest first, so that none is left running alone.
suite "units" units
step "house style" make --no-print-directory lint
step "structure" "$python" scripts/structure.py
step "what the page of the module UIKit lists" "$python" scripts/uikit_module.py --check
step "the site" "$plumb" generate
suite "figures in words in Chromium" "$python" Tests/Browser/words.py --plumb "$plumb" --widths 1 --share 0.05
suite "controls in Chromium" "$python" Tests/Browser/controls.py --plumb "$plumb" --every 20
suite "pages in Chromium" "$python" Tests/Browser/pages.py --plumb "$plumb" --scale 1 --scheme light --every 40
suite "random systems against HiGHS" "$python" Tests/Oracles/lexicographic.py --random 900 --seed 7 --solver $built/solve-systems
suite "what the solver says, against HiGHS" "$python" Tests/Oracles/answers.py --random 16 --seed 3 --solver $built/solve-systems
suite "what is open, in rational arithmetic" "$python" Tests/Oracles/faces.py --random 300 --seed 2 --solver $built/solve-systems
suite "every ninth preview against HiGHS" "$python" Tests/Oracles/figures.py --plumb "$plumb" --every 9
suite "answers to contradictions" "$python" Tests/Oracles/contradictions.py --plumb "$plumb" --random 24 --seed 1
suite "the reasons for edges and sizes" "$python" Tests/Oracles/explanations.py --plumb "$plumb" --share 0.1
suite "expectations at all widths" "$python" Tests/Oracles/expectations.py --plumb "$plumb" --random 16 --seed 1
suite "Interface Builder's frames" "$python" Tests/Oracles/interface_builder_facts.py --plumb "$plumb"
suite "the real screens" "$python" Tests/Oracles/screens.py --plumb "$plumb"
suite "the commands" "$python" Tests/Commands/commands.py --plumb "$plumb"
suite "apps to take home" "$python" Tests/Commands/projects.py --plumb "$plumb"
suite "programs that would do harm" "$python" Tests/Commands/sandbox.py --plumb "$plumb"
suite "programs in lessons" "$python" Tests/Commands/lesson_programs.py --plumb "$plumb"
suite "cells and their configurations" "$python" Tests/Commands/cell_configurations.py --plumb "$plumb"
suite "programs that are hard to follow" "$python" Tests/Commands/exactness.py --plumb "$plumb" --every 17
suite "a tutorial told twice" "$python" Tests/Oracles/told_twice.py --plumb "$plumb"
suite "imported scenes as UIKit code" "$python" Tests/Oracles/interface_builder_code.py --plumb "$plumb" --every 20
suite "blocks that nobody should write" "$python" Tests/Commands/hostile_blocks.py --plumb "$plumb" --blocks 120 --seed 1
suite "printed UIKit code" "$python" Tests/Oracles/uikit_code.py --plumb "$plumb" --every 90
suite "the JSON of solve" "$python" Tests/Documentation/solve_json.py --plumb "$plumb"
suite "the Markdown of lessons" "$python" Tests/Documentation/markdown.py --plumb "$plumb"
suite "the values of templates" "$python" Tests/Documentation/templates.py
suite "what authors are told" "$python" Tests/Commands/mistakes.py --plumb "$plumb"
suite "what the pages for contributors name" "$python" Tests/Documentation/names.py
suite "publishing" "$python" Tests/Commands/publish.py --plumb "$plumb"
suite "two builds are one" "$python" Tests/Oracles/determinism.py --plumb "$plumb" --count 2 --built site
suite "what has changed and nothing else" "$python" Tests/Oracles/incremental.py --plumb "$plumb" --edits 12
suite "valid pages" "$python" Tests/Browser/validity.py --plumb "$plumb"
suite "searching in Chromium" "$python" Tests/Browser/search.py --plumb "$plumb"
suite "pages under a content security policy" "$python" Tests/Browser/policy.py --every 3
suite "finding one's way in Chromium" "$python" Tests/Browser/reading.py --every 8
suite "live previews in Chromium" "$python" Tests/Browser/live.py --plumb "$plumb" --widths 1 --every 4
suite "scrolling in Chromium" "$python" Tests/Browser/scroll.py --plumb "$plumb" --widths 0 --offsets 1 --every 4 --seed 2
suite "code beside its picture in Chromium" "$python" Tests/Browser/steps.py
suite "pictures made like others in Chromium" "$python" Tests/Browser/renewing.py
suite "the language of the code in Chromium" "$python" Tests/Browser/languages.py
suite "code and picture that answer in Chromium" "$python" Tests/Browser/pointing.py --plumb "$plumb" --every 2
# It measures the time of a step.
suite_alone "overlays in Chromium" "$python" Tests/Browser/overlays.py --plumb "$plumb"
sum_up
