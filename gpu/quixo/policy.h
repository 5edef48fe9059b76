// The fixed order of moves, and proofs by a few moves of search. Masks are (me, them).
#pragma once
#include "tables.h"

// Whether the side with mask `me` can make a line at once, and none of the other's.
HD bool wins_now(const Push* pushes, u32 me, u32 them) {
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (them & q.cell) continue;
    if (has_line(slide(me, q.notseg, q.filled, q.rot) | q.entry) && !has_line(slide(them, q.notseg, q.filled, q.rot))) return true;
  }
  return false;
}

// Whether `me`, to move, cannot win at once and has no move that keeps the other from it.
HD bool loses_soon(const Push* pushes, u32 me, u32 them) {
  if (wins_now(pushes, me, them)) return false;
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (them & q.cell) continue;
    u32 mine = slide(me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(them, q.notseg, q.filled, q.rot);
    if (!has_line(theirs) && !wins_now(pushes, theirs, mine)) return false;
  }
  return true;
}

// Whether `me`, to move and not winning at once, has a move after which the other loses soon.
HD bool wins_soon(const Push* pushes, u32 me, u32 them) {
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (them & q.cell) continue;
    u32 mine = slide(me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(them, q.notseg, q.filled, q.rot);
    if (!has_line(theirs) && !has_line(mine) && loses_soon(pushes, theirs, mine)) return true;
  }
  return false;
}

// A position as one number, the least of its eight images: my mask above theirs.
struct Place { u64 code, index; };  // index: a number within all positions of the same counts

struct Order {  // what the device needs to know of the policy
  Tables t;
  const u32* formation;                         // by representative: the lower, the sooner chosen
  const u64* values[CELLS + 1][CELLS + 1];      // [mine][theirs]: with them to move
  u32 words[CELLS + 1][CELLS + 1];
  u64 base[CELLS + 1][CELLS + 1];               // of the index over all counts
};

HD Place place_of(const Order& o, u32 me, u32 them, u32* rep_number) {
  const Tables& t = o.t;
  int a = ones(me), b = ones(them);
  u32 canon = t.canon[t.subset_base[a] + rank_of(t.low, t.high + ((size_t)a << HIGH), me)];
  u32 number = canon >> 4;
  const u32* rep = t.reps + 8 * (size_t)(t.rep_base[a] + number);
  u32 turned_ = image(them, canon >> 1 & 7);
  if (canon & 1)
    for (int s = 0; s < 8; s++)
      if (image(me, s) == rep[6]) { u32 other = image(them, s); if (other < turned_) turned_ = other; }
  u64 index = (u64)number * o.words[a][b] * 32 + rank_of(t.low, t.high + ((size_t)b << HIGH), squeeze(turned_, rep));
  *rep_number = t.rep_base[a] + number;
  return {(u64)rep[6] << CELLS | turned_, index};
}

HD u32 value_with_them_to_move(const Order& o, u32 me, u32 them, u64 index) {
  u64 word = o.values[ones(me)][ones(them)][index >> 5] >> (index & 31);
  return (u32)(word & 1) | (u32)(word >> 32 & 1) << 1;
}

struct Candidate { u32 key; u64 code, index; u32 me, them; };

// The moves of a position in which nobody has a line, without those that lose at once. Says -1 if
// one of them wins at once.
HD int candidates(const Order& o, u32 me, u32 them, Candidate* out) {
  int n = 0;
  for (int p = 0; p < PUSHES; p++) {
    const Push q = o.t.pushes[p];
    if (them & q.cell) continue;
    u32 mine = slide(me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(them, q.notseg, q.filled, q.rot);
    if (has_line(theirs)) continue;
    if (has_line(mine)) return -1;
    u32 rep;
    Place place = place_of(o, mine, theirs, &rep);
    bool known = false;
    for (int i = 0; i < n; i++) known |= out[i].code == place.code;
    if (known) continue;
    u32 own = (me & q.cell) != 0, quiet = !wins_now(o.t.pushes, mine, theirs);
    out[n++] = {own << 31 | quiet << 30 | o.formation[rep], place.code, place.index, mine, theirs};
  }
  return n;
}

// The first candidate after the one with (key, code); -1 if there is none.
HD int next_candidate(const Candidate* all, int n, bool any, u32 key, u64 code) {
  int best = -1;
  for (int i = 0; i < n; i++) {
    bool after = any || all[i].key > key || (all[i].key == key && all[i].code > code);
    if (!after) continue;
    if (best < 0 || all[i].key < all[best].key || (all[i].key == all[best].key && all[i].code < all[best].code)) best = i;
  }
  return best;
}
