# Counts what passed and failed. Needs say.sh.

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

# The same for one that runs beside others: begin LOG COMMAND..., then end NAME LOG.
begin() {
  local log=$1
  shift
  "$@" >"$log" 2>&1 </dev/null &
  BEGUN=$!
}

end() {
  local name=$1 log=$2 code=0
  wait "$BEGUN" || code=$?
  step "$name" sh -c 'cat "$1"; exit "$2"' sh "$log" "$code"
}

# Runs jest and adds its tests: jest_step NAME REPORT ARGUMENT...
jest_step() {
  local name=$1 report=$2 counts
  shift 2
  heading "$name"
  rm -f "$report"
  # A test that failed may leave a server open, which must not keep the count from being given.
  node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js \
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
