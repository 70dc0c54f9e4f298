# Debian and Ubuntu packages.

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
  export DEBIAN_FRONTEND=noninteractive
  # A new machine has no package lists yet; one that has them is spared the wait.
  apt-get install -y --no-install-recommends "$@" </dev/null >&2 && return
  apt-get update </dev/null >&2 && apt-get install -y --no-install-recommends "$@" </dev/null >&2
}

# The mirror that this machine uses for Debian itself; nothing where it is not Debian.
debian_mirror() {
  apt-get indextargets --format '$(ORIGIN) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk '$1 == "Debian" && $2 !~ /security/ { print $2; exit }'
}
