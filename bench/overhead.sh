#!/usr/bin/env bash
# What a trial costs beyond a bare sequence of docker commands that does the same two-container work:
# the agent's container, its change copied out, a fresh container that gets the change and runs the
# tests, the reports copied out. Rounds of ten trials each, ours and bare in turn; every phase without
# a network. The last line is "ratio R".
#   bench/overhead.sh [--rounds N] [--trials N]
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=3
trials=10
while [ $# -gt 0 ]; do
  case $1 in
    --rounds) rounds=$2; shift 2 ;;
    --trials) trials=$2; shift 2 ;;
    *) echo "bench/overhead.sh: unknown argument $1; see the first lines of the script" >&2; exit 2 ;;
  esac
done

tasks=test/fixtures/tiny/tasks
task=$tasks/tiny-1
image=kotlin-bench/tiny:pr-1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ours() {
  node dist/cli/index.js run -p "$tasks" -a oracle -k "$trials" -o "$work/jobs" --quiet >/dev/null 2>"$work/ours.log" ||
    { cat "$work/ours.log" >&2; exit 1; }
}

start() {
  docker run --detach --network none --cpus 1 --memory 512m --memory-swap 512m "$image" sh -c 'while :; do sleep 86400; done' 2>/dev/null
}

bare_trial() {
  local agent verifier out=$work/bare
  mkdir -p "$out"
  agent=$(start)
  docker cp "$task/solution" "$agent:/solution" >/dev/null
  docker exec --workdir /home/tiny "$agent" /solution/solve.sh >"$out/agent.txt" 2>&1
  docker kill "$agent" >/dev/null
  docker diff "$agent" >"$out/changes"
  docker cp "$agent:/home/tiny/greet.sh" - >"$out/change.tar"
  verifier=$(start)
  docker exec "$verifier" git -C /home/tiny check-ignore greet.sh >/dev/null || true
  docker cp - "$verifier:/home/tiny" <"$out/change.tar" >/dev/null
  docker exec "$verifier" git -C /home/tiny diff --binary >"$out/model.patch"
  docker cp "$task/tests" "$verifier:/tests" >/dev/null
  docker exec --workdir /home/tiny "$verifier" /tests/test.sh >"$out/test-stdout.txt" 2>&1
  docker kill "$verifier" >/dev/null
  docker diff "$verifier" >"$out/changes"
  docker cp "$verifier:/logs/verifier" - >"$out/logs.tar"
  docker cp "$verifier:/home/tiny/build/test-results/test" - >"$out/junit.tar"
  docker rm --force --volumes "$agent" "$verifier" >/dev/null
  [ -s "$out/model.patch" ] && [ -s "$out/junit.tar" ]
}

bare() {
  for _ in $(seq "$trials"); do bare_trial; done
}

seconds() {
  local begin
  begin=$(date +%s%N)
  "$1"
  echo "$begin $(date +%s%N)" | awk '{ printf "%.3f", ($2 - $1) / 1e9 }'
}

# The images are built before anything is timed.
node dist/cli/index.js run -p "$tasks" -a oracle -o "$work/jobs" --quiet >/dev/null

for round in $(seq "$rounds"); do
  if [ $((round % 2)) = 1 ]; then
    a=$(seconds ours)
    b=$(seconds bare)
  else
    b=$(seconds bare)
    a=$(seconds ours)
  fi
  echo "$a $b" >>"$work/rounds"
  echo "round $round: $trials trials, ours $a s, bare $b s" | awk '{ print }'
done
awk '{ print $1 / $2 }' "$work/rounds" | sort -n | awk '{ r[NR] = $1 } END { m = NR % 2 ? r[(NR + 1) / 2] : (r[NR / 2] + r[NR / 2 + 1]) / 2; printf "ratio %.2f\n", m }'
