# Times two commands in turn. Wants the folder $work of whoever sources it, and $trials.

seconds() {
  local begin
  begin=$(date +%s%N)
  "$1"
  echo "$begin $(date +%s%N)" | awk '{ printf "%.3f", ($2 - $1) / 1e9 }'
}

# in_turn ROUNDS OURS OTHER NAME: two functions, each run once a round, the first to begin taking turns; NAME is
# what the other is called. The last line is "ratio R", the median of the rounds.
in_turn() {
  local round a b
  for round in $(seq "$1"); do
    if [ $((round % 2)) = 1 ]; then
      a=$(seconds "$2")
      b=$(seconds "$3")
    else
      b=$(seconds "$3")
      a=$(seconds "$2")
    fi
    echo "$a $b" >>"$work/rounds"
    echo "round $round: $trials trials, ours $a s, $4 $b s"
  done
  awk '{ print $1 / $2 }' "$work/rounds" | sort -n | awk '{ r[NR] = $1 } END { m = NR % 2 ? r[(NR + 1) / 2] : (r[NR / 2] + r[NR / 2 + 1]) / 2; printf "ratio %.2f\n", m }'
}
