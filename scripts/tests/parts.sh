# Functions of scripts/test, which sources this file. A part that fails does not hide the parts after it.

results=$(mktemp -d)
export TEST_TIMES=$results/times.jsonl
touch "$TEST_TIMES"
trap 'rm -rf "$results"' EXIT

# part NAME COMMAND…: runs a command as a step, and remembers whether it failed. The command may write the failures that it wants
# to be printed last into the file FAULTS.
part() {
    local file=$results/${1//[^A-Za-z0-9]/-}
    { FAULTS=$file.faults step "$@" 2>&1; } | tee "$file.log" >&2 || echo "$1" >"$file.failed"
}

# finish: prints the slowest tests and what failed, and exits with 1 if something did. The failures come last, because viewers of
# long logs may cut off the beginning.
finish() {
    printf '\n' >&2
    node scripts/tests/slowest.mjs "$TEST_TIMES" >&2
    local failed file status=0
    for failed in "$results"/*.failed; do
        [ -e "$failed" ] || continue
        file=${failed%.failed}
        status=1
        printf '\n== failed: %s\n' "$(cat "$failed")" >&2
        if [ -s "$file.faults" ]; then tail -n 60 "$file.faults" >&2; else tail -n 40 "$file.log" >&2; fi
    done
    [ $status -eq 0 ] || exit 1
    echo "all tests passed" >&2
}
