// Won, lost or drawn, for a class of states at a time.
//
// `expand` judges the states of a class mover by mover: all children of one mover's mask lie in a
// few small blocks, since blocks are kept by the mask of the opponent. What it finds is kept mover
// by mover too; `transpose` then fetches it into the blocks that parents read.
#pragma once
#include "tables.h"

enum { UNKNOWN = 0, WON = 1, LOST = 2, SAFE = 3 };  // safe: not lost, perhaps won

struct Class {
  int a, b;                       // cubes of the mover, cubes of the opponent
  u32 blocks, size, words;        // by opponent: blocks, states and words in one
  u32 rows, row_size, row_words;  // by mover
  u64 *values, *found;            // by opponent; by mover
  unsigned char* fresh;           // blocks that changed when they were last transposed
  size_t all_words() const { return (size_t)blocks * words; }
  size_t all_found() const { return (size_t)rows * row_words; }
};

// A move of a fixed mover's mask, seen in the block where its children are.
struct Move { u32 cell, notseg, filled, rot, symmetry, block, base, mv[5]; };

struct Source { const u64* values; u32 words; const unsigned char* fresh; };

HD Move move_of(const Tables& t, const u16* low, u32 mover, int a, int push, u32 own_words, u32 neutral_words) {
  const Push p = t.pushes[push];
  bool own = mover & p.cell;
  int count = own ? a : a + 1;
  u32 moved = slide(mover, p.notseg, p.filled, p.rot) | p.entry;
  u32 rank = rank_of(low, t.high + ((size_t)count << HIGH), moved);
  u32 canon = t.canon[t.subset_base[count] + rank];
  Move m;
  m.cell = own ? 0 : p.cell;
  m.symmetry = canon >> 1 & 7;
  m.block = canon >> 4;
  m.base = m.block * (own ? own_words : neutral_words);
  const Push q = t.pushes[t.push_image[m.symmetry * PUSHES + push]];
  m.notseg = q.notseg; m.filled = q.filled; m.rot = q.rot;
  const u32* rep = t.reps + 8 * (size_t)(t.rep_base[count] + m.block);
  for (int i = 0; i < 5; i++) m.mv[i] = rep[i];
  return m;
}

// The place of a child in its class: word * 32 + bit.
HD u64 place_of(const Move& m, const u32* turned, int stride, const u16* low, const u32* high) {
  u32 x = squeeze(slide(turned[m.symmetry * stride], m.notseg, m.filled, m.rot), m.mv);
  return (u64)m.base * 32 + rank_of(low, high, x);
}

HD u32 value_at(const u64* values, u64 place) {
  u64 word = values[place >> 5] >> (place & 31);
  return (u32)(word & 1) | (u32)(word >> 32 & 1) << 1;
}

// A state that is not over, from its children. Moves with own cubes come first.
HD u32 judged(const Move* moves, int own, int all, u32 opponent, const u32* turned, int stride,
              const u16* low, const u32* high, const u64* v_own, const u64* v_neutral) {
  bool hangs = true, safe = false;
  for (int i = all - 1; i >= 0; i--) {
    if (opponent & moves[i].cell) continue;
    u32 v = value_at(i < own ? v_own : v_neutral, place_of(moves[i], turned, stride, low, high));
    if (v == LOST) return WON;
    if (v != WON) { hangs = false; safe |= i >= own; }
  }
  return hangs ? LOST : safe ? SAFE : UNKNOWN;
}

// The same later on, when only moves with own cubes can tell anything new.
HD u32 judged_again(u32 before, const Move* moves, int own, const u32* turned, int stride,
                    const u16* low, const u32* high, const u64* v_own) {
  bool hangs = before == UNKNOWN;
  for (int i = 0; i < own; i++) {
    u32 v = value_at(v_own, place_of(moves[i], turned, stride, low, high));
    if (v == LOST) return WON;
    if (v != WON) hangs = false;
  }
  return hangs ? LOST : before;
}

// The place by mover of the state (q, r), where `turned` are the images of r.
HD u64 found_place(const Tables& t, const u16* low, const u32* high_a, const u32* high_b, int a,
                   u32 row_words, u32 q, u32* symmetry, const u32** rep) {
  u32 canon = t.canon[t.subset_base[a] + rank_of(low, high_a, q)];
  *symmetry = canon >> 1 & 7;
  *rep = t.reps + 8 * (size_t)(t.rep_base[a] + (canon >> 4));
  return (u64)(canon >> 4) * row_words * 32;
}

struct Counts { u64 won, lost, check; };

#ifdef __CUDACC__
constexpr int WARPS = 16, CHUNK = 16;

struct Ranks {
  u16 low[1 << LOW];
  u32 high[2][1 << HIGH];
};
struct Shared {
  u16 low[1 << LOW];
  u32 high[1][1 << HIGH];
  u32 turned[8 * 32 * WARPS];
  Move moves[WARPS][PUSHES];
};

template <class To> __device__ __forceinline__ void load_ranks(To& s, const Tables& t, int count0, int count1) {
  constexpr int tables = sizeof(s.high) / sizeof(s.high[0]);
  for (int i = threadIdx.x; i < 1 << LOW; i += blockDim.x) s.low[i] = t.low[i];
  for (int i = threadIdx.x; i < 1 << HIGH; i += blockDim.x) {
    s.high[0][i] = t.high[((size_t)count0 << HIGH) + i];
    if (tables == 2) s.high[tables - 1][i] = t.high[((size_t)count1 << HIGH) + i];
  }
  __syncthreads();
}

// Lists the moves of a mask, own cubes first; says how many are of own cubes.
__device__ __forceinline__ int list_moves(Shared& s, const Tables& t, u32 mover, int a, const Source& own, const Source& neutral, Move* moves, bool own_only, bool* fresh) {
  int lane = threadIdx.x & 31, owns = 0, others = 0;
  u32 border_own = 0;
  for (int p = 0; p < PUSHES; p++) border_own += (mover & t.pushes[p].cell) != 0;
  *fresh = false;
  for (int base = 0; base < PUSHES; base += 32) {
    int p = base + lane;
    bool is_push = p < PUSHES, is_own = is_push && (mover & t.pushes[is_push ? p : 0].cell);
    u32 owns_here = __ballot_sync(~0u, is_own), others_here = __ballot_sync(~0u, is_push && !is_own);
    u32 below = (1u << lane) - 1;
    bool makes = is_push && (is_own || !own_only), news = false;
    if (makes) {
      Move m = move_of(t, s.low, mover, a, p, own.words, neutral.words);
      moves[is_own ? owns + __popc(owns_here & below) : border_own + others + __popc(others_here & below)] = m;
      news = is_own && own.fresh && own.fresh[m.block];
    }
    if (__any_sync(~0u, news)) *fresh = true;
    owns += __popc(owns_here); others += __popc(others_here);
  }
  __syncwarp();
  return owns;
}

__global__ void __launch_bounds__(32 * WARPS, 2) expand_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, Source own, Source neutral, bool first, bool neutrals) {
  extern __shared__ char raw[];
  Shared& s = *(Shared*)raw;
  load_ranks(s, t, x.b, x.b);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  u32 chunks = (x.row_words + CHUNK - 1) / CHUNK;
  u64 items = (u64)x.rows * chunks, step = (u64)gridDim.x * WARPS;
  for (u64 item = (u64)blockIdx.x * WARPS + warp; item < items; item += step) {
    u32 row = item / chunks, from = item % chunks * CHUNK, to = min(from + CHUNK, x.row_words);
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.a] + row);
    u32 mover = rep[6];
    bool lined = has_line(mover), fresh = true, open = first;
    if (!first) {
      if (lined) continue;
      for (u32 w = from + lane; w < to; w += 32) {
        u64 word = x.found[(size_t)row * x.row_words + w];
        u32 valid = (w + 1) * 32 <= x.row_size ? ~0u : (1u << (x.row_size & 31)) - 1;
        open |= ((~((u32)word ^ (u32)(word >> 32))) & valid) != 0;
      }
      open = __any_sync(~0u, open);
      if (!open) continue;
    }
    __syncwarp();
    int owns = 0, all = 0;
    if (!lined) {
      owns = list_moves(s, t, mover, x.a, own, neutral, s.moves[warp], !first || !neutrals, &fresh);
      all = neutrals ? PUSHES : owns;
    }
    if (!first && !fresh) continue;
    for (u32 w = from; w < to; w++) {
      u32 i = w * 32 + lane;
      u64* at = x.found + (size_t)row * x.row_words + w;
      u64 word = first ? 0 : *at;
      u32 code = (u32)(word >> lane & 1) | (u32)(word >> (32 + lane) & 1) << 1, before = code;
      bool look = i < x.row_size && (first || code == UNKNOWN || code == SAFE);
      if (!__any_sync(~0u, look)) continue;
      if (look) {
        u32 opponent = spread(t.subsets[t.subset_base[x.b] + i], rep, FULL & ~mover);
        if (lined) code = WON;
        else if (first && has_line(opponent)) code = LOST;
        else {
          u32* turned_ = s.turned + threadIdx.x;
          images(opponent, turned_, 32 * WARPS);
          code = first ? judged(s.moves[warp], owns, all, opponent, turned_, 32 * WARPS, s.low, s.high[0], own.values, neutral.values)
                       : judged_again(code, s.moves[warp], owns, turned_, 32 * WARPS, s.low, s.high[0], own.values);
        }
      }
      u32 won = __ballot_sync(~0u, code & 1), lost = __ballot_sync(~0u, code & 2);
      bool news = __any_sync(~0u, code != before);
      if (lane == 0 && (first || news)) *at = (u64)lost << 32 | won;
    }
  }
}

__global__ void __launch_bounds__(32 * WARPS) transpose_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, u32* changed) {
  extern __shared__ char raw[];
  Ranks& s = *(Ranks*)raw;
  load_ranks(s, t, x.a, x.b);
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  u32 chunks = (x.words + CHUNK - 1) / CHUNK;
  u64 items = (u64)x.blocks * chunks, step = (u64)gridDim.x * WARPS;
  for (u64 item = (u64)blockIdx.x * WARPS + warp; item < items; item += step) {
    u32 block = item / chunks, from = item % chunks * CHUNK, to = min(from + CHUNK, x.words);
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.b] + block);
    u32 r = rep[6], mine = image(r, lane & 7);
    bool news = false;
    for (u32 w = from; w < to; w++) {
      u32 i = w * 32 + lane;
      u64* at = x.values + (size_t)block * x.words + w;
      u64 word = *at;
      bool look = i < x.size && !((word | word >> 32) >> lane & 1);
      if (!__any_sync(~0u, look)) continue;
      u32 q = spread(t.subsets[t.subset_base[x.a] + (i < x.size ? i : 0)], rep, FULL & ~r), symmetry;
      const u32* row;
      u64 place = found_place(t, s.low, s.high[0], s.high[1], x.a, x.row_words, q, &symmetry, &row);
      u32 turned_ = __shfl_sync(~0u, mine, symmetry), code = 0;
      if (look) {
        uint4 head = *(const uint4*)row;
        u32 mv[5] = {head.x, head.y, head.z, head.w, row[4]};
        place += rank_of(s.low, s.high[1], squeeze(turned_, mv));
        code = value_at(x.found, place);
      }
      u32 won = __ballot_sync(~0u, code == WON), lost = __ballot_sync(~0u, code == LOST);
      if (won | lost) {
        news = true;
        if (lane == 0) *at = word | (u64)lost << 32 | won;
      }
    }
    if (lane == 0 && news) { x.fresh[block] = 1; *changed = 1; }
  }
}

// Writes down what is over.
__global__ void ended_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x) {
  u64 step = (u64)gridDim.x * blockDim.x / 32, words = (u64)x.blocks * x.words;
  int lane = threadIdx.x & 31;
  for (u64 w = ((u64)blockIdx.x * blockDim.x + threadIdx.x) / 32; w < words; w += step) {
    u32 block = w / x.words, i = w % x.words * 32 + lane;
    const u32* rep = t.reps + 8 * (size_t)(t.rep_base[x.b] + block);
    u32 q = i < x.size ? spread(t.subsets[t.subset_base[x.a] + i], rep, FULL & ~rep[6]) : 0;
    bool won = i < x.size && has_line(q), lost = i < x.size && !won && has_line(rep[6]);
    u32 wins = __ballot_sync(~0u, won), losses = __ballot_sync(~0u, lost);
    if (lane == 0) x.values[w] = (u64)losses << 32 | wins;
  }
}

__global__ void count_kernel(const __grid_constant__ Tables t, const __grid_constant__ Class x, Counts* out) {
  u64 words = (u64)x.blocks * x.words, won = 0, lost = 0, check = 0;
  for (u64 w = (u64)blockIdx.x * blockDim.x + threadIdx.x; w < words; w += (u64)gridDim.x * blockDim.x) {
    u64 word = x.values[w];
    u64 orbit = t.reps[8 * (size_t)(t.rep_base[x.b] + w / x.words) + 5];
    won += orbit * __popc((u32)word); lost += orbit * __popc((u32)(word >> 32));
    check += mixed(word ^ mixed(w + 1));
  }
  for (int o = 16; o; o >>= 1) {
    won += __shfl_down_sync(~0u, won, o); lost += __shfl_down_sync(~0u, lost, o);
    check += __shfl_down_sync(~0u, check, o);
  }
  if ((threadIdx.x & 31) == 0) {
    atomicAdd((unsigned long long*)&out->won, won);
    atomicAdd((unsigned long long*)&out->lost, lost);
    atomicAdd((unsigned long long*)&out->check, check);
  }
}

constexpr int GRID = 132 * 4;

// As many thread blocks as the device holds at a time.
template <class Kernel> int resident(Kernel kernel, int threads, size_t shared) {
  CHECKED(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)shared));
  int blocks = 0, processors = 0;
  CHECKED(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, shared));
  CHECKED(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
  return blocks * processors;
}
inline u32* flag() { static u32* f = device_array<u32>(1); return f; }
inline void expand(const Tables& t, const Class& x, const Source& own, const Source& neutral, bool first, bool neutrals) {
  static int blocks = resident(expand_kernel, 32 * WARPS, sizeof(Shared));
  expand_kernel<<<blocks, 32 * WARPS, sizeof(Shared)>>>(t, x, own, neutral, first, neutrals);
  CHECKED(cudaGetLastError());
}
inline bool transpose(const Tables& t, const Class& x) {
  static int blocks = resident(transpose_kernel, 32 * WARPS, sizeof(Ranks));
  device_zero(flag(), 4); device_zero(x.fresh, x.blocks);
  transpose_kernel<<<blocks, 32 * WARPS, sizeof(Ranks)>>>(t, x, flag());
  finish();
  u32 changed; copy_out(&changed, flag(), 4);
  return changed;
}
inline void write_ended(const Tables& t, const Class& x) { ended_kernel<<<GRID * 4, 256>>>(t, x); CHECKED(cudaGetLastError()); }
inline Counts count(const Tables& t, const Class& x) {
  static Counts* d = device_array<Counts>(1);
  device_zero(d, sizeof(Counts));
  count_kernel<<<GRID * 4, 256>>>(t, x, d);
  finish();
  Counts c; copy_out(&c, d, sizeof c);
  return c;
}
#else
#include "values_host.h"
#endif
