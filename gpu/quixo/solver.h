// The whole board, from full to empty.
#pragma once
#include <chrono>
#include "values.h"

inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Solver {
  Host tables;
  Class classes[CELLS + 1][CELLS + 1];
  Counts counts[CELLS + 1][CELLS + 1];

  Class make_class(int a, int b) {
    Class c = {};
    c.a = a; c.b = b;
    c.blocks = tables.rep_count(b); c.size = tables.binomial[CELLS - b][a]; c.words = (c.size + 31) / 32;
    c.rows = tables.rep_count(a); c.row_size = tables.binomial[CELLS - a][b]; c.row_words = (c.row_size + 31) / 32;
    c.values = device_array<u64>(c.all_words());
    return c;
  }

  void open(Class& c) {
    c.found = device_array<u64>(c.all_found());
    c.fresh = device_array<unsigned char>(c.blocks);
    write_ended(tables.device, c);
  }
  void close(Class& c) {
    device_free(c.found); device_free(c.fresh);
    c.found = nullptr; c.fresh = nullptr;
  }

  Source source(const Class& c) { return {c.values, c.words, c.fresh}; }

  // Solves (a, b) and (b, a) together; says in how many rounds.
  int solve_pair(int a, int b) {
    bool neutrals = a + b < CELLS;
    Class &x = classes[a][b] = make_class(a, b), &y = a == b ? x : (classes[b][a] = make_class(b, a));
    open(x);
    if (a != b) open(y);
    Source none = {nullptr, 0, nullptr};
    Source after_x = neutrals ? source(classes[b][a + 1]) : none, after_y = neutrals ? source(classes[a][b + 1]) : none;
    int rounds = 0;
    for (;; rounds++) {
      expand(tables.device, x, source(y), after_x, rounds == 0, neutrals);
      bool changed = transpose(tables.device, x);
      if (!changed && (rounds > 0 || a == b)) break;
      if (a == b) continue;
      expand(tables.device, y, source(x), after_y, rounds == 0, neutrals);
      if (!transpose(tables.device, y)) break;
    }
    counts[a][b] = count(tables.device, x);
    if (a != b) counts[b][a] = count(tables.device, y);
    return rounds + 1;
  }

  // Solves a level; `after` is told of each pair while its arrays by mover are still there.
  template <class After> int solve_level(int n, After after) {
    int most = 0;
    for (int b = 0; 2 * b <= n; b++) {
      int rounds = solve_pair(n - b, b);
      if (rounds > most) most = rounds;
      after(n - b, b);
      close(classes[n - b][b]);
      if (2 * b != n) close(classes[b][n - b]);
    }
    return most;
  }

  u64 boards(int a, int b) { return (u64)tables.binomial[CELLS][a] * tables.binomial[CELLS - a][b]; }

  void write_counts(const char* path) {
    FILE* f = fopen(path, "w");
    if (!f) { perror(path); exit(1); }
    fprintf(f, "mover,opp,win,loss,draw,check\n");
    for (int a = 0; a <= CELLS; a++)
      for (int b = 0; a + b <= CELLS; b++)
        fprintf(f, "%d,%d,%llu,%llu,%llu,%016llx\n", a, b, (unsigned long long)counts[a][b].won, (unsigned long long)counts[a][b].lost,
                (unsigned long long)(boards(a, b) - counts[a][b].won - counts[a][b].lost), (unsigned long long)counts[a][b].check);
    fclose(f);
  }
};
