#!/usr/bin/env bash
# What a trial costs beyond a bare sequence of docker commands that does the same two-container work:
# the agent's container, its change copied out, a fresh container that gets the change and runs the
# tests, the reports copied out. Rounds of ten trials each, ours and bare in turn; every phase without
# a network, or with --allowlist the agent's on an internal network whose one neighbour is a gateway.
# The last line is "ratio R".
#   bench/overhead.sh [--rounds N] [--trials N] [--allowlist]
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=/dev/null
. bench/lib/in-turn.sh

rounds=3
trials=10
allowlist=no
while [ $# -gt 0 ]; do
  case $1 in
    --rounds) rounds=$2; shift 2 ;;
    --trials) trials=$2; shift 2 ;;
    --allowlist) allowlist=yes; shift ;;
    *) echo "bench/overhead.sh: unknown argument $1; see the first lines of the script" >&2; exit 2 ;;
  esac
done

image=kotlin-bench/tiny:pr-1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r test/fixtures/tiny "$work/tiny"
tasks=$work/tiny/tasks
task=$tasks/tiny-1
if [ "$allowlist" = yes ]; then
  sed -i 's/^\[agent\]$/[agent]\nnetwork_mode = "allowlist"\nallowed_hosts = ["example.com"]/' "$task/task.toml"
fi

ours() {
  node dist/cli/index.js run -p "$tasks" -a oracle -k "$trials" -o "$work/jobs" --quiet >/dev/null 2>"$work/ours.log" ||
    { cat "$work/ours.log" >&2; exit 1; }
}

# start NETWORK...: a container with the task's limits on that network
start() {
  docker run --detach --network "$@" --cpus 1 --memory 512m --memory-swap 512m "$image" sh -c 'while :; do sleep 86400; done' 2>/dev/null
}

# The gateway between the network $net and the outside, by a configuration on its standard input.
start_gateway() {
  local block
  net=$(docker network create --internal -o com.docker.network.bridge.inhibit_ipv4=true "overhead-$$-$RANDOM")
  block=$(docker network inspect --format '{{(index .IPAM.Config 0).Subnet}}' "$net")
  gateway=$(docker create --interactive --network bridge --cap-drop ALL --security-opt no-new-privileges \
    --read-only --tmpfs /tmp --memory 1g "$gateway_image" 2>/dev/null)
  docker network connect --alias gateway "$net" "$gateway"
  coproc served { docker start --attach --interactive "$gateway"; }
  printf '{"listen":{"on":"%s"},"rules":{"allow":["example.com"]},"token":{"value":"%s"}}\n' \
    "$block" "overhead-0123456789abcdef" >&"${served[1]}"
  served_by=$served_PID
  read -r -u "${served[0]}" _
}

end_gateway() {
  docker rm --force --volumes "$gateway" >/dev/null
  wait "$served_by" 2>/dev/null || true
  docker network rm "$net" >/dev/null
}

bare_trial() {
  local agent verifier out=$work/bare net=none gateway=
  mkdir -p "$out"
  [ "$allowlist" = no ] || start_gateway
  agent=$(start "$net" --dns 192.0.2.1)
  docker cp "$task/solution" "$agent:/solution" >/dev/null
  docker exec --workdir /home/tiny "$agent" /solution/solve.sh >"$out/agent.txt" 2>&1
  docker kill "$agent" >/dev/null
  docker diff "$agent" >"$out/changes"
  docker cp "$agent:/home/tiny/greet.sh" - >"$out/change.tar"
  verifier=$(start none)
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
  [ "$allowlist" = no ] || end_gateway
  [ -s "$out/model.patch" ] && [ -s "$out/junit.tar" ]
}

bare() {
  for _ in $(seq "$trials"); do bare_trial; done
}

# The images are built before anything is timed.
node dist/cli/index.js run -p "$tasks" -a oracle -o "$work/jobs" --quiet >/dev/null
gateway_image=$(docker images --quiet kotlin-bench/gateway | head -n 1)

in_turn "$rounds" ours bare bare
