#!/bin/bash
# Merges the JUnit reports that Surefire left below a directory into one file.
set -euo pipefail

usage() {
  cat <<TEXT
usage: kotlin_logs_collector.sh [-r DIR] [-o FILE]

  -r, --root DIR      where to look for */target/surefire-reports/TEST*.xml (default: .)
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
done < <(cd "$root" && find . -type f -path '*/target/surefire-reports/TEST*.xml' -print0)

[[ ${#reports[@]} -gt 0 ]] || die "no JUnit report below $root"

# body FILE: its lines without the XML declarations at the top. Surefire ends no report with a newline, so
# the last line counts without one.
body() {
  local line top=true
  while IFS= read -r line || [[ -n $line ]]; do
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
