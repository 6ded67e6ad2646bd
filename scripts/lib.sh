# Functions for the other scripts, which source this file.

repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$repo"

# DUCKDB_BUNDLED=1 builds DuckDB from source (about an hour), for platforms without a pinned library (scripts/setup-duckdb).
duckdb=()
[ -z "${DUCKDB_BUNDLED:-}" ] || duckdb=(--features earshot-cli/duckdb-bundled)

# step NAME COMMAND…: runs a command, and prints how long it took and whether it failed.
step() {
    local what=$1 started=$SECONDS status=0
    shift
    printf '\n== %s\n' "$what" >&2
    "$@" || status=$?
    printf '== %s: %d s%s\n' "$what" "$((SECONDS - started))" "$([ $status -eq 0 ] || echo ", failed ($status)")" >&2
    return $status
}

# install_packages PACKAGE…: installs packages with apt-get, as root or through sudo.
install_packages() {
    local apt=(apt-get)
    [ "$(id -u)" -eq 0 ] || apt=(sudo apt-get)
    export DEBIAN_FRONTEND=noninteractive
    "${apt[@]}" update -qq
    "${apt[@]}" install -y -qq --no-install-recommends "$@"
}

# need COMMAND HINT: exits with an error and the hint if the command is missing.
need() {
    command -v "$1" >/dev/null || { echo "error: $1 is missing" >&2; echo "hint: $2" >&2; exit 1; }
}
