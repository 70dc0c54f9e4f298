# The image under every base: found, pulled or made. Needs say.sh and apt.sh.

DEBIAN_IMAGE=debian:bookworm-slim

ensure_debian_image() {
  docker image inspect "$DEBIAN_IMAGE" >/dev/null 2>&1 && return
  say "Pulling $DEBIAN_IMAGE"
  timeout 300 docker pull --quiet "$DEBIAN_IMAGE" >&2 </dev/null && return
  say "$DEBIAN_IMAGE cannot be pulled here; making it with debootstrap"
  make_debian_image
}

make_debian_image() (
  if ! command -v debootstrap >/dev/null; then
    can_install || die "$DEBIAN_IMAGE can be neither found nor pulled. Load it into the engine, or install debootstrap and run as root."
    apt_install debootstrap debian-archive-keyring || die 'The package debootstrap could not be installed.'
  fi
  [ "$(id -u)" = 0 ] || die "$DEBIAN_IMAGE can be neither found nor pulled, and making it with debootstrap needs root."
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  mirror=$(debian_mirror)
  debootstrap --variant=minbase bookworm "$folder" ${mirror:+"$mirror"} >"$folder.log" 2>&1 </dev/null ||
    { tail -n 20 "$folder.log" >&2; die 'debootstrap failed; the lines above are the end of its log.'; }
  rm -rf "$folder.log" "$folder"/var/cache/apt/*.bin "$folder"/var/cache/apt/archives/*.deb \
    "$folder"/var/lib/apt/lists/* "$folder"/usr/share/{doc,man,info,locale}/*
  tar -C "$folder" --numeric-owner -c . | docker import --change 'CMD ["bash"]' - "$DEBIAN_IMAGE" >&2
)
