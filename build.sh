#!/usr/bin/env bash
# Builds, serves and tests Chariot: see `./build.sh --help`.
#
# This file only finds Node.js, or installs it on Debian; the rest is in scripts/build.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")"

has() { command -v "$1" >/dev/null 2>&1; }

node_fits() {
  has node && has npm && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif has sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    sudo "$@"
  else
    return 1
  fi
}

install_node() {
  has apt-get && grep -qs '^ID=debian' /etc/os-release || return 1
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends nodejs npm)
  as_root "${install[@]}" || { as_root apt-get update -qq && as_root "${install[@]}"; }
}

case ${1:-} in -h | --help) exec cat scripts/build/usage.txt ;; esac

{ has node && has npm; } || install_node || true
if ! node_fits; then
  found='none was found'
  if has node; then found="found $(node --version)"; fi
  if has node && ! has npm; then found+=' without npm'; fi
  printf 'build.sh: Node.js 20.19, 22.12 or newer is needed, with npm (%s): see https://nodejs.org\n' "$found" >&2
  exit 1
fi
exec node scripts/build/main.mjs "$@"
