# Lint of workflows and examples. Needs say.sh and lint-tools.sh; $tools is where linters are kept.

# Makes, in folder $1, the repository as actionlint can read it: `$/` as `./`, the examples as workflows
# that call their neighbours. So it also checks what is handed to the action and to called workflows.
lay_out_for_lint() {
  local project=$1 example
  mkdir -p "$project/.git" "$project/.github/workflows"
  cp action.yml "$project/"
  cp -R dist "$project/"
  cp .github/workflows/*.yml "$project/.github/workflows/"
  for example in examples/*.yml; do
    sed -E 's#kotlin-bench/action/?([^@]*)@v1#$/\1#' "$example" >"$project/.github/workflows/example-${example##*/}"
  done
  node scripts/localise-workflows.mjs "$project/.github/workflows"
}

lint_with_actionlint() {
  local actionlint shellcheck project code=0
  actionlint=$(actionlint_path "$tools") || { say 'skipped: actionlint needs Go'; return 0; }
  shellcheck=$(shellcheck_path "$tools") || shellcheck=
  project=$(mktemp -d)
  lay_out_for_lint "$project" && (cd "$project" && "$actionlint" -shellcheck "$shellcheck") || code=1
  rm -rf "$project"
  return "$code"
}

lint_with_zizmor() {
  local zizmor
  zizmor=$(zizmor_path "$tools") || { say 'skipped: zizmor needs pip'; return 0; }
  "$zizmor" --offline --no-progress --config .github/zizmor.yml .github action.yml examples/*.yml
}

lint_workflows() {
  lint_with_actionlint && lint_with_zizmor
}
