# What scripts tell people: on standard error, so that output stays clean.

say() { printf '%s\n' "$*" >&2; }
heading() { printf '\n== %s\n' "$*" >&2; }
die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}
