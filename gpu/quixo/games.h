// What a style of play shares with other players: whole games against models of them, with the exact
// values at hand instead of a table. `greedy`, `easy` and `medium` are those of crates/bots.
#pragma once
#include "policy.h"

enum Other { GREEDY, EASY, MEDIUM, OTHERS };

struct Tally { unsigned long long won, drawn, lost; };

struct Luck {
  u64 state;
  HD u32 below(u32 n) { return (u32)((mixed(state += 0x9e3779b97f4a7c15ull) >> 32) * n >> 32); }
};

struct Earlier {  // the positions since a neutral cube was last taken; a game that goes on for longer is drawn
  static constexpr int MOST = 512;
  u64 been[MOST];
  int n = 0;
  HD static u64 on_table(u32 me, u32 them, bool mine) { return (u64)mine << 2 * CELLS | (u64)me << CELLS | them; }
  HD int times(u32 me, u32 them, bool mine) const {
    int times = 0;
    for (int i = 0; i < n; i++) times += been[i] == on_table(me, them, mine);
    return times;
  }
};

// The push of another player, who is to move. It judges as crates/bots/src/quixo/greedy.rs does, and sees
// what crates/bots/src/slips.rs lets it see.
HD int answer(const Push* pushes, u32 me, u32 them, Other who, const Earlier& earlier, Luck& luck) {
  int worth[PUSHES], at_once[PUSHES], push[PUSHES], n = 0, best = -2000, most = -1, least = 1;
  for (int p = 0; p < PUSHES; p++) {
    const Push q = pushes[p];
    if (me & q.cell) continue;
    u32 theirs = slide(them, q.notseg, q.filled, q.rot) | q.entry, mine = slide(me, q.notseg, q.filled, q.rot);
    bool neutral = !(them & q.cell);
    at_once[n] = has_line(mine) ? -1 : has_line(theirs);
    if (at_once[n]) worth[n] = 1000 * at_once[n];
    else if (!neutral && earlier.times(mine, theirs, true) >= 2) worth[n] = 0;
    else worth[n] = (neutral ? 10 : 0) - (wins_now(pushes, mine, theirs) ? 500 : 0);
    if (worth[n] > best) best = worth[n];
    if (at_once[n] > most) most = at_once[n];
    if (at_once[n] < least) least = at_once[n];
    push[n++] = p;
  }
  u64 seen = 0;
  if (who == GREEDY) {
    int same = 0;
    for (int i = 0; i < n; i++) same += worth[i] == best;
    int nth = luck.below(same);
    for (int i = 0; i < n; i++) if (worth[i] == best && nth-- == 0) return push[i];
  }
  if (most != least && luck.below(100) < (who == EASY ? 48u : 90u))
    for (int i = 0; i < n; i++) if (at_once[i] == most) seen |= 1ull << i;
  for (int glance = 0; glance < (who == EASY ? 6 : 20); glance++) seen |= 1ull << luck.below(n);
  int chosen = -1;
  for (int i = 0; i < n; i++) if (seen >> i & 1 && (chosen < 0 || worth[i] > worth[chosen])) chosen = i;
  return push[chosen];
}

// A game from the empty board: 1 won, 0 drawn, -1 lost. With `keeps` a won position counts as a game won,
// else only one that a few moves of search prove to be.
HD int game(const Order& o, bool keeps, Other who, u64 seed) {
  Luck luck = {mixed(seed * OTHERS + who)};
  Earlier earlier;
  u32 me = 0, them = 0;
  for (bool mine = seed & 1;; mine = !mine) {
    u32 before_me = me, before_them = them, rep;
    bool own;
    if (mine) {
      if (wins_now(o.t.pushes, me, them)) return 1;
      if (keeps ? value_with_them_to_move(o, them, me, place_of(o, them, me, &rep).index) == WON : wins_soon(o.t.pushes, me, them) || wins_by_force(o.t.pushes, me, them)) return 1;
      Lineup lineup(o, me, them);
      Candidate chosen = {};
      int found = 0, least = 0;
      for (Candidate c; lineup.next(c);) {
        if (value_with_them_to_move(o, c.me, c.them, c.index) == WON) continue;
        int times = earlier.times(c.me, c.them, false);
        if (found++ == 0 || times < least) { chosen = c; least = times; }
        if (!least || !lineup.varies(c) || found == o.style.vary) break;
      }
      if (!found) return -1;
      me = chosen.me; them = chosen.them; own = chosen.own;
    } else {
      const Push q = o.t.pushes[answer(o.t.pushes, me, them, who, earlier, luck)];
      own = them & q.cell;
      them = slide(them, q.notseg, q.filled, q.rot) | q.entry; me = slide(me, q.notseg, q.filled, q.rot);
      if (has_line(me)) return 1;
      if (has_line(them)) return -1;
    }
    if (!own) { earlier.n = 0; continue; }
    if (earlier.n == Earlier::MOST) return 0;
    earlier.been[earlier.n++] = Earlier::on_table(before_me, before_them, mine);
    if (earlier.times(me, them, !mine) >= 2) return 0;
  }
}

HD void play(const Order& o, bool keeps, Other who, u64 seed, Tally* t) {
  int result = game(o, keeps, who, seed);
  unsigned long long* n = result > 0 ? &t->won : result < 0 ? &t->lost : &t->drawn;
#ifdef __CUDA_ARCH__
  atomicAdd(n, 1ull);
#else
  ++*n;
#endif
}

#ifdef __CUDACC__
__global__ void play_kernel(const Order* o, bool keeps, int games, Tally* tallies) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < games) play(*o, keeps, (Other)blockIdx.y, i, tallies + blockIdx.y);
}
#endif

// Plays so many games with each of the others, and says what was won of them, draws counted half.
inline void tell_games(const Order& order, bool keeps, int games) {
  Tally tallies[OTHERS] = {};
#ifdef __CUDACC__
  static Order* o = device_array<Order>(1);
  static Tally* d = device_array<Tally>(OTHERS);
  copy_in(o, &order, sizeof order);
  device_zero(d, sizeof tallies);
  play_kernel<<<dim3((games + 63) / 64, OTHERS), 64>>>(o, keeps, games, d);
  finish();
  copy_out(tallies, d, sizeof tallies);
#else
  for (int who = 0; who < OTHERS; who++)
    for (int i = 0; i < games; i++) play(order, keeps, (Other)who, i, tallies + who);
#endif
  const Style& s = order.style;
  printf("threats %d own threats %d vary %d from %d lead %d, %s:", s.threats, s.own_threats, s.vary, s.vary_from, s.vary_lead, keeps ? "keeps wins" : "never loses");
  const char* names[OTHERS] = {"greedy", "easy", "medium"};
  for (int who = 0; who < OTHERS; who++) printf(" %s %.2f (%llu lost)", names[who], 100 * (tallies[who].won + tallies[who].drawn / 2.0) / games, tallies[who].lost);
  printf("\n");
  fflush(stdout);
}
