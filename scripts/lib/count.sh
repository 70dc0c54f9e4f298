# Counts what passed and failed. Needs say.sh; $reports is where it keeps what commands say.

PASSED=0
FAILED=0

# Runs a lint or check as one test: step NAME COMMAND...
step() {
  local name=$1
  shift
  heading "$name"
  if "$@" >&2 </dev/null; then
    PASSED=$((PASSED + 1))
  else
    FAILED=$((FAILED + 1))
    say "FAILED: $name"
  fi
}

# The same for several at a time: beside NAME COMMAND... for each, then await_beside, which tells of them in turn.
BESIDE_NAMES=()
BESIDE_PIDS=()
beside() {
  "${@:2}" >"$reports/beside-${#BESIDE_PIDS[@]}.log" 2>&1 </dev/null &
  BESIDE_NAMES+=("$1")
  BESIDE_PIDS+=("$!")
}

await_beside() {
  local one code
  for one in "${!BESIDE_PIDS[@]}"; do
    code=0
    wait "${BESIDE_PIDS[one]}" || code=$?
    step "${BESIDE_NAMES[one]}" sh -c 'cat "$1"; exit "$2"' sh "$reports/beside-$one.log" "$code"
  done
  BESIDE_NAMES=()
  BESIDE_PIDS=()
}

# Ends what was not waited for.
end_beside() {
  [ "${#BESIDE_PIDS[@]}" = 0 ] || kill "${BESIDE_PIDS[@]}" 2>/dev/null
}

# Runs jest and adds its tests: jest_step NAME MINUTES REPORT ARGUMENT...
jest_step() {
  local name=$1 minutes=$2 report=$3 counts limit=()
  shift 3
  heading "$name"
  rm -f "$report"
  # Whatever hangs; not every system has this command.
  command -v timeout >/dev/null && limit=(timeout --foreground --kill-after=10 "${minutes}m")
  # A test that failed may leave a server open, which must not keep the count from being given.
  "${limit[@]}" node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js \
    --forceExit --json --outputFile="$report" "$@" >/dev/null </dev/null || true
  # A test file that does not even load has no failed test, but has failed.
  counts=$(node -e '
    const report = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))
    console.log(report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites)
  ' "$report") || counts='0 1'
  PASSED=$((PASSED + ${counts% *}))
  FAILED=$((FAILED + ${counts#* }))
}

# The last line of a test run, and its exit code.
report_counts() {
  printf '%d passed, %d failed\n' "$PASSED" "$FAILED"
  [ "$FAILED" = 0 ] && [ "$PASSED" -gt 0 ]
}
