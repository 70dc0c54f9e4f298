# Debian's newer docker command line and its buildx plugin, in a folder of their own: for the tests
# that show that we build images with either. Needs say.sh and apt.sh.

# Fetches into folder $1: bin/docker (without buildx) and config/cli-plugins/docker-buildx, to be
# used with DOCKER_CONFIG=$1/config. The machine's own docker and ~/.docker stay as they are.
fetch_buildx() (
  set -e
  folder=$1
  [ ! -x "$folder/config/cli-plugins/docker-buildx" ] || exit 0
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
  apt-get "${private[@]}" download docker-buildx docker-cli >&2
  for package in "$apt"/*.deb; do dpkg -x "$package" "$apt/unpacked"; done
  mkdir -p "$folder/bin" "$folder/config/cli-plugins"
  cp "$(find "$apt/unpacked" -type f -name docker -path '*/bin/*')" "$folder/bin/docker"
  cp "$(find "$apt/unpacked" -type f -name docker-buildx -path '*/cli-plugins/*')" "$folder/config/cli-plugins/docker-buildx"
)
