#!/bin/bash
# Merges the JUnit reports that Gradle left below a directory into one file.
set -euo pipefail

usage() {
  cat <<TEXT
usage: kotlin_logs_collector.sh [-r DIR] [-o FILE]

  -r, --root DIR      where to look for */build/test-results/*/TEST*.xml (default: .)
  -o, --output FILE   the merged report (default: reports/junit/all-testsuites.xml)
  -h, --help          this text
TEXT
}

die() {
  echo "kotlin_logs_collector.sh: $1" >&2
  exit 1
}

root=.
output=reports/junit/all-testsuites.xml

while [[ $# -gt 0 ]]; do
  case $1 in
    -r | --root)
      [[ $# -ge 2 ]] || die "$1 needs a directory"
      root=$2
      shift 2
      ;;
    -o | --output)
      [[ $# -ge 2 ]] || die "$1 needs a file"
      output=$2
      shift 2
      ;;
    -h | --help)
      usage
      exit 0
      ;;
    *)
      echo "kotlin_logs_collector.sh: unknown argument: $1" >&2
      usage >&2
      exit 1
      ;;
  esac
done

[[ -d $root ]] || die "no such directory: $root"

reports=()
while IFS= read -r -d '' report; do
  reports+=("$report")
done < <(cd "$root" && find . -type f -path '*/build/test-results/*/TEST*.xml' -print0)

[[ ${#reports[@]} -gt 0 ]] || die "no JUnit report below $root"

# body FILE: its lines without the XML declarations at the top. A line is what a newline ends.
body() {
  local line top=true
  while IFS= read -r line; do
    if $top && [[ $line == '<?xml'* ]]; then continue; fi
    top=false
    printf '%s\n' "$line"
  done <"$1"
}

mkdir -p "$(dirname "$output")"
{
  echo '<?xml version="1.0" encoding="UTF-8"?>'
  echo '<testsuites>'
  for report in "${reports[@]}"; do
    body "$root/$report"
  done
  echo '</testsuites>'
} >"$output"

echo "Merged ${#reports[@]} reports into $output"
