#!/bin/sh
# Makes the engine for pages, WebAssembly, from the targets that compile as Embedded Swift.
# Usage: scripts/playground.sh OUTPUT [PLUMB]: OUTPUT is for size, packed, and split by what the lessons of our own site call, which the
# program PLUMB writes; without PLUMB it is neither optimized nor split, which takes a fifth of the time.
# Each module is emitted without code, and all code is made for the last one, which costs a quarter of what SwiftPM takes.
set -eu
cd "$(dirname "$0")/.."

output=$1
plumb=${2:-}
level=${plumb:+-Osize}
level=${level:--Onone}
folder=.build-playground/module$level
mkdir -p "$folder" "$(dirname "$output")"
flags="-target wasm32-unknown-none-wasm -swift-version 6 -package-name plumb -wmo -parse-as-library -warnings-as-errors
    -enable-experimental-feature Embedded -enable-experimental-feature DeferredCodeGen -I $folder $level"
# Appending to arrays and comparing texts are called, rather than inlined in a thousand places. Each of these options holds for one name: the first
# for all functions whose mangled name contains it, append(_:) of Array and ContiguousArray, the second for == of String.
[ "$level" = -Onone ] || flags="$flags -Xllvm -sil-inline-never-functions=6appendyyxnF -Xllvm -sil-inline-never-function=\$eSS2eeoiySbSS_SStFZ"
# So is counting a reference: 8,000 places, a fortieth of all. With LLVM's own passes for Swift two figures went wrong:
# presumably they hold that only the runtime reads how many references there are, and here that is inlined.
called="-Xllvm -force-attribute=swift_retain:noinline -Xfrontend -disable-swift-specific-llvm-optzns"
[ "$level" = -Onone ] && called=""
swift=$(dirname "$(readlink -f "$(command -v swiftc)")")

# A module is made anew only after its sources, this script, or a module that it may import.
newer=""
for module in Diagnostics Cassowary Piecewise Scene AutoLayout Adaptive Notation Paragraphs FigureSolving Escaping Highlighting \
    UIKitCode Figures; do
    made=$folder/$module.swiftmodule
    if [ -n "$newer" ] || ! [ -f "$made" ] || [ -n "$(find scripts/playground.sh "Sources/$module" -type f -newer "$made")" ]; then
        newer=yes
        swiftc $flags -module-name "$module" -emit-module -emit-module-path "$made" \
            $(find "Sources/$module" -name '*.swift' | sort)
    fi
done
tools=$(printf 'scripts/%s ' playground.sh profile_engine.mjs module_reader.py linked_constants.py split_module.py pack_module.py check_packed.mjs)
if [ -z "$newer" ] && [ -f "$output" ] &&
    [ -z "$(find Sources/Playground Sources/System/CPlayground $tools -newer "$output")" ]; then
    exit
fi
swiftc $flags $called -module-name Playground -c -o "$folder/playground.o" $(find Sources/Playground -name '*.swift' | sort)
for source in CPlayground Memory Unicode; do
    "$swift/clang" --target=wasm32-unknown-unknown -Os -c -o "$folder/$source.o" "Sources/System/CPlayground/$source.c"
done

# Links the engine, as told. Unicode's large tables are a module of their own, and have the first 64 KB of memory.
link() {
    tables="$swift/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
    exports=""
    for name in alloc free answer open frames live findings uikit reasons grade color blocks conditions data choose_data complete; do
        exports="$exports --export=plumb_$name"
    done
    wrapped=""
    tabled=""
    for name in getBinaryProperties getComposition getDecompositionEntry getMapping getNumericType getSpecialMapping; do
        wrapped="$wrapped --wrap=_swift_stdlib_$name"
        tabled="$tabled --export=_swift_stdlib_$name"
    done
    "$swift/wasm-ld" --no-entry --gc-sections $2 -z stack-size=4194304 --global-base=65536 $exports $wrapped -o "$1" \
        "$folder/playground.o" "$folder/CPlayground.o" "$folder/Memory.o" "$folder/Unicode.o" "$tables" \
        -L/usr/lib/wasm32-wasi -lc -lm /usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a
    # It fails where the tables are larger than that.
    "$swift/wasm-ld" --no-entry --gc-sections --strip-all --import-memory --initial-memory=65536 -z stack-size=1024 $tabled \
        -o "$beside/unicode.wasm" "$tables"
}

features="--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals"

# Large functions, made of those with one caller, would take a browser longer to compile than they save.
# Control flow made anew and passes until nothing gets smaller take a hundredth less, at the same speed. Addresses below 1024 are
# not used, since data begin there.
optimize() {
    wasm-opt -g --flatten --rereloop -Oz --converge --one-caller-inline-max-function-size=30 --low-memory-unused $features -o "$2" "$1"
}

# Writes the places of the functions that belong to each part but the last to FOLDER/PART.
profile() {
    module=$1
    made=$2
    # Our own site with the engine as it is, which says what the engine is told of its lessons.
    for part in engine $later; do touch "$beside/$part.packed.wasm"; done
    "$plumb" generate --output "$made/site" >"$made/log" 2>&1 || { cat "$made/log" >&2; return 1; }
    wasm-split --instrument $features -g "$module" -o "$made/instrumented.wasm"
    node scripts/profile_engine.mjs "$made/instrumented.wasm" "$made"/site/assets/playground-* "$made"
}

# The parts that come after the first one: of those that have a function the first is asked for it, and the last has what no other one has.
later="engine-scrolled engine-still engine-rows pictures screens controls collections more more-scrolled more-rows uikit uikit-still asked rest"
beside=$(dirname "$output")
if [ -z "$plumb" ]; then
    link "$output" --strip-debug
    exit
fi

# Nothing is left half made.
made=$(mktemp -d)
trap 'rm -rf "$made"; [ -n "${whole:-}" ] || rm -f "$beside"/*.wasm' EXIT
link "$folder/linked.wasm" --strip-debug
link "$folder/relocated.wasm" --emit-relocs
# That is what Embedded Swift writes for a value that has no description, such as an enumeration's case.
if grep -q 'cannot print value' "$folder/linked.wasm"; then
    echo "A text of the engine holds a value that cannot be printed; name it by its raw value." >&2
    exit 1
fi
# What gives a packed module back.
"$swift/clang" --target=wasm32-unknown-unknown -mbulk-memory -O2 -c -o "$folder/Unpack.o" Sources/System/CPlayground/Unpack.c
"$swift/wasm-ld" --no-entry --strip-all -o "$beside/unpack.wasm" "$folder/Unpack.o"
# The linker makes programs, which packages hold to be scripts.
chmod 644 "$beside/unpack.wasm" "$beside/unicode.wasm"
optimize "$folder/linked.wasm" "$folder/engine.wasm"
profile "$folder/engine.wasm" "$made"
python3 scripts/split_module.py "$folder/engine.wasm" "$folder/relocated.wasm" "$made" engine $later
set --
for part in engine $later; do
    python3 scripts/pack_module.py "$made/$part.wasm" "$beside/$part.packed.wasm"
    set -- "$@" "$beside/$part.packed.wasm" "$made/$part.wasm"
done
node scripts/check_packed.mjs "$beside/unpack.wasm" "$@"
whole=yes
