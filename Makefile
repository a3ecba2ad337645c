# make site      install what is missing, build, and fill site/ with the finished pages, whose figures readers can change
# make test      install what the tests need and run every test
# make playground  the engine for pages alone, a few minutes; kept until a source changes
# make serve     the pages on http://127.0.0.1:8080, following every change
# make install   the program with man page and completions below PREFIX, /usr/local where none is given
# make deb       a Debian package of the same, in .build-static
# make bench     the measurements of the README's table
# make verify    the slow proofs: more random systems, more random histories
# make format    put every Swift file into the house style;  make lint: only say what is not

plumb := .build/release/plumb
runner := .build/release/uikit-runner

# Where 'make install' puts things; DESTDIR is a folder that stands for the root.
PREFIX ?= /usr/local
prefix = $(DESTDIR)$(PREFIX)

.PHONY: playground install deb site test serve bench verify format lint packages test-packages

# Some of the lessons are programs, which a sandbox runs; whoever calls make trusts what stands in this folder.
site: packages $(plumb) $(runner) playground
	@PLUMB_RUN_CODE=1 $(plumb) generate

# Asking the package manager whether anything has changed takes longer than looking at the files.
$(plumb): Package.swift $(shell find Sources -type f) | packages
	@swift build -c release --product plumb
	@touch $@

$(runner): $(plumb)
	@swift build -c release --product uikit-runner
	@touch $@

# The program finds its templates in share/plumb beside its own bin; the Swift runtime is part of it. It is built apart, since
# objects that are linked with the static runtime are others.
install:
	@scripts/install.sh site
	@swift build -c release --product plumb --static-swift-stdlib --scratch-path .build-static -Xlinker -z -Xlinker now
	@touch .build-static/release/plumb
	@$(MAKE) --no-print-directory playground plumb=.build-static/release/plumb
	@install -D -m 755 .build-static/release/plumb $(prefix)/bin/plumb
	@mkdir -p $(prefix)/share/plumb && cp -R templates $(prefix)/share/plumb/
	@python3 scripts/write_manual.py --plumb $(prefix)/bin/plumb $(prefix)
	@echo "Installed plumb in $(prefix)."

deb:
	@scripts/install.sh site deb
	@rm -rf .build-static/package
	@$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR=$(CURDIR)/.build-static/package
	@scripts/package.sh .build-static/package .build-static

playground: templates/playground/engine.packed.wasm

# It is split by what our own lessons call, which the program has to say.
templates/playground/engine.packed.wasm: scripts/playground.sh scripts/module_reader.py scripts/linked_constants.py scripts/split_module.py \
		scripts/pack_module.py scripts/check_packed.mjs scripts/profile_engine.mjs \
		$(shell find Sources -type f) | $(plumb)
	@scripts/install.sh playground
	@scripts/playground.sh $@ $(plumb)

packages:
	@scripts/install.sh site

# What only tests need is installed beside the build.
test-packages:
	@scripts/install.sh site playground

test: test-packages
	@scripts/test.sh

verify: $(plumb)
	@scripts/install.sh site test verify
	@scripts/verify.sh

bench: $(plumb)
	@scripts/install.sh site test bench
	@scripts/bench.sh

serve: packages $(plumb) $(runner)
	@PLUMB_RUN_CODE=1 $(plumb) serve

format:
	@git ls-files '*.swift' | xargs swift format format --in-place --configuration .swift-format

lint:
	@git ls-files '*.swift' | xargs swift format lint --strict --configuration .swift-format
