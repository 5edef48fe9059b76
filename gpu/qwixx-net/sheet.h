// One player's sheet, as crates/qwixx has it: what is printed, what may be ticked, what that sets off.
#pragma once
#include <cstdint>

#ifdef __CUDACC__
#define HD __host__ __device__
#else
#define HD
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

constexpr int ROWS = 4, WIDTH = 15, NUMBERS = 17, BOXES = 12, SEATS = 5, LAST_MISS = 4;
constexpr u8 NOWHERE = 255;

enum Badge : u8 { PLAIN, BAR, CIRCLE, DIAMOND, SQUARE, OCTAGON, STAR };
constexpr int SYMBOLS = 5;  // from CIRCLE on

struct Printed {
  u8 row, position;
};

struct Edition {
  int sides, width, closing_cells, closing_needs, boxes, lucky_pairs;
  bool badges, pairs;
  u8 bar[BOXES], lucky[SEATS][2];
  u8 number[ROWS][WIDTH], badge[ROWS][WIDTH];
  u8 position[ROWS][NUMBERS];          // of a number in a row
  Printed of_colour[ROWS][NUMBERS];    // where a number is printed in a colour, or nowhere
  Printed half[SYMBOLS][2];
  u16 closing[ROWS];
};

HD inline int bits(u32 mask) {
#ifdef __CUDA_ARCH__
  return __popc(mask);
#else
  return __builtin_popcount(mask);
#endif
}

HD inline int length(u32 mask) {  // one more than the highest bit
#ifdef __CUDA_ARCH__
  return 32 - __clz(mask);
#else
  return mask ? 32 - __builtin_clz(mask) : 0;
#endif
}

struct Sheet {
  u16 ticks[ROWS];
  u16 bar;
  u8 misses;

  HD int crosses(const Edition& e, int row) const { return bits(ticks[row]) + ((ticks[row] & e.closing[row]) != 0); }

  HD bool tickable(const Edition& e, u8 closed, int row, int position) const {
    if (closed >> row & 1 || position >= e.width || position < length(ticks[row])) return false;
    return !(e.closing[row] >> position & 1) || bits(ticks[row]) >= e.closing_needs;
  }

  HD u8 fewest(const Edition& e, u8 rows) const {
    int least = 99;
    u8 found = 0;
    for (int row = 0; row < ROWS; row++) {
      int have = rows >> row & 1 ? crosses(e, row) : 99;
      if (have < least) least = have, found = 0;
      if (have == least && have < 99) found |= 1 << row;
    }
    return found;
  }

  HD bool has(const Edition& e, int symbol) const {
    const Printed *one = &e.half[symbol][0], *other = &e.half[symbol][1];
    return ticks[one->row] >> one->position & 1 && ticks[other->row] >> other->position & 1;
  }

  HD int points(const Edition& e) const {
    int total = 0, least = 1000;
    for (int row = 0; row < ROWS; row++) {
      int n = crosses(e, row), points = n * (n + 1) / 2;
      total += points;
      if (points < least) least = points;
    }
    if (!e.pairs || !has(e, STAR - CIRCLE)) total -= 5 * misses;
    if (e.pairs && has(e, SQUARE - CIRCLE)) total += least;
    if (e.pairs && has(e, OCTAGON - CIRCLE)) total += 13;
    return total;
  }
};

// An answer's sheet, and the rows closed as its player sees them.
struct Marked {
  Sheet sheet;
  u8 closed;
};

// A pen over a sheet: a tick, and one after the other what it sets off.
struct Pen {
  const Edition& e;
  Sheet sheet;
  u8 closed;
  u8 waiting[16];
  int first = 0, last = 0;

  HD Pen(const Edition& e, const Sheet& sheet, u8 closed) : e(e), sheet(sheet), closed(closed) {}

  HD void tick(int row, int position) {
    sheet.ticks[row] |= 1 << position;
    if (e.closing[row] >> position & 1) closed |= 1 << row;
    u8 badge = e.badge[row][position];
    bool effect = badge == BAR || ((badge == CIRCLE || badge == DIAMOND) && sheet.has(e, badge - CIRCLE));
    if (effect) waiting[last++ & 15] = badge;
  }

  HD void next(int row) {
    int position = length(sheet.ticks[row]);
    if (sheet.tickable(e, closed, row, position)) tick(row, position);
  }

  // Whatever waits; 0, or the rows of which one must be named first.
  HD u8 finish(int into) {
    while (first < last) {
      u8 badge = waiting[first++ & 15];
      if (badge == BAR) {
        for (int i = 0; i < e.boxes; i++) {
          if (sheet.bar >> i & 1 || closed >> e.bar[i] & 1) continue;
          sheet.bar |= 1 << i;
          next(e.bar[i]);
          break;
        }
      } else if (badge == CIRCLE) {
        u8 rows = sheet.fewest(e, 15);
        if (bits(rows) > 1 && into < 0) return rows;
        int row = bits(rows) > 1 ? into : length(rows) - 1;
        next(row), next(row);
      } else {
        for (int row = 0; row < ROWS; row++) next(row);
      }
    }
    return 0;
  }
};

// Tells every way to tick a cell, if it can be ticked: more than one where a bonus lets its player choose.
template <class Tell>
HD void each_tick(const Edition& e, const Sheet& sheet, u8 closed, int row, int position, Tell tell) {
  if (position == NOWHERE || !sheet.tickable(e, closed, row, position)) return;
  Pen pen(e, sheet, closed);
  pen.tick(row, position);
  u8 rows = pen.finish(-1);
  if (!rows) return tell(Marked{pen.sheet, pen.closed});
  for (int into = 0; into < ROWS; into++) {
    if (!(rows >> into & 1)) continue;
    Pen again(e, sheet, closed);
    again.tick(row, position);
    again.finish(into);
    tell(Marked{again.sheet, again.closed});
  }
}

struct Roll {
  u8 white[2], colour[ROWS];
};

// Every answer to the white sum, passing first.
template <class Tell>
HD void each_sum(const Edition& e, const Sheet& sheet, u8 closed, int sum, int seat, Tell tell) {
  tell(Marked{sheet, closed});
  for (int row = 0; row < ROWS; row++) each_tick(e, sheet, closed, row, e.position[row][sum], tell);
  if (!e.lucky_pairs || (e.lucky[seat][0] != sum && e.lucky[seat][1] != sum)) return;
  u8 open = 0;
  for (int row = 0; row < ROWS; row++) open |= sheet.tickable(e, closed, row, length(sheet.ticks[row])) << row;
  u8 rows = sheet.fewest(e, open);
  for (int row = 0; row < ROWS; row++) {
    int next = length(sheet.ticks[row]);
    if (rows >> row & 1 && e.number[row][next] != sum) each_tick(e, sheet, closed, row, next, tell);
  }
}

// Every answer to a white and a colour die, passing first, which may cost a miss.
template <class Tell>
HD void each_colour(const Edition& e, const Sheet& sheet, u8 closed, const Roll& roll, bool misses, Tell tell) {
  Marked pass{sheet, closed};
  pass.sheet.misses += misses;
  tell(pass);
  for (int colour = 0; colour < ROWS; colour++) {
    if (closed >> colour & 1 || !roll.colour[colour]) continue;
    for (int i = 0; i < (roll.white[0] == roll.white[1] ? 1 : 2); i++) {
      Printed cell = e.of_colour[colour][roll.white[i] + roll.colour[colour]];
      each_tick(e, sheet, closed, cell.row, cell.position, tell);
    }
  }
}
