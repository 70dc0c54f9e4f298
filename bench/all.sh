#!/usr/bin/env bash
# Runs every benchmark, one after the other, and writes docs/performance.md: a table of what is compared
# with what, and below it what each printed. Wants a machine that does nothing else; some twenty minutes.
# Exits 1 where a goal is missed, 2 where a benchmark did not come to its end.
#   bench/all.sh [--out FILE]     --out: the page to write, by default docs/performance.md
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

out=docs/performance.md
while [ $# -gt 0 ]; do
  case $1 in
    --out) out=$2; shift 2 ;;
    *) echo "bench/all.sh: unknown argument $1; see the first lines of the script" >&2; exit 2 ;;
  esac
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
code=0
: >"$work/rows"
: >"$work/parts"

# The figure in a benchmark's output: figure NAME PATTERN, a sed expression that leaves the number alone.
figure() { sed -nE "$2" "$work/$1.txt" | tail -n 1; }

# row COMMAND WHAT GOAL VALUE [at-least]: GOAL is `-` for none; a value is to be no larger, or no smaller.
row() {
  local verdict='' value=${4:-}
  if [ -z "$value" ]; then
    value='none'
    verdict='did not end'
    code=2
  elif [ "$3" != - ]; then
    if awk -v value="$value" -v goal="$3" -v least="${5:-}" 'BEGIN { exit !(least == "" ? value <= goal : value >= goal) }'; then
      verdict=reached
    else
      verdict=missed
      [ "$code" = 2 ] || code=1
    fi
  fi
  printf '| %s | %s | %s | %s | `%s` |\n' "$2" "$value" "${5:+≥ }${3/#-/}" "$verdict" "$1" >>"$work/rows"
}

# run NAME COMMAND...: what it prints is kept
run() {
  local name=$1
  shift
  echo "$*" >&2
  "$@" >"$work/$name.txt" 2>"$work/$name.err" || { tail -n 5 "$work/$name.err" >&2; }
  printf '\n### %s\n\n```\n%s\n```\n' "$*" "$(cat "$work/$name.txt")" >>"$work/parts"
}

last_ratio='s/^ratio ([0-9.]+)$/\1/p'

run overhead bench/overhead.sh
row bench/overhead.sh 'a trial, for the same work by bare docker commands' 1.15 "$(figure overhead "$last_ratio")"
run allowlist bench/overhead.sh --allowlist
row 'bench/overhead.sh --allowlist' 'the same with an allowlist and a gateway, for bare docker with a gateway' 1.3 "$(figure allowlist "$last_ratio")"
run harbor bench/harbor.sh
row bench/harbor.sh 'a run of small trials, for Harbor on the same engine' 1 "$(figure harbor "$last_ratio")"
run score bench/score.sh
row bench/score.sh 'scoring: how many times as fast as the reference in Python, the worst of its trees' 1 \
  "$(sed -nE 's/^ *speed +([0-9.]+) times.*/\1/p' "$work/score.txt" | sort -n | head -n 1)" at-least
run plan bench/plan.sh
row bench/plan.sh 'the longest shard, for what no plan can beat, the worst of its shapes' 1.05 \
  "$(sed -nE 's/.*longest ([0-9.]+) of the bound.*/\1/p' "$work/plan.txt" | sort -n | tail -n 1)"
run report bench/report.sh
row bench/report.sh 'the HTML report of 10,000 trials, seconds of processors' - \
  "$(figure report 's/^ *HTML +([0-9.]+) s.*/\1/p')"
run images bench/images.sh
row bench/images.sh 'bases that are here, for building them' - "$(figure images 's/^here\/cold ([0-9.]+)$/\1/p')"
row bench/images.sh 'bases pulled by us, for plain `docker pull`' - "$(figure images 's/^pulled\/docker ([0-9.]+)$/\1/p')"
run start bench/start.sh
row bench/start.sh 'the command line answers, for a Node process that does nothing' - "$(figure start "$last_ratio")"
run check bench/check.sh
row bench/check.sh 'static checks of 110 tasks, milliseconds' 5000 "$(figure check 's/.*: ([0-9]+) ms$/\1/p')"
run rows bench/rows.sh
row bench/rows.sh 'SWE-PolyBench: 2,110 rows of 100 MB read and filtered, seconds' 3 "$(figure rows 's/.* kept: .* ([0-9.]+) s, [0-9]+ MB$/\1/p')"
row bench/rows.sh 'the same, MB of memory' 300 "$(figure rows 's/.* kept: .* s, ([0-9]+) MB$/\1/p')"
run logs bench/logs.sh
row bench/logs.sh 'SWE-PolyBench: the slowest parser on hostile logs of 50 MB, seconds of a processor' 20 "$(figure logs 's/.* slowest ([0-9.]+) s.*/\1/p')"

cat >"$out" <<PAGE
# How fast it is

Made by \`bench/all.sh\`, which installs what it compares with. Figures are ratios of two commands that run in turn on one machine, the median of their rounds, unless a unit is named: they say more elsewhere than seconds do. Below 1 is faster than what it is compared with.

| What is compared | Figure | Goal | | Command |
| --- | --- | --- | --- | --- |
$(cat "$work/rows")

On $(nproc) processors and $(awk '/^MemTotal/ { printf "%.0f GiB", $2 / 1048576 }' /proc/meminfo), engine $(docker version --format '{{.Server.Version}}'), Node $(node --version), on $(date --utc +%Y-%m-%d).

## What each printed
$(cat "$work/parts")
PAGE
cat "$work/rows"
exit "$code"
