#!/usr/bin/env bash
# Writes the data of one release, as later programs will find it: old-data/README.md.
#   old-data/make.sh FOLDER [PROGRAM]
# FOLDER must not exist yet; PROGRAM is the release's own `qlub`, built with its page. The checkout
# should be that of the release, or of a commit shortly after it that speaks the same protocol.
set -euo pipefail
cd "$(dirname "$0")/.."
to=$(realpath -m "$1")
program=$(realpath "${2:-target/release/qlub}")
mkdir "$to" "$to/saves"
data=$(mktemp -d)

cargo build --quiet --package qlub-client --example old_tables
[ -d web/node_modules ] || npm --prefix web ci

RUST_LOG=error "$program" serve --listen 127.0.0.1:0 --data "$data" --unlimited --lang en >"$data.log" &
server=$!
trap 'kill $server 2>/dev/null || true; rm -rf "$data" "$data.log"' EXIT
address=
until address=$(grep -om1 'http://localhost:[0-9]*' "$data.log"); do sleep 0.1; done
address=${address/localhost/127.0.0.1}

# Browsers first: the last of the other tables is left in the middle of being opened.
(cd web && QLUB_ADDRESS=$address QLUB_FILE=$to/browsers.json \
  npx playwright test --config scripts/old-data.config.ts)
"${CARGO_TARGET_DIR:-target}"/debug/examples/old_tables "$address" "$to/people.json"
kill -TERM $server
wait $server || true
cp "$data/qlub.db" "$to/qlub.db"
"$program" records --data "$data" export "$to/records"

# Games at the terminal. Nothing is typed in: the game is saved when somebody is asked.
play() { "$program" play "$@" --plain --lang en </dev/null >/dev/null; }
# save NAME GAME EDITION SEATS ROUNDS: everybody in turn is the person who is waited for, so many
# times, and a bot otherwise; without rounds bots play to the end.
save() {
  local file="$to/saves/$1.game" rounds=$5 round=0 seat players
  local setup=(--edition "$3" --seats "$4" --seed 1)
  while [ "$round" -le "$rounds" ]; do
    players=
    for ((seat = 0; seat < $4; seat++)); do
      if [ "$rounds" -gt 0 ] && [ $((round % $4)) = "$seat" ]; then players+=,person; else players+=,greedy; fi
    done
    play "$2" "${setup[@]}" --players "${players:1}" --save "$file"
    setup=(--resume "$file")
    round=$((round + 1))
  done
}
for edition in classic longo gemixxt-a gemixxt-b bonus-a bonus-b; do
  save "qwixx-$edition" qwixx "$edition" 2 0
  save "qwixx-$edition-running" qwixx "$edition" 3 7
done
for edition in classic jokers gemixxt-a gemixxt-b; do
  save "qwixx-cards-$edition" qwixx-cards "$edition" 2 0
  save "qwixx-cards-$edition-running" qwixx-cards "$edition" 2 7
done
save quixo-two quixo two 2 0
save quixo-two-running quixo two 2 5
save quixo-four quixo four 4 0
save quixo-four-running quixo four 4 6
save qwirkle-standard qwirkle standard 3 0
save qwirkle-standard-running qwirkle standard 2 7
# Real dice, and a decision that was taken back.
printf '%s\n' 'first 0' 'w3 w4 r1 y6 g2 b5' - r7 undo g7 | "$program" play qwixx --seats 2 \
  --dice typed --plain --lang en --save "$to/saves/qwixx-typed-running.game" >/dev/null

# What `qlub replay` tells of them, but for what it says in words.
for file in "$to"/saves/*.game; do
  "$program" replay "$file" --notation >"${file%.game}.told"
done
node web/scripts/pack-page.js web/dist "$to/page.json.br"
du -sb "$to"
