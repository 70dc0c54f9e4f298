#!/usr/bin/env bash
# A collector as the dataset's verifiers have one: a shell that copies reports line by line into one
# document. Only for the comparison of speed; the rules it follows are those of src/score/reports/collected-bytes.ts.
# Usage: collect.sh ROOT OUTPUT
set -euo pipefail

root=$1
output=$2

mapfile -t reports < <(cd "$root" && find . -type f -path '*/build/test-results/*/TEST*.xml')
((${#reports[@]} > 0)) || { echo "no report" >&2; exit 1; }

copy_report() {
  local leading=yes line
  while IFS= read -r line; do
    if [[ $leading == yes && $line == '<?xml'* ]]; then continue; fi
    leading=no
    printf '%s\n' "$line"
  done < "$1"
}

{
  echo '<?xml version="1.0" encoding="UTF-8"?>'
  echo '<testsuites>'
  for report in "${reports[@]}"; do copy_report "$root/$report"; done
  echo '</testsuites>'
} > "$output"
