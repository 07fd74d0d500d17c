#!/usr/bin/env bash
# Builds, serves and tests Chariot. `./build.sh --help` lists what it does.
#
# CHARIOT_RUST=debian takes Debian's own compiler packages even where rustup is present.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
[ -n "${CARGO_TARGET_DIR:-}" ] || unset CARGO_TARGET_DIR # cargo rejects an empty one

readonly GAMES='chess xiangqi'            # an engine for the browser is built for each
readonly CHESS_TABLES='--men 4'           # the endings that are made: all of chess up to four men,
readonly XIANGQI_TABLES='--set practical' # and of xiangqi those of text-books
readonly LARGEST_TABLE=4194304            # bytes; the page loads whole files, larger ones it could not
readonly WASM_TARGET=wasm32-unknown-unknown
readonly WASM_BUILD=(-p wasm --no-default-features --profile wasm --target "$WASM_TARGET")
readonly LLD=22                           # the LLVM generation of Debian's rustc-web
readonly BENCH='chess:8 xiangqi:7'        # games and depths whose node counts must be the same everywhere
readonly GENERATED=www/src/generated

# Memory that several threads share, at most 256 MiB, and what bindgen asks for to start a thread in it.
readonly THREAD_FLAGS='-C target-feature=+atomics,+bulk-memory,+mutable-globals -C link-arg=--shared-memory
  -C link-arg=--import-memory -C link-arg=--initial-memory=2097152 -C link-arg=--max-memory=268435456
  -C link-arg=--export=__wasm_init_tls -C link-arg=--export=__tls_size -C link-arg=--export=__tls_align
  -C link-arg=--export=__tls_base -C link-arg=--export=__heap_base'

# Bytes that the first engine of a game may have, compressed as static hosts do. With the standard library of the compiler,
# where ours cannot be built, it has a tenth more.
readonly ENGINE_BUDGET=86000

# What rustc enables by default for this target. Not --all-features: browsers reject some of what that emits.
readonly WASM_FEATURES='--enable-bulk-memory --enable-multivalue --enable-mutable-globals
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd'

usage() {
  cat <<'USAGE'
usage: ./build.sh [COMMAND] [OPTION]…

  serve   install what is missing, build everything, serve the page (the default)
  dist    build the static site into www/dist; it works from any folder of any host
  test    every test and check; the last line is "N passed, N failed"
  wasm    the engine for the browser, into www/src/generated
  tables  the endgame tables that the page ships, into tables/
  www     engine and page, with the tables that are there, into www/dist
  bench   search speed, native and wasm; fails if their node counts differ. `bench tables`: how fast endgame tables are
          made, natively and by the engines for the browser, with one thread and two
  match   a match between two UCI engines; `./build.sh match --help` lists its options

  --port N    serve on this port (default 4173, or the next free one)
  --no-open   do not open a browser
  --help      this text
USAGE
}

say() { printf '\n==> %s\n' "$*"; }

die() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

misuse() {
  printf 'build.sh: %s\n\n' "$1" >&2
  usage >&2
  exit 2
}

has() { command -v "$1" >/dev/null 2>&1; }

# at_least HAVE WANT: compares dotted version numbers.
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]; }

# --- Installing what is missing ---------------------------------------------------------------------------------

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif has sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    sudo "$@"
  else
    return 1
  fi
}

is_debian() { has apt-get && grep -qs '^ID=debian' /etc/os-release; }

# apt_install PACKAGE…: false where that cannot be done.
apt_install() {
  is_debian || return 1
  say "apt-get install $*"
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@")
  as_root "${install[@]}" || { as_root apt-get update -qq && as_root "${install[@]}"; }
}

node_fits() {
  has node && has npm && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
}

need_node() {
  node_fits && return
  if ! has node && is_debian; then
    apt_install nodejs npm || true
    node_fits && return
  fi
  local found='none was found'
  has node && found="found $(node --version)"
  has node && ! has npm && found+=' without npm'
  die "Node.js 20.19, 22.12 or newer is needed, with npm ($found): see https://nodejs.org"
}

# Run only when package-lock.json has changed since the last time.
need_node_modules() {
  need_node
  local stamp=www/node_modules/.installed-for wanted
  wanted="$(node --version) $(cksum <www/package-lock.json)"
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  say 'npm ci'
  (cd www && npm ci --no-audit --no-fund)
  printf '%s\n' "$wanted" >"$stamp"
}

# Sets WASM_RUST to `path`, the compiler on the PATH, or to `debian`, Debian's with a standard library built here.
WASM_RUST=
need_rust() {
  [ -n "$WASM_RUST" ] && return
  local wanted
  wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  has cc || apt_install gcc libc6-dev || die 'a C compiler is needed to link with (cc)'
  if [ "${CHARIOT_RUST:-}" != debian ] && has cargo && at_least "$(rustc --version | cut -d ' ' -f 2)" "$wanted"; then
    if wasm_target_here || { has rustup && rustup target add "$WASM_TARGET" && wasm_target_here; }; then
      WASM_RUST=path
      return
    fi
  elif has rustup && [ "${CHARIOT_RUST:-}" != debian ]; then
    die "Rust $wanted or newer is needed, found $(rustc --version): run \`rustup update\`"
  else
    # No usable compiler on the PATH: Debian's builds the native programs too.
    export PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc RUSTDOC=/usr/bin/rustdoc
  fi
  debian_rust_here ||
    apt_install rustc-web cargo-web rust-web-src "lld-$LLD" ||
    die "Rust $wanted or newer with the target $WASM_TARGET is needed: see https://rustup.rs"
  WASM_RUST=debian
}

debian_rust_here() {
  [ -x "/usr/bin/wasm-ld-$LLD" ] && [ -d /usr/lib/rustlib/src/rust/library/vendor ] && [ -x /usr/bin/cargo ]
}

wasm_target_here() { [ -d "$(rustc --print target-libdir --target "$WASM_TARGET" 2>/dev/null)" ]; }

need_rust_checkers() {
  need_rust
  has make || apt_install make || die 'make is needed for the tests: plans of tables are carried out with it'
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 && return
  if [ "${RUSTC:-}" = /usr/bin/rustc ]; then
    apt_install rustfmt-web rust-web-clippy
  else
    rustup component add rustfmt clippy
  fi || die 'rustfmt and clippy are needed for the tests'
}

# Browser tests take Debian's Chromium, elsewhere the one that Playwright brings.
need_browser() {
  [ -x /usr/bin/chromium ] && return
  apt_install chromium fonts-liberation && return
  say 'playwright install chromium'
  (cd www && npx playwright install chromium)
}

# --- Building ---------------------------------------------------------------------------------------------------

# cargo_wasm FEATURES: with our own standard library, or else with the one that came with the compiler.
cargo_wasm() {
  cargo_own_std "$1" '' browser || {
    [ "$WASM_RUST" = path ] && say 'a larger engine, with the standard library that came with the compiler' &&
      mkdir -p "$fresh" && touch "$fresh/.larger" &&
      cargo build "${WASM_BUILD[@]}" --features "$1" --target-dir "$(target_dir)/browser"
  }
}

# cargo_own_std FEATURES FLAGS FOLDER: a standard library in which a panic ends the engine at once, without words or the
# code to say them: a tenth of the size. For speed only its arithmetic of 128 bits, of which a xiangqi board is made: 5 %.
# False where its source is not at hand.
cargo_own_std() {
  local build=(build "${WASM_BUILD[@]}" --features "$1" --target-dir "$(target_dir)/$3"
    --config profile.wasm.package.compiler_builtins.opt-level=3
    -Z build-std=std,panic_abort -Z build-std-features=optimize_for_size)
  local flags="-Z unstable-options -C panic=immediate-abort $2"
  if [ "$WASM_RUST" = path ] && std_source_here; then
    flags_for_wasm "$flags" cargo "${build[@]}"
  elif debian_rust_here; then
    flags_for_wasm "-C linker=/usr/bin/wasm-ld-$LLD -C linker-flavor=wasm-ld $flags" \
      env PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc /usr/bin/cargo "${build[@]}"
  else
    return 1
  fi
}

# flags_for_wasm FLAGS COMMAND…: without RUSTFLAGS of the caller, which would take the place of ours.
flags_for_wasm() {
  local flags=$1
  shift
  env -u RUSTFLAGS -u CARGO_ENCODED_RUSTFLAGS RUSTC_BOOTSTRAP=1 \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$flags" "$@"
}

own_std_possible() { { [ "$WASM_RUST" = path ] && std_source_here; } || debian_rust_here; }

std_source_here() {
  local source
  source="$(rustc --print sysroot)/lib/rustlib/src/rust/library"
  [ -d "$source" ] || { ! debian_rust_here && has rustup && rustup component add rust-src && [ -d "$source" ]; }
}

target_dir() {
  cargo metadata --no-deps --format-version 1 | sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p'
}

# Three engines for each game: the one that the page fetches first, the full one with endgame tables, and the full one
# for several threads, where it can be built. One JavaScript serves the engines without threads, another the others.
build_wasm() {
  need_node_modules
  need_rust
  local game names='' name made_from='' fresh="$GENERATED.new" target threads=no
  target=$(target_dir)
  rm -rf "$fresh"
  own_std_possible && threads=yes ||
    say "larger engines, and none with several threads: the source of Rust's standard library is missing (rust-src)"
  for game in $GAMES; do
    say "engine for the browser: $game"
    cargo_wasm "$game,tables,bench"
    keep_wasm "$target/browser" "${game}_full"
    cargo_wasm "$game"
    keep_wasm "$target/browser" "$game"
    if [ "$threads" = yes ]; then
      if cargo_own_std "$game,tables,bench,threads" "$THREAD_FLAGS" threads; then
        keep_wasm "$target/threads" "${game}_threads"
      else
        say "$game: the engine with several threads could not be built (see above); the page does with one"
      fi
    fi
  done
  made_from+="$(cksum <build.sh) $(cksum <crates/wasm/pause.js) $(cksum <Cargo.lock) $(cksum <www/package-lock.json)"
  if [ "$(cat "$GENERATED/.made-from" 2>/dev/null)" = "$made_from" ]; then
    rm -rf "$fresh"
    return
  fi
  for name in $names; do finish_wasm "$fresh" "$name"; done
  cp crates/wasm/pause.js crates/wasm/pause.d.ts "$fresh/"
  printf '%s\n' "$made_from" >"$fresh/.made-from"
  rm -rf "$GENERATED"
  mv "$fresh" "$GENERATED"
}

# keep_wasm TARGET NAME: a part of build_wasm, whose variables it uses.
keep_wasm() {
  mkdir -p "$fresh/$2"
  cp "$1/$WASM_TARGET/wasm/wasm.wasm" "$fresh/$2/"
  names+=" $2"
  made_from+="$(cksum <"$fresh/$2/wasm.wasm") "
}

# finish_wasm FOLDER NAME: makes NAME_bg.wasm of NAME/wasm.wasm.
finish_wasm() {
  local folder=$1 name=$2 script=wasm.js extra features=$WASM_FEATURES
  case $name in *_threads) script=threads.js features+=' --enable-threads' ;; esac
  cargo run -q -p bindgen --profile tool -- "$folder/$name/wasm.wasm" "$folder/$name"
  # Nothing of Rust's lies in the first kilobyte of memory, which --low-memory-unused asks for: the stack ends there.
  # shellcheck disable=SC2086 # a list of words
  www/node_modules/.bin/wasm-opt -Os --converge --low-memory-unused --strip-producers --strip-target-features $features \
    "$folder/$name/wasm_bg.wasm" -o "$folder/${name}_bg.wasm"
  # The engines differ in what they play and know, not in what the page says to them: the JavaScript of the first, a
  # full one, has all that the others need.
  if [ ! -f "$folder/$script" ]; then
    mv "$folder/$name/wasm.js" "$folder/$script"
    [ -f "$folder/wasm.d.ts" ] || mv "$folder/$name/wasm.d.ts" "$folder/"
  else
    extra=$(diff "$folder/$name/wasm.js" "$folder/$script" | grep '^<' || true)
    [ -z "$extra" ] || die "the engine $name needs other JavaScript: $extra"
  fi
  rm -r "${folder:?}/${name:?}"
  printf '%s: %s bytes\n' "${name}_bg.wasm" "$(wc -c <"$folder/${name}_bg.wasm" | tr -d ' ')"
}

build_tables() {
  need_rust
  say 'endgame tables'
  # shellcheck disable=SC2086 # lists of words
  cargo run -q -p tbgen --release -- generate chess $CHESS_TABLES
  # shellcheck disable=SC2086
  cargo run -q -p tbgen --release -- generate xiangqi $XIANGQI_TABLES
}

# The page finds what it ships, with sizes, in a manifest of the same form as that of tables/.
copy_tables() {
  local digest bytes name out=www/public/tables
  rm -rf "$out"
  mkdir -p "$out"
  [ -f tables/MANIFEST ] || return 0
  while read -r digest bytes name; do
    [ "$bytes" -le "$LARGEST_TABLE" ] && [ -f "tables/$name" ] || continue
    mkdir -p "$out/${name%/*}"
    cp "tables/$name" "$out/$name"
    printf '%s %s %s\n' "$digest" "$bytes" "$name" >>"$out/MANIFEST"
  done <tables/MANIFEST
}

build_www() {
  build_wasm
  say 'page'
  copy_tables
  (cd www && node_modules/.bin/vite build --logLevel warn)
  node www/scripts/engine-licences.mjs
  node www/scripts/first-load.mjs
}

build_dist() {
  build_tables
  build_www
}

serve() {
  build_dist
  say 'serving www/dist (stop with Ctrl-C)'
  local options=()
  if [ -n "$port" ]; then options+=(--port "$port" --strictPort); fi
  if [ "$open" = yes ] && can_open_a_browser; then options+=(--open); fi
  cd www
  exec node_modules/.bin/vite preview ${options[@]+"${options[@]}"}
}

can_open_a_browser() {
  [ -t 1 ] && { [ "$(uname)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }
}

# Same commit, same node count: in optimised code, in wasm, and with debug checks (as the tests are built).
bench() {
  build_wasm
  local pair game depth optimised wasm threaded checked
  for pair in $BENCH; do
    game=${pair%:*} depth=${pair#*:}
    say "bench of $game to depth $depth: native, wasm, wasm for several threads, native with debug checks"
    optimised=$(cargo run -q -p uci --release -- bench "$game" --depth "$depth" | tail -n 2)
    wasm=$(node www/scripts/bench-wasm.mjs "$game" "$depth")
    threaded=$wasm
    [ ! -f "$GENERATED/threads.js" ] || threaded=$(node www/scripts/bench-wasm.mjs "$game" "$depth" threads)
    checked=$(cargo run -q -p uci -- bench "$game" --depth "$depth" | tail -n 2)
    printf '%s\n' "$optimised" "$wasm" "$threaded" "$checked"
    [ "$(printf '%s\n' "$optimised" "$wasm" "$threaded" "$checked" | grep '^nodes ' | sort | uniq -c | awk '{ print $1 }')" = 4 ] ||
      die "node counts of $game differ"
  done
}

bench_tables() {
  build_wasm
  say 'tables, native'
  cargo run -q -p tbgen --release -- bench
  local game
  for game in $GAMES; do
    say "tables of $game, wasm"
    node www/scripts/bench-tables.mjs "$game"
    [ ! -f "$GENERATED/threads.js" ] || node www/scripts/bench-tables.mjs "$game" 2
  done
}

# --- Testing ----------------------------------------------------------------------------------------------------

total_passed=0
total_failed=0
summary=

# tally NAME PASSED FAILED SECONDS
tally() {
  total_passed=$((total_passed + $2))
  total_failed=$((total_failed + $3))
  summary+=$(printf '%-34s %6d passed %4d failed %5d s' "$@")$'\n'
}

# check NAME COMMAND…: one test, passed if the command succeeds.
check() {
  local name=$1 start=$SECONDS passed=0
  shift
  say "$name"
  if "$@"; then passed=1; else printf 'FAILED: %s\n' "$name"; fi
  tally "$name" "$passed" $((1 - passed)) $((SECONDS - start))
}

# suite NAME COUNT COMMAND…: tests that a runner counts. COUNT reads the runner's output and prints
# "PASSED FAILED". A runner that failed, or ran nothing, counts as one failure at least.
suite() {
  local name=$1 count=$2 start=$SECONDS log good=yes passed failed
  shift 2
  say "$name"
  log=$(mktemp)
  "$@" 2>&1 | tee "$log" || good=no
  read -r passed failed < <($count <"$log") || true
  rm -f "$log"
  passed=${passed:-0} failed=${failed:-0}
  if [ "$failed" = 0 ] && { [ "$good" = no ] || [ "$passed" = 0 ]; }; then failed=1; fi
  tally "$name" "$passed" "$failed" $((SECONDS - start))
}

count_cargo() { awk '/^test result:/ { passed += $4; failed += $6 } END { print passed + 0, failed + 0 }'; }
count_node() { awk '$2 == "pass" { passed = $3 } $2 == "fail" { failed = $3 } END { print passed + 0, failed + 0 }'; }
count_vitest() { count_words '^ *Tests '; }
count_playwright() { count_words '^ *[0-9]+ (passed|failed|flaky|did not run|interrupted)'; }

# count_words LINES: sums "N passed" and "N anything else than passed or skipped" in the lines that match.
count_words() {
  grep -E "$1" | grep -oE '[0-9]+ [a-z]+' | awk '
    $2 == "passed" { passed += $1 } $2 != "passed" && $2 != "skipped" { failed += $1 }
    END { print passed + 0, failed + 0 }'
}

lock_is_current() { cargo metadata --locked --format-version 1 >/dev/null; }

documented() {
  RUSTDOCFLAGS='-D warnings -A rustdoc::private-intra-doc-links' \
    cargo doc -q --workspace --no-deps --document-private-items --exclude bindgen
}

# Makes every ending of three men afresh and checks each position against those its moves lead to; so it does with
# two endings of four men, and with some positions of every table that is shipped.
tables_are_right() {
  local fresh good=yes
  fresh=$(mktemp -d)
  { cargo run -q -p tbgen --release -- generate chess --men 3 --out "$fresh" &&
    cargo run -q -p tbgen --release -- verify "$fresh" &&
    cargo run -q -p tbgen --release -- verify tables --only KPKP --sample 100000 &&
    cargo run -q -p tbgen --release -- verify tables --only KQKQ --only KRKAA &&
    cargo run -q -p tbgen --release -- verify tables --sample 500; } || good=no
  rm -rf "$fresh"
  [ "$good" = yes ]
}

in_www() { (cd www && "$@"); }

browser_tests() {
  need_browser
  local free
  free=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => {
    console.log(s.address().port); s.close(); })')
  own_std_possible || export E2E_WITHOUT_THREADS=1
  E2E_PORT=$free in_www node_modules/.bin/playwright test --reporter=list
}

engines_are_small() {
  local game bytes small=0
  [ ! -f "$GENERATED/.larger" ] || return 0
  for game in $GAMES; do
    bytes=$(gzip -9 -c "$GENERATED/${game}_bg.wasm" | wc -c | tr -d ' ')
    printf '%s: %s bytes compressed; the budget is %s\n' "$game" "$bytes" "$ENGINE_BUDGET"
    [ "$bytes" -le "$ENGINE_BUDGET" ] || small=1
  done
  return "$small"
}

run_tests() {
  need_rust_checkers
  need_node_modules
  export RUST_BACKTRACE=1 NO_COLOR=1

  check 'Cargo.lock is current' lock_is_current
  suite 'invariants' count_node node --test --test-reporter=spec .ci/invariants.test.mjs
  check 'cargo fmt' cargo fmt --all --check
  check 'cargo clippy' cargo clippy -q --workspace --all-targets -- -D warnings
  suite 'cargo test' count_cargo cargo test --workspace --exclude bindgen --no-fail-fast
  check 'cargo doc' documented
  check 'tables' ./build.sh tables
  check 'tables are right' tables_are_right
  check 'wasm, page and its size' ./build.sh www
  ! own_std_possible || check 'size of the engines' engines_are_small
  check 'same nodes everywhere' ./build.sh bench
  check 'tsc' in_www node_modules/.bin/tsc --noEmit
  check 'biome' in_www node_modules/.bin/biome check --error-on-warnings .
  suite 'vitest' count_vitest in_www node_modules/.bin/vitest run
  suite 'browser' count_playwright browser_tests

  printf '\n%s\n%d passed, %d failed\n' "$summary" "$total_passed" "$total_failed"
  [ "$total_failed" = 0 ]
}

# --- Arguments --------------------------------------------------------------------------------------------------

command=
port=
open=yes
while [ $# -gt 0 ]; do
  case $1 in
    -h | --help) usage && exit ;;
    --no-open) open=no ;;
    --port)
      [ $# -gt 1 ] || misuse '--port needs a number'
      port=$2
      shift
      ;;
    --port=*) port=${1#*=} ;;
    match)
      [ -z "$command" ] || misuse "one command at a time: $command or $1"
      need_rust
      exec cargo run -q -p lab --release -- "$@"
      ;;
    serve | dist | test | wasm | tables | www | bench)
      if [ "$command $1" = 'bench tables' ]; then
        command=bench_tables
      else
        [ -z "$command" ] || misuse "one command at a time: $command or $1"
        command=$1
      fi
      ;;
    *) misuse "unknown argument: $1" ;;
  esac
  shift
done
command=${command:-serve}
if [ -n "$port" ]; then
  if ! [[ $port =~ ^[1-9][0-9]{0,4}$ ]] || [ "$port" -gt 65535 ]; then misuse "not a port: $port"; fi
fi
if [ "$command" != serve ] && { [ -n "$port" ] || [ "$open" = no ]; }; then
  misuse '--port and --no-open go with serve'
fi

case $command in
  serve) serve ;;
  dist) build_dist ;;
  test) run_tests ;;
  wasm) build_wasm ;;
  tables) build_tables ;;
  www) build_www ;;
  bench) bench ;;
  bench_tables) bench_tables ;;
esac
