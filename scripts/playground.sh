#!/bin/sh
# Links the engine for pages, WebAssembly, from the targets that compile as Embedded Swift.
# Usage: scripts/playground.sh OUTPUT [LEVEL]: for size and packed, or with -Onone neither, which takes a fifth of the time.
# Each module is emitted without code, and all code is made for the last one, which costs a quarter of what SwiftPM takes.
set -eu
cd "$(dirname "$0")/.."

output=$1
level=${2:--Osize}
folder=.build-playground/module$level
mkdir -p "$folder" "$(dirname "$output")"
flags="-target wasm32-unknown-none-wasm -swift-version 6 -package-name plumb -wmo -parse-as-library -warnings-as-errors
    -enable-experimental-feature Embedded -enable-experimental-feature DeferredCodeGen -I $folder $level"
swift=$(dirname "$(readlink -f "$(command -v swiftc)")")

# A module is made anew only after its sources, or a module that it may import.
newer=""
for module in Diagnostics Cassowary Piecewise Scene AutoLayout Adaptive Notation Paragraphs FigureSolving Escaping Highlighting \
    Figures; do
    made=$folder/$module.swiftmodule
    if [ -n "$newer" ] || ! [ -f "$made" ] || [ -n "$(find "Sources/$module" -name '*.swift' -newer "$made")" ]; then
        newer=yes
        swiftc $flags -module-name "$module" -emit-module -emit-module-path "$made" \
            $(find "Sources/$module" -name '*.swift' | sort)
    fi
done
if [ -z "$newer" ] && [ -f "$output" ] &&
    [ -z "$(find Sources/Playground Sources/System/CPlayground scripts/playground.sh scripts/pack_module.py -newer "$output")" ]; then
    exit
fi
swiftc $flags -module-name Playground -c -o "$folder/playground.o" $(find Sources/Playground -name '*.swift' | sort)
for source in CPlayground Memory; do
    "$swift/clang" --target=wasm32-unknown-unknown -Os -c -o "$folder/$source.o" "Sources/System/CPlayground/$source.c"
done

# Links a module with the functions that are named; what none of them calls is left out. Addresses below 1024 are not used,
# since data begin there.
link() {
    made=$1
    module=$folder/$(basename "$made")
    shift
    exports=""
    for name; do exports="$exports --export=plumb_$name"; done
    "$swift/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=4194304 $exports -o "$module" \
        "$folder/playground.o" "$folder/CPlayground.o" "$folder/Memory.o" \
        "$swift/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
        -L/usr/lib/wasm32-wasi -lc -lm /usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a
    if [ "$level" = -Onone ]; then
        mv "$module" "$made"
    else
        # Large functions, made of those with one caller, would take a browser longer to compile than they save.
        # Control flow made anew and passes until nothing gets smaller take a hundredth less, at the same speed.
        wasm-opt --flatten --rereloop -Oz --converge --one-caller-inline-max-function-size=30 --low-memory-unused \
            --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals -o "$module" "$module"
        python3 scripts/pack_module.py "$module" "$made"
    fi
}

# The first module solves, draws and colours; the whole one explains, completes and grades as well, and is loaded once a page is idle.
link "$(dirname "$output")/whole${output#*engine}" alloc free open frames findings reasons grade color blocks answer conditions data choose_data complete
link "$output" alloc free open frames color blocks answer conditions

# What gives a packed module back.
"$swift/clang" --target=wasm32-unknown-unknown -mbulk-memory -O2 -c -o "$folder/Unpack.o" Sources/System/CPlayground/Unpack.c
"$swift/wasm-ld" --no-entry --strip-all -o "$(dirname "$output")/unpack.wasm" "$folder/Unpack.o"
# The linker makes programs, which packages hold to be scripts.
chmod 644 "$(dirname "$output")/unpack.wasm"
