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

# python_environment NAME: prints the folder of a virtual environment with the packages of scripts/python/NAME.txt, which pins all of
# them with their checksums (scripts/lock-python). It is in the cache folder, so that packages are downloaded once.
python_environment() {
    local lock=$repo/scripts/python/$1.txt folder=${XDG_CACHE_HOME:-$HOME/.cache}/earshot/venv/$1
    if ! cmp -s "$lock" "$folder/lock.txt"; then
        python3 -c 'import ensurepip' 2>/dev/null || install_packages python3 python3-venv >&2
        python3 -m venv --clear "$folder" >&2
        "$folder/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement "$lock" >&2
        # Written last, so that an interrupted installation is repeated.
        cp "$lock" "$folder/lock.txt"
    fi
    echo "$folder"
}

# free_port: prints a free port of the loopback interface.
free_port() {
    node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'
}
