#!/usr/bin/env bash
# What getting base images takes: built on an empty engine (cold), found there (here), pulled from a
# registry on this machine into an emptied engine (pulled), and the same images by plain `docker pull`.
# Every round has bases of its own, so that no builder's cache makes the cold one warm.
# The last three lines are "here/cold R", "pulled/cold R" and "pulled/docker R", each the median of the rounds.
#   bench/images.sh [--rounds N] [--bases N] [--mib N]
# Needs Debian's docker-registry.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=3
bases=3
mib=64
while [ $# -gt 0 ]; do
  case $1 in
    --rounds) rounds=$2; shift 2 ;;
    --bases) bases=$2; shift 2 ;;
    --mib) mib=$2; shift 2 ;;
    *) echo "bench/images.sh: unknown argument $1; see the first lines of the script" >&2; exit 2 ;;
  esac
done
command -v docker-registry >/dev/null || {
  echo "bench/images.sh: there is no docker-registry; install Debian's package of that name" >&2
  exit 2
}

work=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
registry=127.0.0.1:$port
name=bench-images-$$
mkdir "$work/images"
cat >"$work/registry.yml" <<YML
version: 0.1
log: {level: error, accesslog: {disabled: true}}
storage: {filesystem: {rootdirectory: $work/images}}
http: {addr: "$registry", secret: bench}
YML
docker-registry serve "$work/registry.yml" >/dev/null 2>&1 &
registry_pid=$!

empty() {
  docker images --format '{{.Repository}} {{.Tag}} {{.ID}}' | awk -v ours="$name" -v registry="$registry/" \
    'index($1, ours) || index($1, registry) == 1 { print $2 == "<none>" ? $3 : $1 ":" $2 }' |
    sort -u | xargs --no-run-if-empty docker rmi --force >/dev/null 2>&1 || true
}

end() {
  kill "$registry_pid" 2>/dev/null || true
  empty
  rm -rf "$work"
}
trap end EXIT

# A folder of bases that no earlier round had: Debian, a package, and bytes that do not compress.
make_bases() {
  rm -rf "$work/bases"
  mkdir "$work/bases"
  for n in $(seq "$bases"); do
    mkdir "$work/bases/$n"
    head -c "$((mib * 1024 * 1024))" /dev/urandom >"$work/bases/$n/bytes"
    printf 'FROM debian:bookworm-slim\nCOPY bytes /bytes\nRUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*\n' \
      >"$work/bases/$n/Dockerfile"
    echo "$name-$n base $n/Dockerfile" >>"$work/bases/manifest"
  done
}

ours() {
  node dist/cli/index.js bases --bases "$work/bases" --quiet "$@" >/dev/null 2>"$work/ours.log" ||
    { cat "$work/ours.log" >&2; exit 1; }
}

# All at once, as ours come.
plain() {
  local pids=() pid
  while read -r image; do
    docker pull --quiet "$image" >/dev/null &
    pids+=($!)
  done <"$work/remote"
  for pid in "${pids[@]}"; do wait "$pid"; done
}

seconds() {
  local begin
  begin=$(date +%s%N)
  "$@"
  echo "$begin $(date +%s%N)" | awk '{ printf "%.3f", ($2 - $1) / 1e9 }'
}

pulled() {
  empty
  seconds ours --registry "$registry" --pull-only
}

by_docker() {
  empty
  seconds plain
}

for round in $(seq "$rounds"); do
  make_bases
  cold=$(seconds ours)
  ours --registry "$registry" --push
  for n in $(seq "$bases"); do
    key=$(docker image inspect --format '{{index .Config.Labels "io.kotlin-bench.key"}}' "kotlin-bench/$name-$n:base")
    echo "$registry/$name-$n:$key"
  done >"$work/remote"
  here=$(seconds ours)
  if [ $((round % 2)) = 1 ]; then
    pull=$(pulled)
    docker=$(by_docker)
  else
    docker=$(by_docker)
    pull=$(pulled)
  fi
  empty
  echo "$cold $here $pull $docker" >>"$work/rounds"
  echo "round $round: $bases bases, cold $cold s, here $here s, pulled $pull s, docker pull $docker s"
done

# median EXPRESSION: of a quotient over the rounds
median() {
  awk "{ print $1 }" "$work/rounds" | sort -n |
    awk '{ r[NR] = $1 } END { print NR % 2 ? r[(NR + 1) / 2] : (r[NR / 2] + r[NR / 2 + 1]) / 2 }'
}
# shellcheck disable=SC2016
printf 'here/cold %.3f\npulled/cold %.2f\npulled/docker %.2f\n' \
  "$(median '$2 / $1')" "$(median '$3 / $1')" "$(median '$3 / $4')"
