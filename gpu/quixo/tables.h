// Ranks of masks, representatives of the symmetries, and how states are numbered.
//
// The state (mover P, opponent O) of class (a, b) = (|P|, |O|) is kept in block rep(O), at the
// colexicographic rank of P's image squeezed onto the cells that rep(O) leaves free. A block is
// padded to words of 32 states: the low half of a word says won, the high half says lost.
#pragma once
#include <vector>
#include "board.h"
#include "device.h"

constexpr int LOW = 13, HIGH = CELLS > LOW ? CELLS - LOW : 0;

struct Tables {
  const u16* low;      // rank of the low bits of a mask
  const u32* high;     // [count][high bits]: what the high bits add, for a mask of `count` bits
  const u32* subsets;  // masks by count, in colexicographic order
  const u32* canon;    // by count and rank: representative << 4 | symmetry << 1 | is symmetric
  const u32* reps;     // [8] per representative: its five squeeze masks, orbit size, mask, unused
  const Push* pushes;
  const unsigned char* push_image;  // [8][PUSHES]
  u32 subset_base[CELLS + 2], rep_base[CELLS + 2];
};

HD u32 rank_of(const u16* low, const u32* high, u32 x) {
  return low[x & ((1 << LOW) - 1)] + (HIGH ? high[x >> LOW] : 0);
}

struct Host {  // the same tables on the host, and binomials
  u32 binomial[CELLS + 2][CELLS + 2];
  std::vector<u16> low;
  std::vector<u32> high, subsets, canon, reps;
  std::vector<Push> pushes;
  std::vector<unsigned char> push_image;
  Tables host, device;

  u32 rank(int count, u32 x) const { return rank_of(low.data(), &high[(size_t)count << HIGH], x); }
  u32 rep_count(int count) const { return host.rep_base[count + 1] - host.rep_base[count]; }

  void make() {
    for (int n = 0; n < CELLS + 2; n++)
      for (int k = 0; k < CELLS + 2; k++)
        binomial[n][k] = k == 0 ? 1 : n == 0 ? 0 : binomial[n - 1][k - 1] + binomial[n - 1][k];
    make_pushes();
    make_ranks();
    make_reps();
    host.low = low.data(); host.high = high.data(); host.subsets = subsets.data();
    host.canon = canon.data(); host.reps = reps.data(); host.pushes = pushes.data();
    host.push_image = push_image.data();
    device = host;
    device.low = to_device(low); device.high = to_device(high); device.subsets = to_device(subsets);
    device.canon = to_device(canon); device.reps = to_device(reps);
    device.pushes = to_device(pushes); device.push_image = to_device(push_image);
  }

  void make_pushes() {
    for (int cell = 0; cell < CELLS; cell++) {
      int column = cell % S, row = cell / S;
      if (column && row && column < S - 1 && row < S - 1) continue;
      // Towards north, east, south, west: the step to the entry and the rotation of the others.
      int dx[4] = {0, 1, 0, -1}, dy[4] = {1, 0, -1, 0};
      u32 rot[4] = {32 - S, 32 - 1, S, 1};
      for (int end = 0; end < 4; end++) {
        u32 filled = 0;
        int x = column, y = row;
        while (x + dx[end] >= 0 && x + dx[end] < S && y + dy[end] >= 0 && y + dy[end] < S) {
          filled |= 1u << (S * y + x);
          x += dx[end]; y += dy[end];
        }
        u32 entry = 1u << (S * y + x);
        if (filled) pushes.push_back({1u << cell, entry, ~(filled | entry), filled, rot[end]});
      }
    }
    push_image.resize(8 * PUSHES);
    for (int s = 0; s < 8; s++)
      for (int p = 0; p < PUSHES; p++)
        for (int q = 0; q < PUSHES; q++)
          if (image(pushes[p].cell, s) == pushes[q].cell && image(pushes[p].entry, s) == pushes[q].entry)
            push_image[s * PUSHES + p] = q;
  }

  void make_ranks() {
    low.assign(1 << LOW, 0);
    for (u32 x = 0; x < 1u << LOW; x++)
      for (u32 i = 0, k = 0; i < LOW; i++)
        if (x >> i & 1) low[x] += binomial[i][++k];
    high.assign((size_t)(CELLS + 1) << HIGH, 0);
    for (int count = 0; count <= CELLS; count++)
      for (u32 x = 0; x < 1u << HIGH; x++) {
        int k = count - ones(x);
        if (k < 0) continue;
        u32 sum = 0;
        for (int i = 0; i < HIGH; i++)
          if (x >> i & 1) sum += binomial[LOW + i][++k];
        high[((size_t)count << HIGH) + x] = sum;
      }
    subsets.resize((size_t)1 << CELLS);
    for (u32 k = 0, base = 0; k <= CELLS + 1; k++) {
      host.subset_base[k] = base;
      if (k <= CELLS) base += binomial[CELLS][k];
    }
    std::vector<u32> next(host.subset_base, host.subset_base + CELLS + 1);
    for (u32 x = 0; x <= FULL; x++) subsets[next[ones(x)]++] = x;
  }

  void make_reps() {
    canon.resize(subsets.size());
    for (int k = 0; k <= CELLS; k++) {
      host.rep_base[k] = reps.size() / 8;
      for (u32 r = 0; r < binomial[CELLS][k]; r++) {
        u32 x = subsets[host.subset_base[k] + r], all[8];
        images(x, all, 1);
        int best = 0, same = 0;
        for (int s = 1; s < 8; s++) if (all[s] < all[best]) best = s;
        for (int s = 0; s < 8; s++) same += all[s] == x;
        u32 number;
        if (all[best] == x) {
          number = reps.size() / 8 - host.rep_base[k];
          best = 0;
          reps.resize(reps.size() + 8);
          u32* rep = &reps[reps.size() - 8];
          squeeze_masks(FULL & ~x, rep);
          rep[5] = 8 / same; rep[6] = x;
        } else {
          number = canon[host.subset_base[k] + rank(k, all[best])] >> 4;
        }
        canon[host.subset_base[k] + r] = number << 4 | best << 1 | (same > 1);
      }
    }
    host.rep_base[CELLS + 1] = reps.size() / 8;
  }
};
