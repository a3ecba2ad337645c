#!/bin/sh
# Makes a Debian package of the program in FOLDER, which is as 'make install PREFIX=/usr DESTDIR=FOLDER' leaves it, and says
# its name. The same sources give the same bytes: every time in it is that of the commit.
# Usage: scripts/package.sh FOLDER OUTPUT-FOLDER
set -eu
umask 022
cd "$(dirname "$0")/.."
root=$1
output=$2
documents=$root/usr/share/doc/plumb
maintainer=$(git log -1 --format='%an <%ae>')
day=$(git log -1 --format=%aD)
SOURCE_DATE_EPOCH=$(git log -1 --format=%at)
export SOURCE_DATE_EPOCH
# A version under way comes before the release: 0.2.0~dev.
version=$("$root/usr/bin/plumb" --version | sed 's/-/~/')
architecture=$(dpkg --print-architecture)

mkdir -p "$documents" "$root/DEBIAN"
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$root/usr/bin/plumb"
gzip -9nf "$root/usr/share/man/man1/plumb.1"
cp packaging/copyright docs/*.md docs/solve.schema.json "$documents"
# All licenses stand in one file.
rm "$root/usr/share/plumb/templates/symbols/LICENSE.txt"
install -D -m 644 packaging/lintian-overrides "$root/usr/share/lintian/overrides/plumb"
printf 'plumb (%s) unstable; urgency=medium\n\n  * What is new stands in the changelog of the sources.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$day" | gzip -9n >"$documents/changelog.gz"

# The libraries that the program was linked with, from the packages that this machine has them from.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/debian"
printf 'Source: plumb\n\nPackage: plumb\nArchitecture: any\n' >"$work/debian/control"
program=$(realpath "$root/usr/bin/plumb")
libraries=$(cd "$work" && dpkg-shlibdeps -O "$program" | sed -n 's/^shlibs:Depends=//p')

cat >"$root/DEBIAN/control" <<CONTROL
Package: plumb
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $libraries, fonts-inter-variable, fonts-noto-color-emoji, librsvg2-common, webp-pixbuf-loader
Recommends: curl, git
Suggests: graphviz, xdg-utils
Section: web
Priority: optional
Description: site generator for lessons on Auto Layout
 Plumb makes a site of lessons written in Markdown. Layout blocks in them are
 solved as UIKit's Auto Layout would solve them, and the figures of the pages
 are these layouts, as HTML and CSS.
 .
 'plumb new course' makes a site, 'plumb serve course' shows it and follows
 every save.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
mkdir -p "$output"
package=$output/plumb_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz -z6 --build "$root" "$package" >/dev/null
echo "$package"
