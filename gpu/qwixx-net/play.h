// Whole games of nets, and what they come by.
#pragma once
#include "policy.h"

constexpr int TURNS = 160;  // no game that anybody plays is as long

struct Luck {
  u64 state;

  HD u32 below(u32 n) {  // splitmix64
    u64 z = state += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return u32(((z ^ z >> 31) >> 32) * n >> 32);
  }
};

// A table that a game came by, before a roll.
struct Seen {
  Facts facts[SEATS];
  u8 active;
  u8 strayed;  // whether an answer was drawn in the turn that followed
};

struct Played {
  float shares[SEATS];
  int turns;
};

HD inline Roll roll(const Edition& e, u8 closed, Luck& luck) {
  Roll roll;
  for (u8& die : roll.white) die = luck.below(e.sides) + 1;
  for (int colour = 0; colour < ROWS; colour++)
    roll.colour[colour] = closed >> colour & 1 ? 0 : luck.below(e.sides) + 1;
  return roll;
}

// One of the answers that a seat may give, all as likely.
template <class Each>
HD Marked drawn(Luck& luck, Each each) {
  Marked found;
  int n = 0;
  each([&](const Marked& marked) {
    if (luck.below(++n) == 0) found = marked;
  });
  return found;
}

// Plays a game in which seat i asks net (i + turned) % 2, and draws `strays` of 1,000 answers. Notes what it
// comes by if asked to.
HD inline Played play(const Game& g, const float* const nets[2], int turned, u32 strays, Luck luck, Seen* seen) {
  Table table{};
  table.active = luck.below(g.seats);
  Played played{};
  for (int& turn = played.turns; turn < TURNS && !g.over(table); turn++) {
    Seen now;
    for (int seat = 0; seat < g.seats; seat++) now.facts[seat] = g.facts(table.sheets[seat], table.closed, seat);
    now.active = table.active, now.strayed = false;
    const Roll dice = roll(g.e, table.closed, luck);
    Table white = table;
    bool ticked = false;
    for (int seat = 0; seat < g.seats; seat++) {
      Marked first;
      if (luck.below(1000) < strays) {
        now.strayed = true;
        first = drawn(luck, [&](auto tell) {
          each_sum(g.e, table.sheets[seat], table.closed, dice.white[0] + dice.white[1], seat, tell);
        });
      } else {
        first = Policy(g, nets[(seat + turned) % 2]).sum(table, dice, seat).first;
      }
      const Sheet &before = table.sheets[seat], &after = first.sheet;
      for (int row = 0; row < ROWS; row++) ticked |= seat == table.active && before.ticks[row] != after.ticks[row];
      white.sheets[seat] = after;
      white.closed |= first.closed;
    }
    table = white;
    if (bits(table.closed) < LAST_CLOSED) {
      const int seat = table.active;
      Marked last;
      if (luck.below(1000) < strays) {
        now.strayed = true;
        last = drawn(luck, [&](auto tell) {
          each_colour(g.e, table.sheets[seat], table.closed, dice, !ticked, tell);
        });
      } else {
        last = Policy(g, nets[(seat + turned) % 2]).colour(table, dice, seat, ticked).marked;
      }
      table.sheets[seat] = last.sheet;
      table.closed |= last.closed;
      table.active = (seat + 1) % g.seats;
    }
    if (seen) seen[turn] = now;
  }
  for (int seat = 0; seat < g.seats; seat++) played.shares[seat] = g.share(table, seat);
  return played;
}
