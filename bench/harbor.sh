#!/usr/bin/env bash
# A run of the same small task by us and by Harbor, agent oracle, on the same engine: rounds in turn, of
# some trials each, one after the other. The image is there before anything is timed, and the task's
# container has an init process, without which Harbor waits ten seconds for it to stop.
# The last line is "ratio R": our time for Harbor's, the median of the rounds; below 1 is faster.
#   bench/harbor.sh [--rounds N] [--trials N]
# Harbor is taken from HARBOR, a path, or installed into .cache/tools/harbor, which needs Python 3.12 or
# newer and the package registry of Python; the compose plugin is fetched where it is not there.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=/dev/null
. bench/lib/in-turn.sh
for part in say apt buildx; do
  # shellcheck source=/dev/null
  . "scripts/lib/$part.sh"
done

VERSION=0.25.0
rounds=3
trials=5
while [ $# -gt 0 ]; do
  case $1 in
    --rounds) rounds=$2; shift 2 ;;
    --trials) trials=$2; shift 2 ;;
    *) die "bench/harbor.sh: unknown argument $1; see the first lines of the script" ;;
  esac
done

# The first Python that Harbor takes.
new_python() {
  local python
  for python in python3.13 python3.12 python3.14 python3; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && { command -v "$python"; return; }
  done
  return 1
}

harbor=${HARBOR:-.cache/tools/harbor/bin/harbor}
if [ ! -x "$harbor" ]; then
  python=$(new_python) || die 'bench/harbor.sh needs Python 3.12 or newer to install Harbor; or name an installed one in HARBOR.'
  "$python" -m venv .cache/tools/harbor
  .cache/tools/harbor/bin/pip install --quiet "harbor==$VERSION"
fi
docker compose version >/dev/null 2>&1 || {
  fetch_docker_plugins "$PWD/.cache/tools/docker" docker-buildx docker-compose ||
    die 'bench/harbor.sh needs the compose plugin of docker.'
  export DOCKER_CONFIG=$PWD/.cache/tools/docker/config
}
export HARBOR_TELEMETRY=off

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r test/fixtures/tiny "$work/tiny"
tasks=$work/tiny/tasks
# Harbor refuses a task without a network unless it has its own images for that.
sed -i 's/^network_mode = .*/network_mode = "public"/' "$tasks"/*/task.toml
cp -r "$tasks" "$work/harbors-tasks"
for compose in "$work"/harbors-tasks/*/environment/docker-compose.yaml; do printf '    init: true\n' >>"$compose"; done

ours() {
  node dist/cli/index.js run -p "$tasks" -a oracle -k "$trials" -o "$work/jobs" --quiet >"$work/ours.log" 2>&1 ||
    { cat "$work/ours.log" >&2; exit 1; }
}

harbors() {
  local job=harbor-$RANDOM$RANDOM rewards
  "$harbor" run -p "$work/harbors-tasks" -a oracle -n 1 -k "$trials" -y -q -o "$work/harbor" --job-name "$job" >"$work/harbor.log" 2>&1 ||
    { cat "$work/harbor.log" >&2; exit 1; }
  rewards=$(cat "$work/harbor/$job"/*/verifier/reward.txt | grep -cx '1\(\.0\)\?')
  [ "$rewards" = "$trials" ] || { cat "$work/harbor.log" >&2; die "Harbor gave reward 1 to $rewards of $trials trials."; }
}

ours
harbors
in_turn "$rounds" ours harbors Harbor
