#!/usr/bin/env bash
# Builds the base images and runs the agents oracle and nop on the sample tasks.
# Needs Node.js 20 or newer and a container engine, and no npm install.
# usage: scripts/demo.sh [--quick] [--yes | --no-install] [--jobs-dir DIR]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
for part in say node apt engine debian-image buildx; do
  # shellcheck source=/dev/null
  . "$root/scripts/lib/$part.sh"
done

usage() {
  cat <<'TEXT'
usage: scripts/demo.sh [--quick] [--yes | --no-install] [--jobs-dir DIR]

Builds the base images and runs the agents `oracle` (applies the gold patch) and
`nop` (does nothing) on the sample tasks.

  --quick         only the tasks of the first base, which Gradle builds
  --yes           install and start a container engine, where none answers, without asking
  --no-install    install nothing
  --jobs-dir DIR  where the results go (default: jobs)
TEXT
}

install=ask
quick=no
[ "${CI:-}" != true ] || install=yes
jobs=$PWD/jobs
while [ $# -gt 0 ]; do
  case "$1" in
    --quick) quick=yes ;;
    --yes | -y) install=yes ;;
    --no-install) install=no ;;
    --jobs-dir)
      [ $# -ge 2 ] || die '--jobs-dir needs a folder'
      mkdir -p "$2"
      jobs=$(cd "$2" && pwd)
      shift
      ;;
    --help | -h)
      usage
      exit 0
      ;;
    *)
      usage >&2
      die "unknown argument: $1"
      ;;
  esac
  shift
done

require_node
ensure_engine "$install" "$root/.cache/engine"
ensure_debian_image

tasks=(--path "$root/tasks")
if [ "$quick" = yes ]; then
  tasks+=(--include 'kotlin-bench_larder-*')
else
  trap remove_buildkit_config EXIT
  ensure_buildkit "$install" "$root/.cache/tools/docker"
  heading 'Base images'
  "$root/scripts/build_bases.sh"
fi

stamp=$(date +%Y-%m-%d__%H-%M-%S)
code=0
for agent in oracle nop; do
  heading "Agent $agent"
  node "$root/dist/cli/index.js" run "${tasks[@]}" --agent "$agent" \
    --jobs-dir "$jobs" --job-name "demo-$agent-$stamp" || code=$?
done

heading "Results: $jobs/demo-oracle-$stamp and $jobs/demo-nop-$stamp"
say 'rewards.json there has all figures; each trial has a folder with its patch, test output and report.'
exit "$code"
