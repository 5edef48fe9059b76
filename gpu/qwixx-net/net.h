// What the net looks at and what it says of a table, as crates/bots/src/qwixx/dice has it.
#pragma once
#include <cmath>

#include "sheet.h"

constexpr int HIDDEN = 64, FACTS = 12, MISSES = 5, LAST_CLOSED = 2;
constexpr float CERTAIN = 1e6f;

// Where the facts of an edition are numbered.
struct Layout {
  int row, open, bar, pairs, lucky, count, length;

  void set(const Edition& e) {
    int last = e.width - e.closing_cells;
    open = 1 + last * (last + 1) / 2;
    row = open + e.width + 2;
    bar = ROWS * row + MISSES;
    pairs = bar + (e.boxes ? e.boxes + 1 : 0);
    lucky = pairs + (e.pairs ? 4 * SYMBOLS : 0);
    count = lucky + (e.lucky_pairs ? e.lucky_pairs + 1 : 0);
    length = ROWS + 1 + (e.boxes > 0) + (e.pairs ? SYMBOLS : 0) + (e.lucky_pairs > 0);
  }
};

struct Facts {
  u16 index[FACTS];
};

struct Table {
  Sheet sheets[SEATS];
  u8 closed, active;
};

// A game: its sheet, its layout, how many play, and the net: rows of facts seat by seat, rows of distances, the
// row that leads to the result, the bias.
struct Game {
  Edition e;
  Layout layout;
  int seats;

  HD int rows() const { return seats * layout.count + seats + 1; }
  HD int weights() const { return rows() * HIDDEN + 1; }

  HD Facts facts(const Sheet& sheet, u8 closed, int seat) const {
    Facts facts;
    int n = 0;
    for (int row = 0; row < ROWS; row++) facts.index[n++] = row * layout.row + row_fact(sheet, closed, row);
    facts.index[n++] = ROWS * layout.row + sheet.misses;
    if (e.boxes) facts.index[n++] = layout.bar + bits(sheet.bar);
    for (int i = 0; e.pairs && i < SYMBOLS; i++) {
      int halves = 0;
      for (const Printed& half : e.half[i]) halves = halves << 1 | (sheet.ticks[half.row] >> half.position & 1);
      facts.index[n++] = layout.pairs + 4 * i + halves;
    }
    if (e.lucky_pairs) facts.index[n++] = layout.lucky + seat;
    return facts;
  }

  HD int row_fact(const Sheet& sheet, u8 closed, int row) const {
    if (closed >> row & 1) return layout.open + sheet.crosses(e, row);
    int next = length(sheet.ticks[row]);
    return (next ? next * (next - 1) / 2 : 0) + bits(sheet.ticks[row]);
  }

  HD bool over(const Table& table) const {
    if (bits(table.closed) >= LAST_CLOSED) return true;
    for (int seat = 0; seat < seats; seat++)
      if (table.sheets[seat].misses >= LAST_MISS) return true;
    return false;
  }

  HD float share(const Table& table, int seat) const {
    int own = table.sheets[seat].points(e), equals = 0;
    for (int other = 0; other < seats; other++) {
      int theirs = table.sheets[other].points(e);
      if (theirs > own) return 0;
      equals += theirs == own;
    }
    return 1.0f / equals;
  }

  HD int distance(const Table& table, int seat) const { return (seat + seats - table.active) % seats; }
};

HD inline float sigmoid(float logit) { return 1 / (1 + expf(-fminf(fmaxf(logit, -30), 30))); }

struct Sum {
  float at[HIDDEN];

  HD void add(const float* row) {
#ifdef __CUDA_ARCH__
#pragma unroll
    for (int i = 0; i < HIDDEN; i += 4) {
      float4 more = __ldg((const float4*)(row + i));
      at[i] += more.x, at[i + 1] += more.y, at[i + 2] += more.z, at[i + 3] += more.w;
    }
#else
    for (int i = 0; i < HIDDEN; i++) at[i] += row[i];
#endif
  }

  HD void less(const float* row) {
#ifdef __CUDA_ARCH__
#pragma unroll
    for (int i = 0; i < HIDDEN; i += 4) {
      float4 less = __ldg((const float4*)(row + i));
      at[i] -= less.x, at[i + 1] -= less.y, at[i + 2] -= less.z, at[i + 3] -= less.w;
    }
#else
    for (int i = 0; i < HIDDEN; i++) at[i] -= row[i];
#endif
  }
};

struct Net {
  const Game& g;
  const float* w;

  HD const float* row(int block, int fact) const { return w + (block * g.layout.count + fact) * HIDDEN; }
  HD const float* distance(int d) const { return w + (g.seats * g.layout.count + d) * HIDDEN; }
  HD const float* out() const { return w + (g.seats * g.layout.count + g.seats) * HIDDEN; }
  HD float bias() const { return w[g.rows() * HIDDEN]; }

  HD float logit(const Sum& sum) const {
    float parts[4] = {bias(), 0, 0, 0};
    const float* to = out();
#ifdef __CUDA_ARCH__
#pragma unroll
#endif
    for (int i = 0; i < HIDDEN; i++) parts[i & 3] += fmaxf(sum.at[i], 0) * to[i];
    return parts[0] + parts[1] + (parts[2] + parts[3]);
  }

  HD Sum sum(const Table& table, int seat) const {
    Sum sum{};
    sum.add(distance(g.distance(table, seat)));
    for (int block = 0; block < g.seats; block++) {
      int other = (seat + block) % g.seats;
      Facts facts = g.facts(table.sheets[other], table.closed, other);
      for (int i = 0; i < g.layout.length; i++) sum.add(row(block, facts.index[i]));
    }
    return sum;
  }

  // What a table before a roll is worth to a seat, as odds.
  HD float weigh(const Table& table, int seat) const {
    if (!g.over(table)) return logit(sum(table, seat));
    float share = g.share(table, seat);
    return share == 0 ? -CERTAIN : share == 1 ? CERTAIN : logf(share / (1 - share));
  }
};
