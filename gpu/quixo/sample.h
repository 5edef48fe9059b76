// Random positions with the exact value of each of their moves, to measure players against.
#pragma once
#include <random>
#include "policy.h"

struct Sampled { u32 mover, opponent; char value, moves[PUSHES]; };

// 'w', 'd', 'l' for the mover; '.' for what the rules forbid.
HD void judge(const Order& o, Sampled& s) {
  s.value = 'l';
  for (int p = 0; p < PUSHES; p++) {
    const Push q = o.t.pushes[p];
    s.moves[p] = '.';
    if (s.opponent & q.cell) continue;
    u32 mine = slide(s.mover, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(s.opponent, q.notseg, q.filled, q.rot), rep;
    u32 v = value_with_them_to_move(o, mine, theirs, place_of(o, mine, theirs, &rep).index);
    s.moves[p] = v == WON ? 'l' : v == LOST ? 'w' : 'd';
    if (s.moves[p] == 'w' || (s.moves[p] == 'd' && s.value == 'l')) s.value = s.moves[p];
  }
}

#ifdef __CUDACC__
__global__ void judge_kernel(const Order* o, Sampled* all, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) judge(*o, all[i]);
}
#endif

// `each` positions for every number of marks: nobody has a line, and the marks are nearly even.
inline std::vector<Sampled> sample(const Order& order, int each) {
  std::mt19937 random(1);
  std::vector<Sampled> all;
  for (int n = 0; n < CELLS; n++)
    for (int i = 0; i < each;) {
      int a = n / 2 + (n >= 4 ? (int)(random() % 4 + 1) / 2 - 1 : 0);
      Sampled s = {};
      for (int k = 0; k < n;) {
        u32 bit = 1u << random() % CELLS;
        if ((s.mover | s.opponent) & bit) continue;
        (k++ < a ? s.mover : s.opponent) |= bit;
      }
      if (n > 0 && (has_line(s.mover) || has_line(s.opponent))) continue;
      all.push_back(s);
      i++;
    }
#ifdef __CUDACC__
  Sampled* d = to_device(all);
  Order* o = device_array<Order>(1);
  copy_in(o, &order, sizeof order);
  judge_kernel<<<(all.size() + 63) / 64, 64>>>(o, d, all.size());
  finish();
  copy_out(all.data(), d, all.size() * sizeof(Sampled));
#else
  for (Sampled& s : all) judge(order, s);
#endif
  return all;
}
