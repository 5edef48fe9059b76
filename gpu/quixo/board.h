// The board of Quixo as bits, its pushes and its eight symmetries; for the host and the device.
// Cell (column, row) is bit SIDE * row + column. A state is (mover's mask, opponent's mask).
#pragma once
#include <cstdint>
#ifdef __CUDACC__
#define HD __host__ __device__ __forceinline__
#else
#define HD inline
#endif
#ifndef SIDE
#define SIDE 5
#endif

typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

constexpr int S = SIDE, CELLS = S * S, PUSHES = 12 * S - 16;
constexpr u32 FULL = (1u << CELLS) - 1;

// Taking the cube of `cell` and pushing it in at `entry`: cells outside the segment stay, `filled`
// ones get their neighbour's cube.
struct Push { u32 cell, entry, notseg, filled, rot; };

HD u32 rotl(u32 x, u32 r) {
#ifdef __CUDA_ARCH__
  return __funnelshift_l(x, x, r);
#else
  return (x << r) | (x >> ((32 - r) & 31));
#endif
}

HD u32 slide(u32 x, u32 notseg, u32 filled, u32 rot) { return (x & notseg) | (rotl(x, rot) & filled); }

HD bool has_line(u32 x) {
  u32 rows = x, columns = x, first = 0, second = 0, left = 0, top = 0;
#pragma unroll
  for (int i = 1; i < S; i++) { rows &= x >> i; columns &= x >> (S * i); }
#pragma unroll
  for (int i = 0; i < S; i++) {
    left |= 1u << (S * i); top |= 1u << i;
    first |= 1u << (S * i + i); second |= 1u << (S * i + S - 1 - i);
  }
  return (rows & left) || (columns & top) || (x & first) == first || (x & second) == second;
}

HD int ones(u32 x) {
#ifdef __CUDA_ARCH__
  return __popc(x);
#else
  return __builtin_popcount(x);
#endif
}

// Whether a line lacks one cube at most. A push changes one cube of every line but its own, and that
// one keeps all but the taken cube: without such a line no push makes one.
HD bool nearly_has_line(u32 x) {
#pragma unroll
  for (int i = 0; i < S; i++) {
    u32 row = ((1u << S) - 1) << (S * i), column = 0;
#pragma unroll
    for (int j = 0; j < S; j++) column |= 1u << (S * j + i);
    if (ones(x & row) >= S - 1 || ones(x & column) >= S - 1) return true;
  }
  u32 first = 0, second = 0;
#pragma unroll
  for (int i = 0; i < S; i++) { first |= 1u << (S * i + i); second |= 1u << (S * i + S - 1 - i); }
  return ones(x & first) >= S - 1 || ones(x & second) >= S - 1;
}

HD u32 turned(u32 x) {  // by half a turn
#ifdef __CUDA_ARCH__
  return __brev(x) >> (32 - CELLS);
#else
  x = (x & 0x55555555) << 1 | (x >> 1 & 0x55555555);
  x = (x & 0x33333333) << 2 | (x >> 2 & 0x33333333);
  x = (x & 0x0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f);
  return __builtin_bswap32(x) >> (32 - CELLS);
#endif
}

HD u32 flipped(u32 x) {  // rows upside down
  u32 y = 0;
#pragma unroll
  for (int r = 0; r < S; r++) y |= (x >> (S * r) & ((1u << S) - 1)) << (S * (S - 1 - r));
  return y;
}

HD u32 transposed(u32 x) {
  u32 y = 0;
#pragma unroll
  for (int d = -(S - 1); d < S; d++) {
    u32 mask = 0;
#pragma unroll
    for (int r = 0; r < S; r++)
      if (r + d >= 0 && r + d < S) mask |= 1u << (S * r + r + d);
    y |= d >= 0 ? (x & mask) << ((S - 1) * (d >= 0 ? d : 0)) : (x & mask) >> ((S - 1) * (d < 0 ? -d : 0));
  }
  return y;
}

// Symmetry s: bit 0 transposes, then bit 1 flips, then bit 2 turns.
HD u32 image(u32 x, int s) {
  if (s & 1) x = transposed(x);
  if (s & 2) x = flipped(x);
  if (s & 4) x = turned(x);
  return x;
}

// All eight images at once, into out[0], out[stride], ...
HD void images(u32 x, u32* out, int stride) {
  u32 t = transposed(x), f = flipped(x), tf = flipped(t);
  out[0] = x; out[stride] = t; out[2 * stride] = f; out[3 * stride] = tf;
  out[4 * stride] = turned(x); out[5 * stride] = turned(t);
  out[6 * stride] = turned(f); out[7 * stride] = turned(tf);
}

// Moves the bits under a mask down to the lowest places, and back (Hacker's Delight 7-4).
HD u32 squeeze(u32 x, const u32* mv) {
#pragma unroll
  for (int i = 0; i < 5; i++) { u32 t = x & mv[i]; x = (x ^ t) | (t >> (1 << i)); }
  return x;
}

HD u32 spread(u32 x, const u32* mv, u32 mask) {
#pragma unroll
  for (int i = 4; i >= 0; i--) { u32 t = x << (1 << i); x = (x & ~mv[i]) | (t & mv[i]); }
  return x & mask;
}

HD void squeeze_masks(u32 m, u32* mv) {
  u32 mk = ~m << 1;
  for (int i = 0; i < 5; i++) {
    u32 mp = mk ^ (mk << 1);
    mp ^= mp << 2; mp ^= mp << 4; mp ^= mp << 8; mp ^= mp << 16;
    mv[i] = mp & m;
    m = (m ^ mv[i]) | (mv[i] >> (1 << i));
    mk &= ~mp;
  }
}

HD u64 mixed(u64 x) {
  x ^= x >> 33; x *= 0xff51afd7ed558ccdull;
  x ^= x >> 33; x *= 0xc4ceb9fe1a85ec53ull;
  return x ^ (x >> 33);
}
