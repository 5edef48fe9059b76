// Solves Quixo on a GPU: values, distances, the closure of the policy and the table that ships.
//   nvcc -O3 -std=c++17 -arch=sm_90 -Xcompiler -pthread solve.cu -o solve
//   ./solve OUT [--distances] [--policy] [--games N] [--dump DIR] [--down-to N] [--formation "2 8 15 ..."]
// writes OUT/counts.csv, OUT/distances.csv, OUT/sample.txt and OUT/never-loses.qxt, OUT/never-slips.qxt.
#include <cstdarg>
#include <string>
#include "conversion.h"
#include "distances.h"
#include "games.h"
#include "sample.h"
#include "table.h"

// How the players of the two tables choose.
static const Style SMALL = {false, 0, 2, 20, 25}, LARGE = {true, 0, 1, 0, 25};

static std::string out_dir;
static std::string out_path(const char* name) { return out_dir + "/" + name; }

static void write_distances(Distances& d) {
  FILE* f = fopen(out_path("distances.csv").c_str(), "w");
  fprintf(f, "mover,opp,moves,win,loss\n");
  for (int a = 0; a <= CELLS; a++)
    for (int b = 0; a + b <= CELLS; b++) {
      const Spread& s = d.spreads[a * (CELLS + 1) + b];
      for (int i = 0; i < LONGEST; i++)
        if (s.won[i] || s.lost[i]) fprintf(f, "%d,%d,%d,%llu,%llu\n", a, b, i, (unsigned long long)s.won[i], (unsigned long long)s.lost[i]);
    }
  fclose(f);
  printf("longest win %d: class %d,%d mover %07x opponent %07x\n", d.won.length, d.won.a, d.won.b, d.won.mover, d.won.opponent);
  printf("longest loss %d: class %d,%d mover %07x opponent %07x\n", d.lost.length, d.lost.a, d.lost.b, d.lost.mover, d.lost.opponent);
}

// A class file: "QLUBQXV1", side, a, b, 0, number of words, checksum, words.
static void dump(Solver& s, const std::string& dir) {
  std::vector<u64> words;
  for (int a = 0; a <= CELLS; a++)
    for (int b = 0; a + b <= CELLS; b++) {
      const Class& c = s.classes[a][b];
      words.resize(c.all_words());
      copy_out(words.data(), c.values, words.size() * 8);
      FILE* f = fopen((dir + "/" + std::to_string(a) + "-" + std::to_string(b) + ".qxv").c_str(), "wb");
      if (!f) { perror(dir.c_str()); exit(1); }
      u32 head[4] = {SIDE, (u32)a, (u32)b, 0};
      u64 more[2] = {words.size(), s.counts[a][b].check};
      fwrite("QLUBQXV1", 1, 8, f); fwrite(head, 4, 4, f); fwrite(more, 8, 2, f);
      if (fwrite(words.data(), 8, words.size(), f) != words.size() || fclose(f)) { perror("dump"); exit(1); }
    }
}

static void tell(const Closure& c, const char* name, double since) {
  printf("%s: decisions %llu choices %llu and %llu others to %llu positions, won at once %llu proven %llu steps %llu, %.2f s\n", name, (unsigned long long)c.decisions, (unsigned long long)c.choices,
         (unsigned long long)c.alternates, (unsigned long long)c.chosen, (unsigned long long)c.won, (unsigned long long)c.proven, (unsigned long long)c.steps, now() - since);
  fflush(stdout);
}

static std::vector<u64> items(const List& list) {
  std::vector<u64> all(Closure::read(list.count));
  copy_out(all.data(), list.items, all.size() * 8);
  return all;
}

static void write_sample(const Order& order) {
  FILE* f = fopen(out_path("sample.txt").c_str(), "w");
  for (const Sampled& x : sample(order, 200)) fprintf(f, "%07x %07x %c %.*s\n", x.mover, x.opponent, x.value, PUSHES, x.moves);
  fclose(f);
}

// The bad positions that a search of one move does not know; exact for what is chosen, and for what
// is passed over for another reason.
static void bad_moves(Closure& c, Known& known, const std::vector<u64>& passed) {
  std::vector<u64> bad = items(c.walk.bad), keys, others = items(c.walk.chosen);
  for (u64 x : bad) if (!(x & SEARCH_KNOWS)) keys.push_back(x);
  printf("bad: %zu\n", bad.size());
  // The empty board with the opponent to move is where a walk begins, not a move that is asked for.
  others.erase(std::remove(others.begin(), others.end(), 0), others.end());
  others.insert(others.end(), passed.begin(), passed.end());
  if (!known.build("bad", by_kind(keys, SIGHTS, 0), by_kind(others, SIGHTS, 0))) exit(1);
}

static bool never_loses(Closure& c, const Style& style, const int* permutation) {
  double t = now();
  c.walk.order.style = style;
  c.walk.keeps_wins = false;
  if (!c.run(SIDE == 5)) return false;
  tell(c, "never loses", t);
  static Known bad;
  bad_moves(c, bad, {});
  write_table({&bad}, style, permutation, out_path("never-loses.qxt").c_str());
  return true;
}

static bool never_slips(Closure& c, const Style& style, const int* permutation) {
  double t = now();
  static Conversion conversion;
  c.walk.order.style = style;
  c.walk.keeps_wins = true;
  if (!close_keeping_wins(c, conversion, SIDE == 5, 240)) return false;
  tell(c, "never slips", t);
  static Known bad, slips;
  bad_moves(c, bad, items(conversion.passed));
  std::vector<u64> others = items(c.walk.choices), more = items(conversion.others);
  others.insert(others.end(), more.begin(), more.end());
  if (!slips.build("slips", by_kind(items(conversion.slips), 4 * SIGHTS, 6), by_kind(others, 4 * SIGHTS, 6))) exit(1);
  write_table({&bad, &slips}, style, permutation, out_path("never-slips.qxt").c_str());
  return true;
}

// What each of many styles shares with other players.
static void compare_styles(Order order, int games) {
  for (int keeps = 0; keeps < 2; keeps++)
    for (int threats = 0; threats < 2; threats++)
      for (int own = 0; own < 3; own++)
        for (int vary = 1; vary < 4; vary++)
          for (int from : {0, 18, 20, 22}) {
            if (vary == 1 && from > 0) continue;
            order.style = {threats == 1, (unsigned char)own, (unsigned char)vary, (unsigned char)from, CELLS};
            tell_games(order, keeps, games);
          }
}

int main(int argc, char** argv) {
  int formation[25] = {2, 8, 15, 5, 0, 6, 13, 21, 14, 11, 17, 24, 20, 19, 12, 10, 22, 16, 23, 7, 1, 9, 18, 4, 3};
  if (SIDE != 5) for (int i = 0; i < 25; i++) formation[i] = i;
  bool distances = false, policy = false;
  int down_to = 0, games = 0;
  std::string dump_dir;
  if (argc < 2) return 2;
  out_dir = argv[1];
  for (int i = 2; i < argc; i++) {
    std::string arg = argv[i];
    if (arg == "--distances") distances = true;
    else if (arg == "--policy") policy = true;
    else if (arg == "--games" && i + 1 < argc) games = atoi(argv[++i]);
    else if (arg == "--dump" && i + 1 < argc) dump_dir = argv[++i];
    else if (arg == "--down-to" && i + 1 < argc) down_to = atoi(argv[++i]);
    else if (arg == "--formation" && i + 1 < argc) {
      char* at = argv[++i];
      for (int k = 0; k < CELLS; k++) formation[k] = strtol(at, &at, 10);
    } else { fprintf(stderr, "unknown: %s\n", arg.c_str()); return 2; }
  }
  static Solver s;
  double t = now();
  s.tables.make();
  finish();
  printf("tables %.2f s\n", now() - t);
  Distances d(s);
  double solving = 0, measuring = 0;
  for (int n = CELLS; n >= down_to; n--) {
    double start = now(), extra = 0;
    int far = 0;
    int rounds = s.solve_level(n, [&](int a, int b) {
      if (!distances) return;
      finish();
      double from = now();
      int r = d.pair(a, b);
      if (r > far) far = r;
      extra += now() - from;
    });
    finish();
    double took = now() - start - extra;
    solving += took; measuring += extra;
    printf("n %2d: %2d rounds %6.2f s, distances %2d rounds %6.2f s (longest win %d, loss %d), %.1f GB\n", n, rounds, took, far, extra, d.won.length, d.lost.length, device_used() / 1e9);
    fflush(stdout);
    if (distances && n < CELLS) d.drop_level(n + 1);
  }
  if (distances) d.drop_level(down_to);
  printf("values %.2f s, distances %.2f s\n", solving, measuring);
  s.write_counts(out_path("counts.csv").c_str());
  if (distances) write_distances(d);
  if (!dump_dir.empty()) { t = now(); dump(s, dump_dir); printf("dump %.1f s\n", now() - t); }
  if ((policy || games) && down_to == 0) {
    Closure c(s, SIDE == 5 ? 450000000ull : 1 << 26);
    c.set_formations(formation);
    if (games) compare_styles(c.walk.order, games);
    if (!policy) return 0;
    write_sample(c.walk.order);
    bool ok = never_loses(c, SMALL, formation) && never_slips(c, LARGE, formation);
    return ok ? 0 : 1;
  }
  return 0;
}
