// Holds the rules and the player of this folder against those of the crates: reads what `qwixx_answers` of crates/lab
// wrote and counts how often the same net chooses the same sheets here.
//
//   check EDITION SEATS NET < ANSWERS
#include <cstring>

#include "editions.h"
#include "file.h"
#include "play.h"

static bool same(const Sheet& a, const Sheet& b) {
  return !memcmp(a.ticks, b.ticks, sizeof a.ticks) && a.bar == b.bar && a.misses == b.misses;
}

static bool read(Sheet& sheet) {
  unsigned t[ROWS], bar, misses;
  if (scanf("%u %u %u %u %u %u", t, t + 1, t + 2, t + 3, &bar, &misses) != 6) return false;
  for (int row = 0; row < ROWS; row++) sheet.ticks[row] = t[row];
  sheet.bar = bar, sheet.misses = misses;
  return true;
}

int main(int words, char** word) {
  if (words < 4) return fprintf(stderr, "check EDITION SEATS NET < ANSWERS\n"), 2;
  static Game g;
  g.e = edition(word[1]), g.layout.set(g.e), g.seats = atoi(word[2]);
  u64 sum;
  std::vector<float> net = read_net(g, word[3], &sum);
  const Policy policy(g, net.data());
  int tables = 0, answers = 0, others = 0, counts = 0;
  unsigned closed, active, dice[6];
  while (scanf("%u %u %u %u %u %u %u %u", &closed, &active, dice, dice + 1, dice + 2, dice + 3, dice + 4, dice + 5) == 8) {
    tables++;
    Table table{};
    table.closed = closed, table.active = active;
    Roll roll{{u8(dice[0]), u8(dice[1])}, {u8(dice[2]), u8(dice[3]), u8(dice[4]), u8(dice[5])}};
    Sheet firsts[SEATS], last;
    int may[SEATS + 1];
    for (int seat = 0; seat < g.seats; seat++)
      if (!read(table.sheets[seat]) || !read(firsts[seat]) || scanf("%d", may + seat) != 1) return 2;
    if (!read(last) || scanf("%d", may + g.seats) != 1) return 2;
    for (int seat = 0; seat < g.seats; seat++, answers++) {
      Reply reply = policy.sum(table, roll, seat);
      int n = 0;
      each_sum(g.e, table.sheets[seat], table.closed, dice[0] + dice[1], seat, [&](const Marked&) { n++; });
      counts += n != may[seat];
      others += !same(reply.first.sheet, firsts[seat]);
    }
    int n = 0;
    each_colour(g.e, table.sheets[active], table.closed, roll, true, [&](const Marked&) { n++; });
    counts += n != may[g.seats];
    others += !same(policy.colour(table, roll, active, false).marked.sheet, last);
    answers++;
  }
  printf("%d tables, %d answers: %d others chosen, %d times another number of them\n", tables, answers, others,
         counts);
  return others > answers / 1000 || counts;
}
