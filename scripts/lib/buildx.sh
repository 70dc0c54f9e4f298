# Debian's newer docker command line and its plugins, in a folder of their own: for the tests that show
# that we build images with either, and for recipes that need BuildKit. Needs say.sh and apt.sh.

# Fetches plugins $2... (docker-buildx, docker-compose) into folder $1: config/cli-plugins/<plugin>, and
# bin/docker without any, to be used with DOCKER_CONFIG=$1/config. The machine's own docker and ~/.docker
# stay as they are.
fetch_docker_plugins() (
  set -e
  folder=$1
  shift
  missing=()
  for plugin in "$@"; do [ -x "$folder/config/cli-plugins/$plugin" ] || missing+=("$plugin"); done
  [ "${#missing[@]}" -gt 0 ] || exit 0
  mirror=$(debian_mirror)
  [ -n "$mirror" ] || exit 1
  apt=$(mktemp -d)
  trap 'rm -rf "$apt"' EXIT
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/unpacked"
  chmod -R a+rX "$apt"
  keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  printf 'deb [signed-by=%s] %s trixie main\n' "$keyring" "$mirror" >"$apt/sources.list"
  private=(-o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User=root)
  apt-get "${private[@]}" update >&2
  cd "$apt"
  apt-get "${private[@]}" download docker-cli "${missing[@]}" >&2
  for package in "$apt"/*.deb; do dpkg -x "$package" "$apt/unpacked"; done
  mkdir -p "$folder/bin" "$folder/config/cli-plugins"
  cp "$(find "$apt/unpacked" -type f -name docker -path '*/bin/*')" "$folder/bin/docker"
  for plugin in "${missing[@]}"; do
    cp "$(find "$apt/unpacked" -type f -name "$plugin" -path '*/cli-plugins/*')" "$folder/config/cli-plugins/$plugin"
  done
)

fetch_buildx() { fetch_docker_plugins "$1" docker-buildx; }

# Whether `docker build` takes recipes with secrets: with the plugin, or as a client before 23 or podman,
# which need none.
builds_with_secrets() {
  local client
  docker buildx version >/dev/null 2>&1 && return
  client=$(docker --version)
  case "$client" in
    *podman*) return 0 ;;
    *' version '[0-9].* | *' version 1'[0-9].* | *' version 2'[0-2].*) return 0 ;;
  esac
  return 1
}

BUILDKIT_CONFIG=''

# Has `docker build` take recipes with secrets or ends. $1: may something be fetched (yes, ask, no); it goes
# into folder $2. DOCKER_CONFIG is then BUILDKIT_CONFIG, a copy of the user's with the plugin beside it,
# which remove_buildkit_config takes away again.
ensure_buildkit() {
  local user_config=${DOCKER_CONFIG:-$HOME/.docker} plugin=config/cli-plugins/docker-buildx
  builds_with_secrets && return
  if [ "$1" != no ]; then
    say "This docker command line has no buildx plugin. Fetching one into $2"
    fetch_buildx "$2" || true
  fi
  if [ -x "$2/$plugin" ]; then
    BUILDKIT_CONFIG=$(mktemp -d)
    [ ! -d "$user_config" ] || cp -R "$user_config/." "$BUILDKIT_CONFIG"
    mkdir -p "$BUILDKIT_CONFIG/cli-plugins"
    cp "$2/$plugin" "$BUILDKIT_CONFIG/cli-plugins/"
    export DOCKER_CONFIG=$BUILDKIT_CONFIG
    builds_with_secrets && return
  fi
  die 'One base needs BuildKit, and this docker command line has no buildx plugin. Install it (docker-buildx or docker-buildx-plugin), or run with --quick.'
}

# The copy may hold what the user has logged in.
remove_buildkit_config() { [ -z "$BUILDKIT_CONFIG" ] || rm -rf "$BUILDKIT_CONFIG"; }
