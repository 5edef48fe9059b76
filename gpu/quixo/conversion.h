// Wins that come to an end: what a player that never lets a win slip must know beside bad moves.
//
// A won decision ends if its win is proven by search or if every reply to its chosen position leads
// to decisions that end. Rounds find those, from full boards down: a board never loses marks, so only
// moves with own cubes can go round in circles. Where the first move of the order that keeps the win
// does, a later one all of whose replies end takes its place; where none is known, more is looked at.
#pragma once
#include <algorithm>
#ifdef __CUDACC__
#include <thrust/execution_policy.h>
#include <thrust/sort.h>
#endif
#include "closure.h"

enum Job { COLLECT, SETTLE, REPAIR, WIDEN, LIST };

struct Conversion {
  Walk w;
  List slips;  // decision << 6 | number of a candidate that is passed over though it is not lost
  List passed; // the positions that those lead to
  List others; // the same of what may be chosen instead of the first, where positions can come again
  List here;   // the open wins of a level
  unsigned long long *changed, *repaired, *by_marks;
  unsigned char* stuck;  // for each of the wins: the reply that was not known to end
  Job job;
  u32 marks, widened;
  u64 part, parts;  // repairs are made part by part: one may settle what seemed to need another
  bool sparing;     // repairs only where a move is passed over already: one more costs little

  HD void work(u64 at) {
    if (job == LIST) return list_slips(at);
    if (job == COLLECT) { if (w.open[at] == marks + 1) here.add(at); return; }
    u64 i = here.items[at];
    if (!w.open[i] || ((job == REPAIR || job == WIDEN) && at % parts != part)) return;
    if (job == WIDEN) return widen(i);
    u64 choice = w.choices.items[w.wins.items[i]], to = w.conversions.items[i];
    if (!(job == REPAIR ? find_another(i, choice) : all_end(to >> CELLS, to & FULL, stuck + i))) return;
    w.ends.set(w.index_of(choice >> 6 >> CELLS, choice >> 6 & FULL));
    w.open[i] = 0;
    Walk::bump(changed);
  }

  // Whether the decision after each reply to a position ends; those before `*from` are known to.
  HD bool all_end(u32 me, u32 them, unsigned char* from) const {
    for (int p = *from; p < PUSHES; p++) {
      const Push q = w.order.t.pushes[p];
      if (me & q.cell) continue;
      u32 theirs = slide(them, q.notseg, q.filled, q.rot) | q.entry, mine = slide(me, q.notseg, q.filled, q.rot);
      if (has_line(mine) || w.ends.has(w.index_of(mine, theirs))) continue;
      if (job == REPAIR && wins_now(w.order.t.pushes, mine, theirs)) continue;
      *from = p;
      return false;
    }
    return true;
  }

  // Another winning move that ends, for a decision whose choice does not.
  HD bool find_another(u64 i, u64 choice) {
    Lineup lineup(w.order, choice >> 6 >> CELLS, choice >> 6 & FULL);
    bool slips_already = false;
    for (Candidate c; lineup.next(c);) {
      unsigned char from = 0;
      u32 v = w.value(c);
      slips_already |= v != WON && lineup.number < (int)(choice & 63);
      if (v != LOST || (sparing && !slips_already) || !all_end(c.me, c.them, &from)) continue;
      w.choices.items[w.wins.items[i]] = choice >> 6 << 6 | lineup.number;
      w.conversions.items[i] = c.code;
      w.choose(c);
      Walk::bump(repaired);
      return true;
    }
    return false;
  }

  // Takes the first winning moves of a decision that does not end into the closure, to see more.
  HD void widen(u64 i) {
    u64 decision = w.choices.items[w.wins.items[i]] >> 6;
    u32 found = 0;
    Lineup lineup(w.order, decision >> CELLS, decision & FULL);
    for (Candidate c; found <= widened && lineup.next(c);)
      if (w.value(c) == LOST) { found++; w.choose(c); }
  }

  // What is passed over on the way to a choice and is not lost, and what may be chosen instead; all with
  // their notes.
  HD void list_slips(u64 i) {
    u64 choice = w.choices.items[i], later = 0;
    u32 me = choice >> 6 >> CELLS, them = choice >> 6 & FULL;
    int found = 0;
    Lineup lineup(w.order, me, them);
    for (Candidate c; lineup.next(c);) {
      u64 asked = choice >> 6 << 6 | lineup.number | ((later * 2 + c.own) * SIGHTS + c.sight()) << NOTE;
      if (lineup.number == (int)(choice & 63)) {
        w.choices.items[i] = asked;
        found = 1;
        if (!lineup.varies(c) || w.is_won(me, them)) return;
      } else if (w.value(c) == WON) {
        continue;
      } else if (found) {
        others.add(asked);
        found++;
      } else {
        slips.add(asked);
        passed.add(c.code | (u64)c.sight() << NOTE);
        later = 1;
      }
      if (found == w.order.style.vary) return;
    }
  }
};

#ifdef __CUDACC__
__global__ void conversion_kernel(Conversion* c, u64 count) {
  for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (u64)gridDim.x * blockDim.x) c->work(i);
}
__global__ void count_kernel(Conversion* c, u64 count) {
  __shared__ u32 here[CELLS + 2];
  if (threadIdx.x < CELLS + 2) here[threadIdx.x] = 0;
  __syncthreads();
  for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (u64)gridDim.x * blockDim.x)
    if (c->w.open[i]) atomicAdd(here + c->w.open[i], 1);
  __syncthreads();
  if (threadIdx.x < CELLS + 2 && here[threadIdx.x]) atomicAdd(c->by_marks + threadIdx.x, here[threadIdx.x]);
}
inline Conversion* on_device(const Conversion& c) {
  static Conversion* d = device_array<Conversion>(1);
  copy_in(d, &c, sizeof c);
  return d;
}
inline void work_through(Conversion& c, u64 count) {
  conversion_kernel<<<(unsigned)std::min<u64>(GRID * 8, count / 128 + 1), 128>>>(on_device(c), count);
  finish();
}
inline void count_open(Conversion& c, u64 count) { count_kernel<<<GRID * 8, 128>>>(on_device(c), count); finish(); }
#else
inline void work_through(Conversion& c, u64 count) { for (u64 i = 0; i < count; i++) c.work(i); }
inline void count_open(Conversion& c, u64 count) { for (u64 i = 0; i < count; i++) c.by_marks[c.w.open[i]] += c.w.open[i] > 0; }
#endif

// Does a job for the open wins of a level; says whether anything came of it.
inline bool changes(Closure& closure, Conversion& c, Job job) {
  u64 before = Closure::read(c.changed) + closure.wins;
  c.job = job;
  work_through(c, Closure::read(c.here.count));
  if (job == WIDEN && !closure.go_on()) { fprintf(stderr, "cannot widen\n"); exit(1); }
  return Closure::read(c.changed) + closure.wins > before;
}

// Collects the open wins with most marks; says how many there are.
inline u64 collect_fullest(Closure& closure, Conversion& c) {
  unsigned long long counts[CELLS + 2];
  device_zero(c.by_marks, sizeof counts);
  count_open(c, closure.wins);
  copy_out(counts, c.by_marks, sizeof counts);
  for (c.marks = CELLS; c.marks > 0 && counts[c.marks + 1] == 0;) c.marks--;
  device_zero(c.here.count, 8);
  c.job = COLLECT;
  work_through(c, closure.wins);
  return counts[c.marks + 1];
}

// Tries a job for some of the open wins, and for twice as many each time that nothing comes of it.
inline bool changes_somewhere(Closure& closure, Conversion& c, Job job, u64 parts, u64 turn) {
  for (c.parts = parts;; c.parts = (c.parts + 1) / 2) {
    c.part = turn % c.parts;
    if (changes(closure, c, job)) return true;
    if (c.parts == 1) return false;
  }
}

// Makes all wins of a closure end, or only those that do without another move; says whether it could.
inline bool convert(Closure& closure, Conversion& c, bool by_other_moves, double seconds) {
  c.w = closure.walk;
  for (unsigned long long* n : {c.slips.count, c.passed.count, c.others.count, c.changed, c.repaired}) device_zero(n, 8);
  device_zero(c.stuck, closure.room);
  double started = now(), told = 0;
  u64 widened[CELLS + 1] = {}, rounds = 0, repairs = 0, widenings = 0;
  for (u64 open; (open = collect_fullest(closure, c)) > 0; rounds++) {
    if (now() - told > 5) {
      told = now();
      printf("conversion: %u marks, %llu open of %llu wins, %llu by another move, rounds %llu, repairs %llu, widenings %llu, %.1f s\n", c.marks, (unsigned long long)open,
             (unsigned long long)closure.wins, (unsigned long long)Closure::read(c.repaired), (unsigned long long)rounds, (unsigned long long)repairs, (unsigned long long)widenings, told - started);
      fflush(stdout);
    }
    if (now() - started > seconds) return false;
    if (changes(closure, c, SETTLE)) {
      while (changes(closure, c, SETTLE)) rounds++;
      continue;
    }
    if (!by_other_moves) return false;
    u64 parts = open > 1000000 ? 4 : 1;
    repairs++;
    c.sparing = true;
    if (changes_somewhere(closure, c, REPAIR, parts, repairs)) continue;
    c.sparing = false;
    if (changes_somewhere(closure, c, REPAIR, parts, repairs)) continue;
    // The wider, the more often it was of no use.
    c.widened = 1 + widened[c.marks] / 16;
    if (c.widened > PUSHES) return false;
    widenings++;
    widened[c.marks] += changes_somewhere(closure, c, WIDEN, parts, repairs) ? 1 : 16;
  }
  printf("conversion: all of %llu wins end, %llu by another move, %llu rounds, %.1f s\n", (unsigned long long)closure.wins, (unsigned long long)Closure::read(c.repaired), (unsigned long long)rounds, now() - started);
  fflush(stdout);
  return closure.go_on();
}

#ifdef __CUDACC__
inline void sort_items(List& list, u64 n) { thrust::sort(thrust::device, list.items, list.items + n); finish(); }
#else
inline void sort_items(List& list, u64 n) { std::sort(list.items, list.items + n); }
#endif

// Walks with choices whose wins all end, and nothing else; lists the slips.
inline bool close_keeping_wins(Closure& closure, Conversion& c, bool second, double seconds) {
  closure.walk.settled = {};
  for (List* list : {&c.slips, &c.passed, &c.others, &c.here}) *list = {device_array<u64>(closure.room), device_array<unsigned long long>(1), closure.room};
  for (unsigned long long** n : {&c.changed, &c.repaired}) *n = device_array<unsigned long long>(1);
  c.by_marks = device_array<unsigned long long>(CELLS + 2);
  c.stuck = device_array<unsigned char>(closure.room);
  if (!closure.run(second) || !convert(closure, c, true, seconds)) return false;
  // The walk is made again with these choices: what was only tried falls away, and all must end.
  List settled = closure.walk.choices;
  sort_items(settled, closure.choices);
  closure.walk.choices.items = device_array<u64>(closure.room);
  closure.walk.settled = {settled.items, nullptr, closure.choices};
  if (!closure.run(second) || !convert(closure, c, false, seconds)) return false;
  c.job = LIST;
  work_through(c, closure.choices);
  device_free(settled.items);
  return true;
}
