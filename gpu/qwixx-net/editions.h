// The printed sheets, drawn as in crates/qwixx/src/edition.rs: a colour where it differs from the row's, the
// number, and a badge: * bar, o circle, d diamond, q square, x octagon, s star.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>

#include "sheet.h"

struct Drawing {
  const char *name, *rows[ROWS], *bar;
  int sides, closing_cells, closing_needs;
};

const char UP[] = "2 3 4 5 6 7 8 9 10 11 12", DOWN[] = "12 11 10 9 8 7 6 5 4 3 2";
const char LONG_UP[] = "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", LONG_DOWN[] = "16 15 14 13 12 11 10 9 8 7 6 5 4 3 2";

const Drawing DRAWINGS[] = {
    {"classic", {UP, UP, DOWN, DOWN}, "", 6, 1, 5},
    {"longo", {LONG_UP, LONG_UP, LONG_DOWN, LONG_DOWN}, "", 8, 2, 6},
    {"gemixxt-a",
     {"y2 y3 y4 b5 b6 b7 g8 g9 g10 11 12", "r2 r3 g4 g5 g6 g7 b8 b9 10 11 12", "b12 b11 b10 y9 y8 y7 r6 r5 r4 3 2",
      "g12 g11 r10 r9 r8 r7 y6 y5 4 3 2"},
     "", 6, 1, 5},
    {"gemixxt-b",
     {"10 6 2 8 3 4 12 5 9 7 11", "9 12 4 6 7 2 5 8 11 3 10", "8 2 10 12 6 9 7 4 5 11 3", "5 7 11 9 12 3 8 10 2 6 4"},
     "", 6, 1, 5},
    {"bonus-a",
     {"2 3* 4 5 6* 7 8 9* 10 11 12", "2 3 4 5* 6 7 8* 9 10 11* 12", "12 11* 10 9 8 7* 6 5 4* 3 2",
      "12 11 10* 9 8* 7 6 5* 4 3 2"},
     "rygbgrbyrybg", 6, 1, 5},
    {"bonus-b",
     {"2 3 4 5 6x 7 8q 9 10 11 12", "2 3s 4 5 6 7d 8 9 10 11o 12", "12 11 10 9o 8 7 6 5s 4 3 2",
      "12 11 10q 9 8 7d 6 5 4x 3 2"},
     "", 6, 1, 5},
};

inline int colour_of(char letter) {
  const char* found = strchr("rygb", letter);
  return found && letter ? int(found - "rygb") : -1;
}

inline Edition edition(const char* name) {
  for (const Drawing& drawing : DRAWINGS) {
    if (strcmp(drawing.name, name)) continue;
    Edition e{};
    memset(e.position, NOWHERE, sizeof e.position);
    memset(e.of_colour, NOWHERE, sizeof e.of_colour);
    e.sides = drawing.sides, e.closing_cells = drawing.closing_cells, e.closing_needs = drawing.closing_needs;
    int halves[SYMBOLS] = {};
    for (int row = 0; row < ROWS; row++) {
      std::istringstream cells(drawing.rows[row]);
      std::string cell;
      int position = 0;
      for (; cells >> cell; position++) {
        int colour = colour_of(cell[0]);
        if (colour >= 0) cell.erase(0, 1);
        else colour = row;
        int number = atoi(cell.c_str());
        const char* sign = strchr("*odqxs", cell.back());
        u8 badge = sign ? u8(sign - "*odqxs" + 1) : u8(PLAIN);
        e.number[row][position] = number, e.badge[row][position] = badge;
        e.position[row][number] = position;
        e.of_colour[colour][number].row = row, e.of_colour[colour][number].position = position;
        e.badges |= badge != PLAIN;
        if (badge < CIRCLE) continue;
        Printed* half = &e.half[badge - CIRCLE][halves[badge - CIRCLE]++];
        half->row = row, half->position = position;
        e.pairs = true;
      }
      e.width = position;
      e.closing[row] = (1 << position) - (1 << (position - e.closing_cells));
    }
    for (const char* box = drawing.bar; *box; box++) e.bar[e.boxes++] = colour_of(*box);
    if (!strcmp(name, "longo")) {
      const u8 dealt[SEATS][2] = {{5, 10}, {6, 11}, {7, 12}, {8, 13}, {4, 9}};
      memcpy(e.lucky, dealt, sizeof dealt);
      e.lucky_pairs = SEATS;
    }
    return e;
  }
  fprintf(stderr, "no sheet is called %s\n", name);
  exit(2);
}
