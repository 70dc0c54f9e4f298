#!/usr/bin/env bash
# Installs what the tests need and runs them all: lint, unit tests, checks that generated files are
# what the sources make, and the end-to-end tests with a real container engine.
# usage: scripts/test.sh [--unit]     --unit: a first look while something is changed, without engine and dist/
# The last line is "N passed, N failed".
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
for part in say node apt engine debian-image buildx lint-tools lint-workflows count; do
  # shellcheck source=/dev/null
  . "scripts/lib/$part.sh"
done

tools=$PWD/.cache/tools
reports=$PWD/.cache/reports
mkdir -p "$tools" "$reports"

# More than there are processors: much of the tests' time is waiting for the engine, a server or a limit.
UNIT_WORKERS=--maxWorkers=$(($(nproc) + 2))
END_TO_END_WORKERS=--maxWorkers=$(($(nproc) + 1))

unit_only=no
case "${1:-}" in
  '') ;;
  --unit) unit_only=yes ;;
  *) die "unknown argument: $1 (usage: scripts/test.sh [--unit])" ;;
esac

# A tree whose packages are as the lock file says is left alone.
install_packages() {
  [ -f node_modules/.package-lock.json ] && [ ! package-lock.json -nt node_modules/.package-lock.json ] && return
  npm ci --no-audit --no-fund
}

lint_scripts() {
  local shellcheck script scripts=(scripts/*.sh scripts/lib/*.sh bench/*.sh bench/*/*.sh bases/*/*.sh samples/*/*.sh samples/*/*/*.sh .ci/run)
  for script in "${scripts[@]}"; do bash -n "$script" || return 1; done
  shellcheck=$(shellcheck_path "$tools") || { say 'skipped: shellcheck needs pip'; return 0; }
  # SC2154: what a script sets for the parts that it sources, or the other way round.
  "$shellcheck" --shell=bash --severity=warning --exclude=SC2154 "${scripts[@]}"
}

end_to_end() {
  heading 'Container engine'
  ensure_engine yes "$PWD/.cache/engine"
  ensure_debian_image
  KOTLIN_BENCH_NODE24=$(node24 "$tools") || die 'Node 24 could not be installed.'
  export KOTLIN_BENCH_NODE24
  # Without these two the tests of other docker command lines are skipped and say so.
  if fetch_buildx "$tools/docker"; then
    export KOTLIN_BENCH_TEST_DOCKER=$tools/docker
  fi
  # A real registry; without it the tests of registries are skipped.
  command -v docker-registry >/dev/null || { can_install && apt_install docker-registry; } ||
    say 'skipped: the tests of registries need docker-registry'
  # A browser for the HTML report; without one its tests are skipped.
  command -v chromium >/dev/null || command -v google-chrome >/dev/null ||
    { can_install && apt_install chromium; } || say 'skipped: the tests of the HTML report need chromium'
  # The local runner of workflows; without it the tests of whole workflows are skipped.
  if KOTLIN_BENCH_ACT=$(act_path "$tools"); then
    export KOTLIN_BENCH_ACT
  else
    say 'skipped: the tests of whole workflows need Go, for act'
  fi
  KOTLIN_BENCH_E2E=1 jest_step 'End-to-end tests' 80 "$reports/e2e.json" "$END_TO_END_WORKERS"
}

# Whatever ends this script, its last line says how many.
finish() {
  local code=$?
  end_beside
  stop_engine
  [ "$code" = 0 ] || FAILED=$((FAILED + 1))
  # A bare `exit` in a trap would give the status from before the trap.
  report_counts
  exit $?
}

trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

require_node
step 'Packages' install_packages
# Two of the lints use it, and both would install it.
shellcheck_path "$tools" >/dev/null || true
beside 'Lint: biome' npx --no-install biome check .
# With others beside it, threads of its own would only be in their way.
beside 'Lint: types' npx --no-install tsc --singleThreaded
beside 'Lint: who imports whom' npx --no-install depcruise --config .dependency-cruiser.cjs src
beside 'Lint: workflows' lint_workflows
beside 'Lint: shell scripts' lint_scripts
beside 'Check: action.yml and the tables of docs are what the sources make' npm run --silent generate -- --check
[ "$unit_only" = yes ] || beside 'Check: dist is what the sources make' node scripts/check-dist.mjs
# The whole run, and so CI, takes its time.
[ "$unit_only" = yes ] || export KOTLIN_BENCH_CASES_TIMES=${KOTLIN_BENCH_CASES_TIMES:-20}
# On a machine where an engine happens to run, a unit test that needs one has to fail as well.
DOCKER_HOST=unix:///nowhere/docker.sock jest_step 'Unit tests' 10 "$reports/unit.json" "$UNIT_WORKERS"
await_beside
[ "$unit_only" = yes ] || end_to_end
exit 0
