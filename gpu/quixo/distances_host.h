// The kernels of distances.h as plain loops, to test the rest without a device.
#pragma once

inline void begin(const Tables& t, const Class& x, u16* out, bool by_mover) {
  u32 words = by_mover ? x.row_words : x.words, size = by_mover ? x.row_size : x.size;
  int fixed = by_mover ? x.a : x.b, free = by_mover ? x.b : x.a;
  u64 all = (u64)(by_mover ? x.rows : x.blocks) * words * 32;
  for (u64 at = 0; at < all; at++) {
    u32 row = at / (words * 32ull), i = at % (words * 32ull);
    out[at] = DRAWN;
    if (i >= size) continue;
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[fixed] + row);
    u32 other = spread(t.subsets[t.subset_base[free] + i], rep, FULL & ~rep[6]);
    out[at] = reached(value_at(by_mover ? x.found : x.values, at), has_line(rep[6]) || has_line(other));
  }
}

inline void lengthen(const Tables& t, const Class& x, u16* mine, const Source& own, const u16* d_own, u32 neutral_words, const u16* d_neutral, bool, bool neutrals) {
  for (u32 row = 0; row < x.rows; row++) {
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.a] + row);
    Move moves[PUSHES];
    int owns = list_moves(t, rep[6], x.a, own.words, neutral_words, moves, !neutrals);
    for (u32 i = 0; i < x.row_size; i++) {
      u16& at = mine[(size_t)row * x.row_words * 32 + i];
      if (at == DRAWN || !(at & ~LOSING)) continue;
      u32 opponent = spread(t.subsets[t.subset_base[x.b] + i], rep, FULL & ~rep[6]), turned_[8];
      images(opponent, turned_, 1);
      at = length_of(!(at & LOSING), moves, owns, neutrals ? PUSHES : owns, opponent, turned_, 1, t.low, t.high + ((size_t)x.b << HIGH), d_own, d_neutral);
    }
  }
}

inline bool transpose_lengths(const Tables& t, const Class& x, const u16* mine, u16* out) {
  bool changed = false;
  const u32 *high_a = t.high + ((size_t)x.a << HIGH), *high_b = t.high + ((size_t)x.b << HIGH);
  for (u32 block = 0; block < x.blocks; block++) {
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.b] + block);
    u32 turned_[8];
    images(rep[6], turned_, 1);
    for (u32 i = 0; i < x.size; i++) {
      u16& at = out[(size_t)block * x.words * 32 + i];
      u32 q = spread(t.subsets[t.subset_base[x.a] + i], rep, FULL & ~rep[6]), symmetry;
      const u32* row;
      u64 place = found_place(t, t.low, high_a, high_b, x.a, x.row_words, q, &symmetry, &row);
      u16 d = mine[place + rank_of(t.low, high_b, squeeze(turned_[symmetry], row))];
      if (d != at) { at = d; changed = true; }
    }
  }
  return changed;
}

inline Spread spread_lengths(const Tables& t, const Class& x, const u16* lengths) {
  Spread s = {};
  for (u64 at = 0; at < x.all_words() * 32; at++) {
    u16 d = lengths[at];
    if (d == DRAWN) continue;
    u64 orbit = t.reps[8 * (size_t)(t.rep_base[x.b] + at / (x.words * 32ull)) + 5];
    u32 length = d & ~LOSING;
    (d & LOSING ? s.lost : s.won)[length < LONGEST ? length : LONGEST - 1] += orbit;
  }
  return s;
}

inline u64 seek(const Class& x, const u16* lengths, u16 wanted) {
  for (u64 at = 0; at < x.all_words() * 32; at++)
    if (lengths[at] == wanted) return at;
  return ~0ull;
}
