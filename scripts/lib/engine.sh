# The container engine: found, or installed and started. Needs say.sh and apt.sh.

ENGINE_PID_FILE=''

engine_answers() { command -v docker >/dev/null && docker info >/dev/null 2>&1; }

# Says why no engine answers, as far as docker does.
engine_complaint() {
  if ! command -v docker >/dev/null; then
    printf 'there is no docker command'
    return
  fi
  # Some versions say the cause on standard output, and on the other only that they failed.
  { docker info 2>&1 || true; } | sed '/^[[:space:]]*$/d; /^errors pretty printing info/d' | tail -n 1
}

# Installs (unless it is there) and starts an engine; $1 is a folder for its log.
start_engine() {
  local log=$1/dockerd.log pid_file=$1/dockerd.pid
  if ! command -v dockerd >/dev/null; then
    say 'Installing a container engine (package docker.io)'
    apt_install docker.io iptables || die 'The package docker.io could not be installed.'
  fi
  # Where a service manager runs, installing has started it already.
  wait_for_engine 5 && return
  if [ -d /run/systemd/system ]; then
    systemctl start docker && wait_for_engine 60 && return
  fi
  say "Starting the container engine; its log: $log"
  mkdir -p "$1"
  # In a session of its own: Ctrl-C here is not meant for it.
  setsid dockerd --pidfile "$pid_file" >"$log" 2>&1 </dev/null &
  if ! wait_for_engine 60; then
    tail -n 20 "$log" >&2
    die 'The container engine did not start; the lines above are the end of its log.'
  fi
  ENGINE_PID_FILE=$pid_file
}

wait_for_engine() {
  local deadline=$((SECONDS + $1))
  until engine_answers; do
    [ "$SECONDS" -lt "$deadline" ] || return 1
    sleep 1
  done
}

# Stops the engine if start_engine started it as a process of its own.
stop_engine() {
  local pid
  [ -n "$ENGINE_PID_FILE" ] && [ -f "$ENGINE_PID_FILE" ] || return 0
  pid=$(cat "$ENGINE_PID_FILE")
  say "Stopping the container engine that was started (process $pid)"
  kill "$pid" 2>/dev/null || return 0
  for _ in $(seq 30); do
    kill -0 "$pid" 2>/dev/null || return 0
    sleep 1
  done
}

# Has an engine answer or ends. $1: may it be installed and started (yes, ask, no); $2: a folder.
ensure_engine() {
  local answer
  engine_answers && return
  local what
  what="No container engine answers (\`docker info\` fails): $(engine_complaint)"
  # Another engine than the one that was asked for would be no help.
  if [ -n "${DOCKER_HOST:-}" ]; then
    die "$what"$'\n'"DOCKER_HOST is $DOCKER_HOST: start the engine there, or correct or unset the variable."
  fi
  if [ -n "${DOCKER_CONTEXT:-}" ]; then
    die "$what"$'\n'"DOCKER_CONTEXT is $DOCKER_CONTEXT: start the engine there, or correct or unset the variable."
  fi
  if ! can_install || [ "$1" = no ]; then
    die "$what"$'\n'"Install Docker Engine (on Debian and Ubuntu: the package docker.io) or podman with its docker command, start it, and see that your user may use it."
  fi
  if [ "$1" = ask ]; then
    [ -t 0 ] || die "$what"$'\n'"Run again with --yes to have one installed and started."
    say "$what"
    read -r -p "Install and start one (package docker.io)? [y/N] " answer
    case "$answer" in
      [yY]*) ;;
      *) die 'Nothing was installed.' ;;
    esac
  fi
  start_engine "$2"
}
