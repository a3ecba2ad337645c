#!/bin/sh
# Installs the Debian packages that are missing; does nothing, and asks for nothing, where all are there.
# Usage: scripts/install.sh site [test] [bench] [verify] [deb] [playground]
set -eu
cd "$(dirname "$0")/.."

for purpose; do
    case $purpose in
    site | test | bench | verify | deb | playground) ;;
    *)
        echo "scripts/install.sh knows nothing of '$purpose'" >&2
        exit 2
        ;;
    esac
done

packages="pkg-config libstdc++-12-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev libharfbuzz-dev libicu-dev
    libwoff-dev libkainjow-mustache-dev libcli11-dev libgdk-pixbuf-2.0-dev libcivetweb-dev libgumbo-dev libexpat1-dev libxxhash-dev
    libarchive-dev     librsvg2-common webp-pixbuf-loader fonts-inter-variable fonts-noto-color-emoji"
case " $* " in
*" test "*) packages="$packages chromium chromium-driver curl git graphviz python3-venv brotli tidy" ;;
esac

case " $* " in
*" test "* | *" playground "*) packages="$packages wasi-libc libclang-rt-14-dev-wasm32 binaryen nodejs" ;;
esac

case " $* " in
*" verify "*) packages="$packages firefox-esr debootstrap lintian" ;;
esac

case " $* " in
*" deb "*) packages="$packages binutils dpkg-dev" ;;
esac

case " $* " in
*" bench "*) packages="$packages hugo" ;;
esac

installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' $packages 2>/dev/null |
    sed -n 's/ installed$//p')
missing=""
for package in $packages; do
    case "
$installed
" in
    *"
$package
"*) ;;
    *) missing="$missing $package" ;;
    esac
done

if [ -n "$missing" ]; then
    echo "Installing$missing"
    as_root=""
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || {
            echo "plumb needs these packages and neither root nor sudo is at hand:$missing" >&2
            exit 3
        }
        as_root="sudo"
    fi
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

case " $* " in
*" test "*)
    if ! [ -x .venv/bin/python ] || ! .venv/bin/python -c 'import selenium, websocket, scipy, brotli, jsonschema, yaml; from importlib.util import find_spec; assert find_spec("axe_playwright_python")' \
        2>/dev/null; then
        echo "Installing selenium, websocket-client, scipy, brotli, jsonschema, PyYAML and axe-core into .venv"
        python3 -m venv .venv
        .venv/bin/python -m pip install --quiet --disable-pip-version-check selenium websocket-client scipy brotli jsonschema pyyaml
        # It brings axe-core; the driver that it is for is not needed.
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps axe-playwright-python
    fi
    ;;
esac
