// The fixed order of moves, and proofs by a few moves of search. Masks are (me, them).
#pragma once
#include "tables.h"

// Whether a push makes a line of `me`, and none of the other's.
HD bool wins_by(const Push& q, u32 me, u32 them) {
  return !(them & q.cell) && has_line(slide(me, q.notseg, q.filled, q.rot) | q.entry) && !has_line(slide(them, q.notseg, q.filled, q.rot));
}

// A push by which `me` makes a line at once, and none of the other's; -1 if there is none. `first`
// is tried before the others.
HD int winning_push(const Push* pushes, u32 me, u32 them, int first) {
  if (!nearly_has_line(me)) return -1;
  if (first >= 0 && wins_by(pushes[first], me, them)) return first;
  for (int p = 0; p < PUSHES; p++) if (wins_by(pushes[p], me, them)) return p;
  return -1;
}

HD bool wins_now(const Push* pushes, u32 me, u32 them) { return winning_push(pushes, me, them, -1) >= 0; }

// Whether `me`, to move, cannot win at once and has no move that keeps the other from it.
HD bool loses_soon(const Push* pushes, u32 me, u32 them) {
  if (wins_now(pushes, me, them)) return false;
  int last = -1;
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (them & q.cell) continue;
    u32 mine = slide(me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(them, q.notseg, q.filled, q.rot);
    if (!has_line(theirs) && (last = winning_push(pushes, theirs, mine, last)) < 0) return false;
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

// What a move leaves the other, who is to move: at most so many replies that do not lose at once,
// more of them though there is a threat, or all, because nothing threatens.
enum Freedom { FEW_REPLIES, THREATENED, FREE, FREEDOMS };
constexpr u32 FEW = 4;

HD Freedom freedom(const Push* pushes, u32 me, u32 them) {
  int last = winning_push(pushes, me, them, -1);
  if (last < 0) return FREE;
  u32 safe = 0;
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (me & q.cell) continue;
    u32 theirs = slide(them, q.notseg, q.filled, q.rot) | q.entry, mine = slide(me, q.notseg, q.filled, q.rot);
    int found = has_line(mine) ? last : has_line(theirs) ? -1 : winning_push(pushes, mine, theirs, last);
    if (found >= 0) last = found;
    else if (++safe > FEW) return THREATENED;
  }
  return FEW_REPLIES;
}

// Whether `me`, to move, has a move that leaves few safe replies, and wins within three moves after each.
HD bool wins_by_force(const Push* pushes, u32 me, u32 them) {
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (them & q.cell) continue;
    u32 mine = slide(me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(them, q.notseg, q.filled, q.rot);
    if (has_line(theirs) || has_line(mine) || freedom(pushes, mine, theirs) != FEW_REPLIES) continue;
    bool wins = !wins_now(pushes, theirs, mine);
    for (int r = 0, last = -1; r < PUSHES && wins; r++) {
      const Push k = pushes[r];
      if (mine & k.cell) continue;
      u32 later = slide(mine, k.notseg, k.filled, k.rot), reply = slide(theirs, k.notseg, k.filled, k.rot) | k.entry;
      if (has_line(later)) continue;
      int found = winning_push(pushes, later, reply, last);
      if (found >= 0) last = found;
      else wins = wins_soon(pushes, later, reply);
    }
    if (wins) return true;
  }
  return false;
}

// A position as one number, the least of its eight images: my mask above theirs.
struct Place { u64 code, index; };  // index: a number within all positions of the same counts

// How moves are put in order and chosen. Threats leave few answers, and those are mostly right: whoever
// is ahead keeps wins by them, and whoever sets none is answered wrongly more often. Where an own cube is
// moved positions can come again: there the player chooses among the first few safe moves.
struct Style {
  bool threats;               // with neutral cubes, moves that threaten come first
  unsigned char own_threats;  // with own cubes too for whoever has so many marks more, or yet more; 0: never
  unsigned char vary;         // among how many moves with own cubes it chooses
  unsigned char vary_from;    // from so many marks on
  signed char vary_lead;      // for whoever has at most so many marks more
};

struct Order {  // what the device needs to know of the policy
  Tables t;
  Style style;
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

// What is seen of a move: what it leaves the other, and how many neutral cubes there are on the border.
constexpr u32 BORDER = FULL & ~((((1u << (S - 2)) - 1) << 1) * (((1u << (S * (S - 2))) - 1) / ((1u << S) - 1) << S));
constexpr int SIGHTS = FREEDOMS * (4 * S - 3);

struct Candidate {
  u32 key;  // freedom, where it counts, above formation
  u64 code, index;
  u32 me, them, own, leaves;
  HD u32 sight() const { return leaves * (4 * S - 3) + ones(BORDER & ~(me | them)); }
};

// The moves of a position in which nobody has a line, one after another in order, without those that
// give the other a line. Moves with own cubes are looked at only when no neutral one is left.
struct Lineup {
  const Order& o;
  u32 me, them;
  Candidate all[PUSHES];
  int n = 0;
  u32 own = 0;
  int number = -1;  // of the candidate that `next` said last

  HD Lineup(const Order& o_, u32 me_, u32 them_) : o(o_), me(me_), them(them_) { look(); }

  HD void look() {
    n = 0;
    for (int p = 0; p < PUSHES; p++) {
      const Push q = o.t.pushes[p];
      if ((them & q.cell) || ((me & q.cell) != 0) != own) continue;
      u32 mine = slide(me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(them, q.notseg, q.filled, q.rot), rep;
      if (has_line(theirs)) continue;
      Place place = place_of(o, mine, theirs, &rep);
      bool known = false;
      for (int i = 0; i < n; i++) known |= all[i].code == place.code;
      if (known) continue;
      u32 leaves = freedom(o.t.pushes, mine, theirs), key = o.formation[rep];
      if (threatens()) key |= leaves << CELLS;
      all[n++] = {key, place.code, place.index, mine, theirs, own, leaves};
    }
  }

  HD bool threatens() const { return own ? o.style.own_threats && ones(me) - ones(them) >= o.style.own_threats : o.style.threats; }

  // Whether the player may take a later move than this one, lest a position come again.
  HD bool varies(const Candidate& c) const { return c.own && ones(me | them) >= o.style.vary_from && ones(me) - ones(them) <= o.style.vary_lead; }

  HD bool next(Candidate& out) {
    if (n == 0 && !own) { own = 1; look(); }
    if (n == 0) return false;
    int best = 0;
    for (int i = 1; i < n; i++)
      if (all[i].key < all[best].key || (all[i].key == all[best].key && all[i].code < all[best].code)) best = i;
    out = all[best];
    all[best] = all[--n];
    number++;
    return true;
  }
};
