# make site      install what is missing, build, and fill site/ with the finished pages
# make test      install what the tests need and run every test
# make serve     the pages on http://127.0.0.1:8080, as they stand
# make bench     the measurements of the README's table
# make verify    the slow proofs: more random systems, more random histories
# make format    put every Swift file into the house style;  make lint: only say what is not

plumb := .build/release/plumb

.PHONY: site test serve bench verify format lint packages test-packages release

site: packages release
	@$(plumb) generate

release: packages
	@swift build -c release --product plumb

packages:
	@scripts/install.sh site

test-packages:
	@scripts/install.sh site test

test: test-packages
	@scripts/test.sh

verify: test-packages release
	@scripts/verify.sh

bench: test-packages release
	@scripts/bench.sh

serve: site
	@python3 -m http.server --bind 127.0.0.1 --directory site 8080

format:
	@git ls-files '*.swift' | xargs swift format format --in-place --configuration .swift-format

lint:
	@git ls-files '*.swift' | xargs swift format lint --strict --configuration .swift-format
