// Every position that can come up when the player follows the policy and the opponent does anything.
//
// Positions with the opponent to move are "chosen"; positions with the player to move are
// "decisions". At a decision the candidates are taken in order, and those that the exact values call
// lost are passed over: the table must know them unless a short search does ("bad"). A player that
// keeps wins passes over drawn moves too where it has won ("slips"), and leaves the order for a win
// that is proven by search; conversion.h sees to it that its wins come to an end. Where positions can
// come again the player has other choices than the first ("alternates"), except where it keeps a win:
// that comes to an end, so nothing comes again on the way.
#pragma once
#include "policy.h"
#include "solver.h"

struct Bits {
  u32* words;
  HD bool has(u64 i) const { return words[i >> 5] >> (i & 31) & 1; }
  HD bool set(u64 i) {
    u32 bit = 1u << (i & 31);
#ifdef __CUDA_ARCH__
    return !(atomicOr(words + (i >> 5), bit) & bit);
#else
    bool was = words[i >> 5] & bit;
    words[i >> 5] |= bit;
    return !was;
#endif
  }
};

struct List {
  u64* items;
  unsigned long long* count;
  u64 room;
  HD u64 add(u64 item) {
#ifdef __CUDA_ARCH__
    u64 at = atomicAdd(count, 1ull);
#else
    u64 at = (*count)++;
#endif
    if (at < room) items[at] = item;
    return at;
  }
};

constexpr u64 SEARCH_KNOWS = 1ull << 63;  // a bad child that one move of search refutes
// Above a key stands a note of what the player sees when it asks for it: the sight of a move and, where
// it may let a win slip, whether it is made with an own cube and whether another was passed over.
constexpr int NOTE = 56;

struct Walk {
  Order order;
  bool keeps_wins;
  Bits seen_decision, seen_chosen, seen_bad, ends;  // ends: decisions whose win comes to an end
  List decisions, chosen, bad;
  List choices;            // decision << 6 | number of the chosen candidate
  List wins, conversions;  // for a player that keeps wins: places in `choices`, positions chosen there
  List settled;            // choices of an earlier walk, sorted: what to do where it had won
  unsigned char* open;     // for each of the wins: one more than its marks until it is known to end
  unsigned long long *lost, *won, *proven, *alternates;  // decisions without a safe move (must stay 0); won at once, proven otherwise; other choices

  HD u64 index_of(u32 me, u32 them) const {
    u32 rep;
    return order.base[ones(me)][ones(them)] + place_of(order, me, them, &rep).index;
  }
  HD bool is_won(u32 me, u32 them) const {  // with me to move
    u32 rep;
    return value_with_them_to_move(order, them, me, place_of(order, them, me, &rep).index) == WON;
  }
  HD u32 value(const Candidate& c) const { return value_with_them_to_move(order, c.me, c.them, c.index); }

  HD void meet(u32 me, u32 them) {
    u32 rep;
    Place place = place_of(order, me, them, &rep);
    if (seen_decision.set(order.base[ones(me)][ones(them)] + place.index)) decisions.add(place.code);
  }

  HD void choose(const Candidate& c) {
    if (seen_chosen.set(order.base[ones(c.me)][ones(c.them)] + c.index)) chosen.add(c.code | (u64)c.sight() << NOTE);
  }

  // All replies to a chosen position.
  HD void replies(u64 code) {
    u32 me = code >> CELLS & FULL, them = code & FULL;
    for (int p = 0; p < PUSHES; p++) {
      const Push q = order.t.pushes[p];
      if (me & q.cell) continue;
      u32 theirs = slide(them, q.notseg, q.filled, q.rot) | q.entry, mine = slide(me, q.notseg, q.filled, q.rot);
      if (has_line(mine)) continue;
      if (has_line(theirs)) { bump(lost); continue; }
      meet(mine, theirs);
    }
  }

  // Whether a few moves of search prove a win. An earlier walk made its choices where they do not.
  HD bool is_proven(u64 decision, u32 me, u32 them) const {
    if (settled.room) return settled_for(decision) >> 6 != decision;
    return wins_soon(order.t.pushes, me, them) || wins_by_force(order.t.pushes, me, them);
  }

  // Whether a candidate keeps the win: the first that does, or what was settled.
  HD bool keeps(u64 decision, u64 number, u32 v) const {
    return settled.room ? settled_for(decision) == (decision << 6 | number) : v == LOST;
  }

  // What an earlier walk chose there, if it chose anything.
  HD u64 settled_for(u64 decision) const {
    u64 low = 0, high = settled.room;
    while (low + 1 < high) {
      u64 middle = (low + high) / 2;
      if (settled.items[middle] >> 6 <= decision) low = middle; else high = middle;
    }
    return settled.items[low];
  }

  HD void decide(u64 decision) {
    u32 me = decision >> CELLS, them = decision & FULL;
    bool at_once = wins_now(order.t.pushes, me, them), winning = keeps_wins && is_won(me, them);
    if (at_once || (winning && is_proven(decision, me, them))) {
      bump(at_once ? won : proven);
      if (keeps_wins) ends.set(index_of(me, them));
      return;
    }
    Lineup lineup(order, me, them);
    int found = 0;
    for (Candidate c; lineup.next(c);) {
      u32 v = value(c);
      if (winning ? keeps(decision, lineup.number, v) : v != WON) {
        choose(c);
        if (found++ == 0) note(decision, lineup.number, winning, c);
        else bump(alternates);
        if (winning || !lineup.varies(c) || found == order.style.vary) return;
      } else if (v == WON && seen_bad.set(order.base[ones(c.me)][ones(c.them)] + c.index)) {
        bad.add(c.code | (u64)c.sight() << NOTE | (wins_now(order.t.pushes, c.them, c.me) ? SEARCH_KNOWS : 0));
      }
    }
    if (!found) bump(lost);
  }

  HD void note(u64 decision, int number, bool winning, const Candidate& c) {
    u64 choice = choices.add(decision << 6 | number);
    if (!winning) return;
    u64 win = wins.add(choice);
    conversions.items[win] = c.code;
    open[win] = 1 + ones(decision >> CELLS) + ones(decision & FULL);
  }

  HD static void bump(unsigned long long* n) {
#ifdef __CUDA_ARCH__
    atomicAdd(n, 1ull);
#else
    ++*n;
#endif
  }
};

#ifdef __CUDACC__
__global__ void replies_kernel(Walk* w, u64 from, u64 to) {
  for (u64 i = from + (u64)blockIdx.x * blockDim.x + threadIdx.x; i < to; i += (u64)gridDim.x * blockDim.x) w->replies(w->chosen.items[i]);
}
__global__ void decide_kernel(Walk* w, u64 count) {
  for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (u64)gridDim.x * blockDim.x) w->decide(w->decisions.items[i]);
}
inline Walk* on_device(const Walk& w) {
  static Walk* d = device_array<Walk>(1);
  copy_in(d, &w, sizeof w);
  return d;
}
inline void all_replies(Walk& w, u64 from, u64 to) { replies_kernel<<<GRID * 8, 128>>>(on_device(w), from, to); finish(); }
inline void all_decisions(Walk& w, u64 count) { decide_kernel<<<GRID * 8, 128>>>(on_device(w), count); finish(); }
#else
inline void all_replies(Walk& w, u64 from, u64 to) { for (u64 i = from; i < to; i++) w.replies(w.chosen.items[i]); }
inline void all_decisions(Walk& w, u64 count) { for (u64 i = 0; i < count; i++) w.decide(w.decisions.items[i]); }
#endif

struct Closure {
  Solver& solver;
  Walk walk = {};
  u64 room, total = 0, decisions = 0, won = 0, proven = 0, steps = 0, chosen = 0, choices = 0, alternates = 0, bad = 0, wins = 0;

  Closure(Solver& s, u64 room_) : solver(s), room(room_) {
    Order& o = walk.order;
    o.t = s.tables.device;
    for (int a = 0; a <= CELLS; a++)
      for (int b = 0; a + b <= CELLS; b++) {
        const Class& c = s.classes[b][a];
        o.values[a][b] = c.values; o.words[a][b] = c.words;
        o.base[a][b] = total;
        total += c.all_words() * 32;
      }
    for (Bits* bits : {&walk.seen_decision, &walk.seen_chosen, &walk.seen_bad, &walk.ends}) bits->words = device_array<u32>(total / 32 + 1);
    for (List* list : {&walk.decisions, &walk.chosen, &walk.bad, &walk.choices, &walk.wins, &walk.conversions}) {
      list->items = device_array<u64>(room); list->count = device_array<unsigned long long>(1); list->room = room;
    }
    walk.open = device_array<unsigned char>(room);
    for (unsigned long long** n : {&walk.lost, &walk.won, &walk.proven, &walk.alternates}) *n = device_array<unsigned long long>(1);
  }

  // Formation numbers: the least image of a mask whose cells go through a permutation.
  void set_formations(const int* permutation) {
    const Host& h = solver.tables;
    std::vector<u32> numbers(h.reps.size() / 8), low(1 << LOW), high(1 << HIGH);
    for (u32 x = 0; x < 1u << LOW; x++) for (int i = 0; i < LOW && i < CELLS; i++) low[x] |= (x >> i & 1) << permutation[i];
    for (u32 x = 0; x < 1u << HIGH; x++) for (int i = 0; i < HIGH; i++) high[x] |= (x >> i & 1) << permutation[LOW + i];
    for (size_t r = 0; r < numbers.size(); r++) {
      u32 all[8], least = ~0u;
      images(h.reps[8 * r + 6], all, 1);
      for (u32 x : all) { u32 y = low[x & ((1 << LOW) - 1)] | high[x >> LOW]; if (y < least) least = y; }
      numbers[r] = least;
    }
    if (walk.order.formation) device_free((void*)walk.order.formation);
    walk.order.formation = to_device(numbers);
  }

  // Follows everything; says whether no decision is lost. `second` too if the opponent may start.
  bool run(bool second) {
    for (Bits* bits : {&walk.seen_decision, &walk.seen_chosen, &walk.seen_bad, &walk.ends}) device_zero(bits->words, (total / 32 + 1) * 4);
    for (const List* list : {&walk.decisions, &walk.chosen, &walk.bad, &walk.choices, &walk.wins}) device_zero(list->count, 8);
    for (unsigned long long* n : {walk.lost, walk.won, walk.proven, walk.alternates}) device_zero(n, 8);
    steps = chosen = 0;
    u64 start = 0;
    copy_in(walk.decisions.items, &start, 8);
    if (second) {  // the empty board is also a chosen position: the opponent moves
      copy_in(walk.chosen.items, &start, 8);
      unsigned long long one = 1;
      copy_in(walk.chosen.count, &one, 8);
    }
    decisions = 1;
    all_decisions(walk, 1);
    return go_on();
  }

  // Follows what is chosen and not followed yet.
  bool go_on() {
    for (u64 to; (to = read(walk.chosen.count)) > chosen; steps++) {
      if (to > room || read(walk.bad.count) > room || read(walk.choices.count) > room) { fprintf(stderr, "no room\n"); return false; }
      device_zero(walk.decisions.count, 8);
      all_replies(walk, chosen, to);
      chosen = to;
      u64 waiting = read(walk.decisions.count);
      if (waiting > room) { fprintf(stderr, "no room\n"); return false; }
      decisions += waiting;
      all_decisions(walk, waiting);
    }
    bad = read(walk.bad.count); won = read(walk.won); proven = read(walk.proven);
    choices = read(walk.choices.count); alternates = read(walk.alternates); wins = read(walk.wins.count);
    return read(walk.lost) == 0;
  }

  static u64 read(const unsigned long long* d) { unsigned long long n; copy_out(&n, d, 8); return n; }
};
