#!/usr/bin/env python3
"""Run the mutants of cargo-mutants from one build.

    pip install tree-sitter==0.26.1 tree-sitter-rust==0.24.2
    cargo install cargo-mutants --locked --version 27.1.0
    scripts/mutants.py FOLDER PACKAGE… [--exclude FILES] [--tests PACKAGE,…] [--longest SECONDS] [--budget SECONDS] [--others]

cargo-mutants compiles every mutant by itself, which takes days for 9,200 of them. This script compiles all of them into
one copy of the workspace in FOLDER, each behind a number (mutant schemata: Untch, Offutt and Harrold 1993). The
environment variable MUTANT selects one. The tests of its package that reach it run until one fails, the most effective
first. FOLDER keeps the findings: the same command resumes, and with a larger limit it tries survivors again.

Code that the compiler evaluates is not reached, and a mutant that does not compile together with the others is left out.
The list at the end names both, for cargo-mutants to try.
"""
import argparse
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import tree_sitter_rust
from tree_sitter import Language, Parser

ROOT = Path(__file__).resolve().parents[1]
PARSER = Parser(Language(tree_sitter_rust.language()))

# Code that the compiler evaluates is never a mutant: it has no environment.
SWITCH = """
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
const OBSERVING: u32 = u32::MAX - 1;
static ACTIVE: AtomicU32 = AtomicU32::new(u32::MAX);
static SEEN: [AtomicBool; SITES] = [const { AtomicBool::new(false) }; SITES];
#[inline(always)]
pub(crate) const fn at(site: u32) -> u32 {
    std::intrinsics::const_eval_select((site,), never, active)
}
const fn never(_site: u32) -> u32 {
    0
}
#[inline(always)]
fn active(site: u32) -> u32 {
    let active = ACTIVE.load(Relaxed);
    if active < OBSERVING { active } else { observe(site) }
}
#[cold]
#[inline(never)]
fn observe(site: u32) -> u32 {
    if ACTIVE.load(Relaxed) == u32::MAX {
        let told = std::env::var("MUTANT").ok().and_then(|text| text.parse().ok());
        let watched = std::env::var_os("MUTANT_SITES").is_some();
        ACTIVE.store(told.unwrap_or(if watched { OBSERVING } else { 0 }), Relaxed);
        return active(site);
    }
    if !SEEN[site as usize].swap(true, Relaxed) {
        use std::io::Write as _;
        let path = std::env::var_os("MUTANT_SITES").unwrap();
        let mut file = std::fs::OpenOptions::new().append(true).create(true).open(path).unwrap();
        file.write_all(format!("{site}\\n").as_bytes()).unwrap();
    }
    0
}
"""


class Site:
    """An expression, arm or body with its mutants."""

    def __init__(self, kind, node, number):
        self.kind, self.node, self.number = kind, node, number
        part = node.child_by_field_name("pattern").child_by_field_name("condition") if kind == "MatchArmGuard" else node
        self.start, self.end = part.start_byte, part.end_byte
        self.mutants = []


class Source:
    """A file with its mutant sites."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_bytes()
        self.root = PARSER.parse(self.text).root_node
        self.lines = self.text.split(b"\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.sites = {}
        self.head = self.tail = b""

    def byte(self, place):
        line = self.lines[place["line"] - 1].decode()
        return self.starts[place["line"] - 1] + len(line[: place["column"] - 1].encode())

    def node(self, mutant):
        start, end = self.byte(mutant["span"]["start"]), self.byte(mutant["span"]["end"])
        node = self.root.descendant_for_byte_range(start, end)
        kinds = {
            "FnValue": ["function_item"],
            "BinaryOperator": ["binary_expression", "compound_assignment_expr"],
            "UnaryOperator": ["unary_expression"],
            "MatchArm": ["match_arm"],
            "MatchArmGuard": ["match_arm"],
        }.get(mutant["genre"])
        while kinds and node and node.type not in kinds:
            node = node.parent
        return node if kinds else None

    def add(self, mutant, new_number):
        """Add a mutant; returns whether that is possible."""
        node = self.node(mutant)
        if node is None or (node.type == "binary_expression" and holds_let(node)):
            return False
        key = (mutant["genre"], node.start_byte, node.end_byte)
        if key not in self.sites:
            self.sites[key] = Site(mutant["genre"], node, new_number())
        self.sites[key].mutants.append(mutant)
        return True

    def render(self, dead):
        """The text with all mutants except the dead."""
        sites = [
            (site, [m for m in site.mutants if m["id"] not in dead]) for site in self.sites.values()
        ]
        sites = [(site, alive) for site, alive in sites if alive]
        # Outer sites first; a body or guard is outside an expression of the same range.
        sites.sort(key=lambda pair: (pair[0].start, -pair[0].end, pair[0].kind != "MatchArmGuard"))
        return self.range(0, len(self.text), sites)

    def range(self, start, end, sites):
        out, at, index = b"", start, 0
        while index < len(sites):
            site, alive = sites[index]
            inner = []
            index += 1
            while index < len(sites) and sites[index][0].start < site.end:
                inner.append(sites[index])
                index += 1
            out += self.text[at : site.start] + self.site(site, alive, inner)
            at = site.end
        return out + self.text[at:end]

    def site(self, site, alive, inner):
        node = site.node
        if site.kind == "FnValue":
            body = node.child_by_field_name("body")
            start = body.start_byte + 1
            for child in body.named_children:
                if child.type != "inner_attribute_item":
                    break
                start = child.end_byte
            tests = "".join(
                f"\n/*M{m['id']}*/ if crate::mutants::at({site.number}) == {m['id']} {{ return {one_line(m['replacement'])}; }}"
                for m in alive
            )
            return (
                self.range(site.start, start, [])
                + f"{tests}\n".encode()
                + self.range(start, site.end, inner)
            )
        if site.kind == "MatchArm":
            return self.arm(site, alive, inner)
        if site.kind == "MatchArmGuard":
            arms = {m["id"]: m["replacement"].encode() for m in alive}
            return choice(site, arms, self.range(site.start, site.end, inner))
        original = self.range(site.start, site.end, inner)
        arms = {}
        for m in alive:
            start, end = self.byte(m["span"]["start"]), self.byte(m["span"]["end"])
            left, right = self.text[site.start : start], self.text[end : site.end]
            operator = m["replacement"].encode()
            if node.type == "binary_expression":
                left, right = b"(" + left + b")", b"(" + right + b")"
            arms[m["id"]] = b" ".join([left, operator, right])
        return choice(site, arms, original)

    def arm(self, site, alive, inner):
        pattern = site.node.child_by_field_name("pattern")
        guard = pattern.child_by_field_name("condition")
        m = alive[0]
        test = f"\n/*M{m['id']}*/ crate::mutants::at({site.number}) != {m['id']}\n".encode()
        if guard is None:
            end = pattern.end_byte
            return self.text[site.start : end] + b" if " + test + self.range(end, site.end, inner)
        start = guard.start_byte
        return self.text[site.start : start] + test + b"&& " + self.range(start, site.end, inner)


def choice(site, arms, original):
    numbers = " | ".join(str(number) for number in arms)
    # The original comes first: from it the compiler learns the type.
    out = f"(match crate::mutants::at({site.number}) {{ mutant if !matches!(mutant, {numbers}) => ".encode()
    out += original
    items = list(arms.items())
    for number, text in items[:-1]:
        out += f",\n/*M{number}*/ {number} => ".encode() + text.replace(b"\n", b" ")
    number, text = items[-1]
    out += f",\n/*M{number}*/ _ => ".encode() + text.replace(b"\n", b" ")
    return out + b"\n})"


def one_line(text):
    return " ".join(text.split("\n"))


def holds_let(node):
    return any(
        child.type in ("let_condition", "let_chain")
        or (child.type == "binary_expression" and holds_let(child))
        for child in node.children
    )


def cargo(folder, *args, **options):
    env = {**os.environ, "RUSTC_BOOTSTRAP": "1", "CARGO_INCREMENTAL": "0", "CARGO_PROFILE_DEV_DEBUG": "0"}
    return subprocess.run(["cargo", *args], cwd=folder, env=env, **options)


def copy_workspace(folder):
    work = folder / "work"
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        if name and not name.startswith(("www/public", "docs/pictures")):
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, work / name)
    return work


def list_mutants(work, packages, exclude):
    out = subprocess.run(
        ["cargo", "mutants", "--list", "--json", *[f"--package={p}" for p in packages]],
        cwd=work, capture_output=True, check=True,
    ).stdout
    mutants = [m for m in json.loads(out) if not re.search(exclude, m["file"])]
    for number, mutant in enumerate(mutants, 1):
        mutant["id"] = number
    return mutants


def instrument(work, packages, mutants):
    """Insert all mutants; returns the sites of mutants, and the mutants left out."""
    sources, left, sites = {}, {}, 0

    def new_number():
        nonlocal sites
        sites += 1
        return sites - 1

    for mutant in mutants:
        path = work / mutant["file"]
        if path not in sources:
            sources[path] = Source(path)
        if not sources[path].add(mutant, new_number):
            left[mutant["id"]] = "no place in the copy"
    for library in sorted({crate_of(path) for path in sources}):
        (library / "mutants.rs").write_text(f"const SITES: usize = {sites};\n{SWITCH}")
        root = library / "lib.rs"
        source = sources.setdefault(root, Source(root))
        source.head = b"#![feature(core_intrinsics, const_eval_select)]\n#![allow(internal_features, warnings)]\n"
        source.tail = b"\nmod mutants;\n"

    while True:
        for path, source in sources.items():
            path.write_bytes(source.head + source.render(left) + source.tail)
        done = cargo(work, "check", *[f"--package={p}" for p in packages], "--keep-going", "--message-format=json", stdout=subprocess.PIPE)
        wrong = set()
        for line in done.stdout.splitlines():
            message = json.loads(line)
            if message["reason"] == "compiler-message" and message["message"]["level"] == "error":
                wrong |= culprits(work, message["message"], sources, left)
        if not wrong:
            if done.returncode:
                sys.exit("the copy does not compile")
            break
        print(f"{len(wrong)} do not compile", flush=True)
        left.update((number, "does not compile") for number in wrong)
    number_of = {m["id"]: s.number for source in sources.values() for s in source.sites.values() for m in s.mutants}
    return number_of, left


def crate_of(path):
    while path.name != "src":
        path = path.parent
    return path


def culprits(work, message, sources, left):
    """The mutants that cause an error."""
    wrong = set()
    for span in message["spans"]:
        path = work / span["file_name"]
        if path not in sources:
            continue
        lines = path.read_bytes().split(b"\n")
        for line in lines[span["line_start"] - 1 : span["line_end"]]:
            wrong |= {int(n) for n in re.findall(rb"/\*M(\d+)\*/", line)}
    if not wrong:
        for span in message["spans"]:
            path = work / span["file_name"]
            if path not in sources:
                continue
            # The function around it: first its values, then everything in it.
            lines = path.read_bytes().split(b"\n")
            at = span["line_start"] - 1
            while at > 0 and not re.search(rb"\bfn ", lines[at]):
                at -= 1
            name = re.search(rb"\bfn (\w+)", lines[at])
            inside = [
                m for s in sources[path].sites.values() for m in s.mutants
                if m["id"] not in left and m.get("function")
                and name and m["function"]["function_name"].split("::")[-1] == name[1].decode()
            ]
            values = {m["id"] for m in inside if m["genre"] == "FnValue"}
            wrong |= values or {m["id"] for m in inside}
        if not wrong:
            print(message["rendered"])
    return wrong


def test_programs(work, packages):
    done = cargo(work, "test", "--no-run", "--message-format=json", "--lib", "--tests", *[f"--package={p}" for p in packages],
                 stdout=subprocess.PIPE, check=True)
    programs = []
    for line in done.stdout.splitlines():
        message = json.loads(line)
        if message["reason"] == "compiler-artifact" and message["executable"] and message["profile"]["test"]:
            programs.append((message["executable"], str(Path(message["manifest_path"]).parent)))
    return programs


def run_test(test, seconds, **env):
    program, folder, name = test

    def limits():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    start = time.monotonic()
    process = subprocess.Popen(
        [program, "--exact", name, "--test-threads=1"], cwd=folder, env={**os.environ, **env, "RUST_BACKTRACE": "0"},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, preexec_fn=limits, start_new_session=True,
    )
    try:
        good = process.wait(10 * seconds + 30) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()
        good = False
    return good, time.monotonic() - start


def names_of(program, folder, *options):
    listed = subprocess.run(
        [program, "--list", "--format=terse", *options], cwd=folder, capture_output=True, text=True, check=True
    )
    return [line.removesuffix(": test") for line in listed.stdout.splitlines() if line.endswith(": test")]


def observe(folder, programs, skip):
    """Time and reached sites of every test."""
    known = folder / "tests.json"
    found = json.loads(known.read_text()) if known.exists() else []
    observed = {tuple(t["test"]) for t in found}
    tests = []
    for program, where in programs:
        ignored = names_of(program, where, "--ignored")
        for name in names_of(program, where):
            test = (program, where, name)
            if name not in ignored and test not in observed and not re.search(skip, f"{program} {name}"):
                tests.append(test)

    def one(numbered):
        index, test = numbered
        seen = folder / f"seen.{index}"
        good, seconds = run_test(test, 600, MUTANT_SITES=str(seen))
        sites = sorted({int(line) for line in seen.read_text().split()}) if seen.exists() else []
        seen.unlink(missing_ok=True)
        if not good:
            print(f"fails without a mutant: {test}", flush=True)
            return None
        return {"test": test, "seconds": seconds, "sites": sites}

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found += [t for t in pool.map(one, enumerate(tests)) if t]
    known.write_text(json.dumps(found))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("packages", nargs="+", metavar="package")
    parser.add_argument("--tests", default="", help="packages whose tests run too, after those of the mutant's own")
    parser.add_argument("--exclude", default="^$", help="files without mutants, a regular expression")
    parser.add_argument("--longest", type=float, default=1e9, help="no tests that take longer, in seconds")
    parser.add_argument("--others", action="store_true", help="also tests of other packages than the mutant's")
    parser.add_argument("--budget", type=float, default=1e9, help="seconds of tests for a mutant")
    parser.add_argument("--skip", default="^$", help="tests not to run, a regular expression")
    args = parser.parse_args()
    folder = args.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)

    state = folder / "mutants.json"
    if not state.exists():
        work = copy_workspace(folder)
        mutants = list_mutants(work, args.packages, args.exclude)
        print(f"{len(mutants)} mutants", flush=True)
        sites, left = instrument(work, args.packages, mutants)
        state.write_text(json.dumps({"mutants": mutants, "sites": sites, "left": left}))
    known = json.loads(state.read_text())
    sites = {int(k): v for k, v in known["sites"].items()}
    left = {int(k): v for k, v in known["left"].items()}
    work = folder / "work"

    others = [p for p in args.tests.split(",") if p]
    programs = test_programs(work, [*args.packages, *others])
    tests = observe(folder, programs, args.skip)
    reach = defaultdict(list)
    for test in tests:
        for site in test["sites"]:
            reach[site].append(test)
    print(f"{len(tests)} tests, {sum(t['seconds'] for t in tests):.0f} s", flush=True)

    log = folder / "results.jsonl"
    results = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    tried = {r["id"]: float("inf") if r["outcome"] == "caught" else r["longest"] for r in results}

    noticed = Counter(r["by"].split(" ")[1] for r in results if r["outcome"] == "caught")

    def judge(mutant):
        own = str(work / mutant["file"].split("/src/")[0])
        # Tests that have found most mutants for their time come first.
        order = sorted(
            [t for t in reach[sites[mutant["id"]]] if args.others or t["test"][1] == own],
            key=lambda t: (t["test"][1] != own, -(1 + noticed[t["test"][2]]) / (0.1 + t["seconds"])),
        )
        result = {"id": mutant["id"], "outcome": "survived" if order else "not reached", "longest": args.longest}
        spent = 0
        for test in order:
            if tried.get(mutant["id"], 0) < test["seconds"] <= args.longest:
                spent += test["seconds"]
                if spent > args.budget:
                    result["outcome"] = "given up"
                    break
                good, _ = run_test(test["test"], int(3 + 2 * test["seconds"]), MUTANT=str(mutant["id"]))
                if not good:
                    noticed[test["test"][2]] += 1
                    result |= {"outcome": "caught", "by": f"{Path(test['test'][0]).name} {test['test'][2]}"}
                    break
        with log.open("a") as out:
            out.write(json.dumps(result) + "\n")

    waiting = [m for m in known["mutants"] if m["id"] not in left and tried.get(m["id"], 0) < args.longest]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for count, _ in enumerate(pool.map(judge, waiting), 1):
            if count % 100 == 0:
                print(f"{count} of {len(waiting)}", flush=True)

    outcomes = {r["id"]: r["outcome"] for r in map(json.loads, log.read_text().splitlines())}
    outcomes |= left
    print(Counter(outcomes.values()))
    for mutant in known["mutants"]:
        if outcomes[mutant["id"]] != "caught":
            print(f"{outcomes[mutant['id']]}: {mutant['name']}")


if __name__ == "__main__":
    main()
