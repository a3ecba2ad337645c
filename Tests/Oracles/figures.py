"""Every system of every figure of the site is lexicographically optimal, says HiGHS.

Usage: figures.py --plumb PATH [--site site] [--content content] [--every N]; of each page, every Nth preview. The last line is `N passed, N failed`.
"""
import argparse
import json
import pathlib
import sys

here = pathlib.Path(__file__).parent
sys.path[:0] = [str(here), str(here.parent / "Browser")]
import lexicographic  # noqa: E402
import published  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    seen = set()
    passed = failed = 0
    for source, page in published.lessons(options.content, options.site):
        for preview in published.previews(page)[::options.every]:
            answer = published.solve(options.plumb, source, *preview, True)
            figure, width, _, scroll, *_ = preview
            for system in answer["systems"]:
                key = json.dumps(
                    [[row["terms"], row["op"], row["constant"], row["priority"]] for row in system["constraints"]]
                    + [system["solution"]], sort_keys=True)
                if key in seen:
                    continue
                seen.add(key)
                if len(set(system["variables"])) < len(system["variables"]):
                    fault = "two variables have one name"
                else:
                    values = [system["solution"][name] for name in system["variables"]]
                    fault = lexicographic.check_solution(lexicographic.System.named(system), values)
                if fault is None:
                    passed += 1
                else:
                    failed += 1
                    print(f"FAILED {source} {figure} {width} scrolled {scroll}: {fault}")
    if not seen:
        failed += 1
        print("FAILED no system was found")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
