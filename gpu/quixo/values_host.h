// The kernels of values.h as plain loops, to test the rest without a device.
#pragma once

inline int list_moves(const Tables& t, u32 mover, int a, u32 own_words, u32 neutral_words, Move* moves, bool own_only) {
  int all = 0, owns = 0;
  for (int own = 1; own >= (own_only ? 1 : 0); own--) {
    for (int p = 0; p < PUSHES; p++)
      if (own == ((mover & t.pushes[p].cell) != 0)) moves[all++] = move_of(t, t.low, mover, a, p, own_words, neutral_words);
    if (own) owns = all;
  }
  return owns;
}

inline void expand(const Tables& t, const Class& x, const Source& own, const Source& neutral, bool first, bool neutrals) {
  const u32* high = t.high + ((size_t)x.b << HIGH);
  for (u32 row = 0; row < x.rows; row++) {
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.a] + row);
    Move moves[PUSHES];
    int owns = list_moves(t, rep[6], x.a, own.words, neutral.words, moves, !neutrals);
    int all = neutrals ? PUSHES : owns;
    for (u32 i = 0; i < x.row_size; i++) {
      u64& word = x.found[(size_t)row * x.row_words + i / 32];
      int lane = i & 31;
      if (first && lane == 0) word = 0;
      u32 code = (u32)(word >> lane & 1) | (u32)(word >> (32 + lane) & 1) << 1, turned_[8];
      if (!first && (code == WON || code == LOST)) continue;
      u32 opponent = spread(t.subsets[t.subset_base[x.b] + i], rep, FULL & ~rep[6]);
      images(opponent, turned_, 1);
      if (has_line(rep[6])) code = WON;
      else if (has_line(opponent)) code = LOST;
      else if (first) code = judged(moves, owns, all, opponent, turned_, 1, t.low, high, own.values, neutral.values);
      else code = judged_again(code, moves, owns, turned_, 1, t.low, high, own.values);
      word &= ~(1ull << lane | 1ull << (32 + lane));
      word |= (u64)(code & 1) << lane | (u64)(code >> 1) << (32 + lane);
    }
  }
}

inline bool transpose(const Tables& t, const Class& x) {
  bool changed = false;
  const u32 *high_a = t.high + ((size_t)x.a << HIGH), *high_b = t.high + ((size_t)x.b << HIGH);
  for (u32 block = 0; block < x.blocks; block++) {
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.b] + block);
    u32 turned_[8];
    images(rep[6], turned_, 1);
    for (u32 i = 0; i < x.size; i++) {
      u64& word = x.values[(size_t)block * x.words + i / 32];
      int lane = i & 31;
      if ((word | word >> 32) >> lane & 1) continue;
      u32 q = spread(t.subsets[t.subset_base[x.a] + i], rep, FULL & ~rep[6]), symmetry;
      const u32* row;
      u64 place = found_place(t, t.low, high_a, high_b, x.a, x.row_words, q, &symmetry, &row);
      u32 code = value_at(x.found, place + rank_of(t.low, high_b, squeeze(turned_[symmetry], row)));
      if (code != WON && code != LOST) continue;
      word |= code == WON ? 1ull << lane : 1ull << (32 + lane);
      changed = true;
    }
  }
  return changed;
}

inline void write_ended(const Tables& t, const Class& x) {
  for (u32 block = 0; block < x.blocks; block++) {
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.b] + block);
    for (u32 i = 0; i < x.size; i++) {
      u64& word = x.values[(size_t)block * x.words + i / 32];
      if (i % 32 == 0) word = 0;
      u32 q = spread(t.subsets[t.subset_base[x.a] + i], rep, FULL & ~rep[6]);
      if (has_line(q)) word |= 1ull << (i & 31);
      else if (has_line(rep[6])) word |= 1ull << (32 + (i & 31));
    }
  }
}

inline Counts count(const Tables& t, const Class& x) {
  Counts c = {0, 0, 0};
  for (u64 w = 0; w < x.all_words(); w++) {
    u64 word = x.values[w], orbit = t.reps[8 * (size_t)(t.rep_base[x.b] + w / x.words) + 5];
    c.won += orbit * ones((u32)word); c.lost += orbit * ones((u32)(word >> 32));
    c.check += mixed(word ^ mixed(w + 1));
  }
  return c;
}
