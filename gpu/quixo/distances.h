// Moves to the end under best play: the winner hurries, the loser delays.
//
// Within a pair of classes the distances are the largest solution of
//   won: 1 + least over lost children,  lost: 1 + greatest over all children,
// found by rounds that start from "endless" and only ever come down.
#pragma once
#include "solver.h"

constexpr u16 DRAWN = 0xffff, LOSING = 0x8000, ENDLESS = 0x7f00;  // a distance, and who loses

struct Lengths {  // of one class
  u16 *by_opponent, *by_mover;
};

HD u16 reached(u32 value, bool over) {
  if (value != WON && value != LOST) return DRAWN;
  return (value == LOST ? LOSING : 0) | (over ? 0 : ENDLESS);
}

HD u16 length_of(bool won, const Move* moves, int own, int all, u32 opponent, const u32* turned, int stride,
                 const u16* low, const u32* high, const u16* d_own, const u16* d_neutral) {
  u32 best = won ? ENDLESS : 0;
  for (int i = 0; i < all; i++) {
    if (opponent & moves[i].cell) continue;
    u16 d = (i < own ? d_own : d_neutral)[place_of(moves[i], turned, stride, low, high)];
    if (d == DRAWN) continue;
    u32 length = d & ~LOSING;
    if (won ? (d & LOSING) && length < best : length > best) best = length;
  }
  return (won ? 0 : LOSING) | (best >= ENDLESS ? ENDLESS : best + 1);
}

constexpr int LONGEST = 512;
struct Spread { u64 won[LONGEST], lost[LONGEST]; };  // boards by distance

#ifdef __CUDACC__
// Where the states of a class stand before the first round, by mover or by opponent.
__global__ void begin_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, u16* out, bool by_mover) {
  u32 words = by_mover ? x.row_words : x.words, size = by_mover ? x.row_size : x.size;
  int fixed = by_mover ? x.a : x.b, free = by_mover ? x.b : x.a;
  u64 all = (u64)(by_mover ? x.rows : x.blocks) * words * 32;
  for (u64 at = (u64)blockIdx.x * blockDim.x + threadIdx.x; at < all; at += (u64)gridDim.x * blockDim.x) {
    u32 row = at / (words * 32ull), i = at % (words * 32ull);
    u16 d = DRAWN;
    if (i < size) {
      const u32* rep = t.reps + 8 * (size_t)(t.rep_base[fixed] + row);
      u32 other = spread(t.subsets[t.subset_base[free] + i], rep, FULL & ~rep[6]);
      d = reached(value_at(by_mover ? x.found : x.values, at), has_line(rep[6]) || has_line(other));
    }
    out[at] = d;
  }
}

__global__ void __launch_bounds__(32 * WARPS, 2) lengthen_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, u16* mine, Source own, const u16* d_own, u32 neutral_words, const u16* d_neutral, bool first, bool neutrals) {
  extern __shared__ char raw[];
  Shared& s = *(Shared*)raw;
  load_ranks(s, t, x.b, x.b);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  u32 chunks = (x.row_words + CHUNK - 1) / CHUNK;
  u64 items = (u64)x.rows * chunks, step = (u64)gridDim.x * WARPS;
  Source neutral = {nullptr, neutral_words, nullptr};
  for (u64 item = (u64)blockIdx.x * WARPS + warp; item < items; item += step) {
    u32 row = item / chunks, from = item % chunks * CHUNK, to = min(from + CHUNK, x.row_words);
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.a] + row);
    u32 mover = rep[6];
    if (has_line(mover)) continue;
    bool fresh;
    __syncwarp();
    int owns = list_moves(s, t, mover, x.a, own, neutral, s.moves[warp], !neutrals, &fresh);
    if (!first && !fresh) continue;
    for (u32 w = from; w < to; w++) {
      u32 i = w * 32 + lane;
      u16* at = mine + ((size_t)row * x.row_words + w) * 32 + lane;
      u16 before = i < x.row_size ? *at : DRAWN;
      if (before == DRAWN || !(before & ~LOSING)) continue;
      u32 opponent = spread(t.subsets[t.subset_base[x.b] + i], rep, FULL & ~mover);
      u32* turned_ = s.turned + threadIdx.x;
      images(opponent, turned_, 32 * WARPS);
      u16 d = length_of(!(before & LOSING), s.moves[warp], owns, neutrals ? PUSHES : owns, opponent, turned_, 32 * WARPS, s.low, s.high[0], d_own, d_neutral);
      if (d != before) *at = d;
    }
  }
}

__global__ void __launch_bounds__(32 * WARPS) transpose_lengths_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, const u16* mine, u16* out, u32* changed) {
  extern __shared__ char raw[];
  Ranks& s = *(Ranks*)raw;
  load_ranks(s, t, x.a, x.b);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  u32 chunks = (x.words + CHUNK - 1) / CHUNK;
  u64 items = (u64)x.blocks * chunks, step = (u64)gridDim.x * WARPS;
  for (u64 item = (u64)blockIdx.x * WARPS + warp; item < items; item += step) {
    u32 block = item / chunks, from = item % chunks * CHUNK, to = min(from + CHUNK, x.words);
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.b] + block);
    u32 r = rep[6], turned_ = image(r, lane & 7);
    bool news = false;
    for (u32 w = from; w < to; w++) {
      u32 i = w * 32 + lane;
      u16* at = out + ((size_t)block * x.words + w) * 32 + lane;
      u16 before = i < x.size ? *at : DRAWN;
      bool look = before != DRAWN && (before & ~LOSING);
      if (!__any_sync(~0u, look)) continue;
      u32 q = spread(t.subsets[t.subset_base[x.a] + (i < x.size ? i : 0)], rep, FULL & ~r), symmetry;
      const u32* row;
      u64 place = found_place(t, s.low, s.high[0], s.high[1], x.a, x.row_words, q, &symmetry, &row);
      u32 fixed = __shfl_sync(~0u, turned_, symmetry);
      if (look) {
        uint4 head = *(const uint4*)row;
        u32 mv[5] = {head.x, head.y, head.z, head.w, row[4]};
        u16 d = mine[place + rank_of(s.low, s.high[1], squeeze(fixed, mv))];
        if (d != before) { *at = d; news = true; }
      }
    }
    news = __any_sync(~0u, news);
    if (lane == 0 && news) { x.fresh[block] = 1; *changed = 1; }
  }
}

// Boards by distance: counted by orbit size in 32 bits a thread block, which no block overflows.
__global__ void spread_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, const u16* lengths, Spread* out) {
  __shared__ u32 bins[4][2 * LONGEST];
  for (int i = threadIdx.x; i < 8 * LONGEST; i += blockDim.x) bins[0][i] = 0;
  __syncthreads();
  u64 all = (u64)x.blocks * x.words * 32;
  for (u64 at = (u64)blockIdx.x * blockDim.x + threadIdx.x; at < all; at += (u64)gridDim.x * blockDim.x) {
    u16 d = lengths[at];
    if (d == DRAWN) continue;
    u32 length = min(d & ~LOSING, LONGEST - 1);
    u32 orbit = t.reps[8 * (size_t)(t.rep_base[x.b] + at / (x.words * 32ull)) + 5];
    atomicAdd(&bins[__ffs(orbit) - 1][(d & LOSING ? LONGEST : 0) + length], 1u);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 2 * LONGEST; i += blockDim.x) {
    u64 boards = bins[0][i] + 2ull * bins[1][i] + 4ull * bins[2][i] + 8ull * bins[3][i];
    if (boards) atomicAdd((unsigned long long*)out + i, boards);
  }
}

__global__ void seek_kernel(Class x, const u16* lengths, u16 wanted, unsigned long long* first) {
  u64 all = (u64)x.blocks * x.words * 32;
  for (u64 at = (u64)blockIdx.x * blockDim.x + threadIdx.x; at < all; at += (u64)gridDim.x * blockDim.x)
    if (lengths[at] == wanted) atomicMin(first, (unsigned long long)at);
}

inline void begin(const Tables& t, const Class& x, u16* out, bool by_mover) { begin_kernel<<<GRID * 4, 256>>>(t, x, out, by_mover); CHECKED(cudaGetLastError()); }
inline void lengthen(const Tables& t, const Class& x, u16* mine, const Source& own, const u16* d_own, u32 neutral_words, const u16* d_neutral, bool first, bool neutrals) {
  static int blocks = resident(lengthen_kernel, 32 * WARPS, sizeof(Shared));
  lengthen_kernel<<<blocks, 32 * WARPS, sizeof(Shared)>>>(t, x, mine, own, d_own, neutral_words, d_neutral, first, neutrals);
  CHECKED(cudaGetLastError());
}
inline bool transpose_lengths(const Tables& t, const Class& x, const u16* mine, u16* out) {
  device_zero(flag(), 4); device_zero(x.fresh, x.blocks);
  static int blocks = resident(transpose_lengths_kernel, 32 * WARPS, sizeof(Ranks));
  transpose_lengths_kernel<<<blocks, 32 * WARPS, sizeof(Ranks)>>>(t, x, mine, out, flag());
  finish();
  u32 changed; copy_out(&changed, flag(), 4);
  return changed;
}
inline Spread spread_lengths(const Tables& t, const Class& x, const u16* lengths) {
  static Spread* d = device_array<Spread>(1);
  device_zero(d, sizeof(Spread));
  spread_kernel<<<GRID * 2, 256>>>(t, x, lengths, d);
  finish();
  Spread s; copy_out(&s, d, sizeof s);
  return s;
}
inline u64 seek(const Class& x, const u16* lengths, u16 wanted) {
  static unsigned long long* d = device_array<unsigned long long>(1);
  unsigned long long first = ~0ull;
  copy_in(d, &first, 8);
  seek_kernel<<<GRID * 4, 256>>>(x, lengths, wanted, d);
  finish();
  copy_out(&first, d, 8);
  return first;
}
#else
#include "distances_host.h"
#endif

struct Distances {
  Solver& solver;
  Lengths of[CELLS + 1][CELLS + 1];
  std::vector<Spread> spreads;
  // The longest win and the longest loss: class, place, length.
  struct Record { int a = 0, b = 0, length = -1; u32 mover = 0, opponent = 0; } won, lost;

  explicit Distances(Solver& s) : solver(s), spreads((CELLS + 1) * (CELLS + 1)) {}

  // To be called while the arrays by mover of the pair are there.
  int pair(int a, int b) {
    Class &x = solver.classes[a][b], &y = solver.classes[b][a];
    bool neutrals = a + b < CELLS;
    open(x);
    if (a != b) open(y);
    int rounds = 0;
    for (;; rounds++) {
      bool changed = round(x, y, rounds == 0, neutrals);
      if (!changed && (rounds > 0 || a == b)) break;
      if (a == b) continue;
      if (!round(y, x, rounds == 0, neutrals)) break;
    }
    keep(x);
    if (a != b) keep(y);
    return rounds + 1;
  }

  void drop_level(int n) {
    for (int a = 0; a <= n; a++) device_free(of[a][n - a].by_opponent);
  }

 private:
  void open(Class& x) {
    Lengths& l = of[x.a][x.b];
    l.by_opponent = device_array<u16>(x.all_words() * 32);
    l.by_mover = device_array<u16>(x.all_found() * 32);
    begin(solver.tables.device, x, l.by_opponent, false);
    begin(solver.tables.device, x, l.by_mover, true);
  }
  bool round(Class& x, Class& y, bool first, bool neutrals) {
    u32 words = neutrals ? solver.classes[x.b][x.a + 1].words : 0;
    const u16* d_neutral = neutrals ? of[x.b][x.a + 1].by_opponent : nullptr;
    Lengths& l = of[x.a][x.b];
    lengthen(solver.tables.device, x, l.by_mover, solver.source(y), of[y.a][y.b].by_opponent, words, d_neutral, first, neutrals);
    return transpose_lengths(solver.tables.device, x, l.by_mover, l.by_opponent);
  }
  void keep(Class& x) {
    Lengths& l = of[x.a][x.b];
    Spread& s = spreads[x.a * (CELLS + 1) + x.b] = spread_lengths(solver.tables.device, x, l.by_opponent);
    for (int d = 0; d < LONGEST; d++) {
      if (s.won[d] && d > won.length) note(won, x, d, 0);
      if (s.lost[d] && d > lost.length) note(lost, x, d, LOSING);
    }
    device_free(l.by_mover);
  }
  void note(Record& record, Class& x, int d, u16 side) {
    u64 at = seek(x, of[x.a][x.b].by_opponent, side | d);
    const Host& h = solver.tables;
    const u32* rep = &h.reps[8 * (size_t)(h.host.rep_base[x.b] + at / (x.words * 32ull))];
    u32 q = h.subsets[h.host.subset_base[x.a] + at % (x.words * 32ull)];
    record.a = x.a; record.b = x.b; record.length = d;
    record.opponent = rep[6]; record.mover = spread(q, rep, FULL & ~rep[6]);
  }
};
