// Exact values for whoever trains: the board solved once, then positions walked to and looked up, all on the
// device. A library for train.py; arrays named `d_...` are the device's.
//   nvcc -O3 -std=c++17 -arch=sm_90 -Xcompiler -fPIC -shared labels.cu -o liblabels.so
#include <string>
#include "../quixo/solver.h"
#include "../quixo/sample.h"

static Solver solver;
static Order order;
static Order* d_order;

// A position as its mover sees it.
struct Seen { u32 me, them; };

struct Luck {
  u64 state;
  HD u32 bits() { state += 0x9e3779b97f4a7c15ull; return (u32)(mixed(state) >> 32); }
  HD u32 below(u32 n) { return (u32)((u64)bits() * n >> 32); }
};

// 0 lost, 1 drawn, 2 won, for the mover of a position in which nobody has a line.
HD int value_of(const Order& o, Seen p) {
  u32 rep, v = value_with_them_to_move(o, p.them, p.me, place_of(o, p.them, p.me, &rep).index);
  return v == WON ? 2 : v == LOST ? 0 : 1;
}

// What the other sees after a push; false if that ends the game.
HD bool pushed(const Push& q, Seen p, Seen* after) {
  u32 mine = slide(p.me, q.notseg, q.filled, q.rot) | q.entry, theirs = slide(p.them, q.notseg, q.filled, q.rot);
  *after = {theirs, mine};
  return !has_line(mine) && !has_line(theirs);
}

// Any move that does not end the game; false if a few tries found none.
HD bool any_move(const Order& o, Seen* p, Luck& luck) {
  for (int i = 0; i < 12; i++) {
    const Push q = o.t.pushes[luck.below(PUSHES)];
    Seen after;
    if ((p->them & q.cell) || !pushed(q, *p, &after)) continue;
    *p = after;
    return true;
  }
  return false;
}

// One of the best moves that do not end the game, all alike.
HD bool good_move(const Order& o, Seen* p, Luck& luck) {
  Seen chosen = *p;
  int best = -1;
  u32 equals = 0;
  for (int i = 0; i < PUSHES; i++) {
    const Push q = o.t.pushes[i];
    Seen after;
    if ((p->them & q.cell) || !pushed(q, *p, &after)) continue;
    int worth = 2 - value_of(o, after);
    if (worth < best) continue;
    if (worth > best) { best = worth; equals = 0; }
    if (luck.below(++equals) == 0) chosen = after;
  }
  *p = chosen;
  return best >= 0;
}

// Games that go on side by side: a walker begins with a known position or the empty board, plays well but for
// a slip now and then, and begins anew when its game is over.
__global__ void walk_kernel(const Order* o, Seen* walkers, u32 n, const Seen* starts, u32 count, u64 seed) {
  u32 i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Luck luck = {mixed(seed * 0x9e3779b97f4a7c15ull + i)};
  Seen p = walkers[i];
  u32 slips = i % 4 == 0 ? 2 : i % 4 == 1 ? 12 : i % 4 == 2 ? 40 : 120;  // in 256
  bool on = luck.below(48) != 0 && (luck.below(256) < slips ? any_move(*o, &p, luck) : good_move(*o, &p, luck));
  if (!on) p = luck.below(4) == 0 ? Seen{0, 0} : starts[luck.below(count)];
  walkers[i] = p;
}

// A position a few moves beside a game, where nobody has a line and the mover cannot make one at once, and its
// value: what a search looks at when it stops.
HD bool sampled(const Order& o, Seen from, Luck& luck, Seen* found) {
  u32 moves = luck.below(7);
  for (u32 i = 0; i < moves; i++)
    if (!(luck.below(2) ? any_move(o, &from, luck) : good_move(o, &from, luck))) return false;
  *found = from;
  return !wins_now(o.t.pushes, from.me, from.them);
}

HD Seen image_of(Seen p, int s) { return {image(p.me, s), image(p.them, s)}; }

// The image that stands for all eight.
HD Seen least(Seen p) {
  Seen best = p;
  for (int s = 1; s < 8; s++) {
    Seen q = image_of(p, s);
    if (q.me < best.me || (q.me == best.me && q.them < best.them)) best = q;
  }
  return best;
}

__global__ void sample_kernel(const Order* o, const Seen* walkers, u32 walking, const Seen* starts, u32 count, Seen* out, unsigned char* values, u32 n, u64 seed) {
  u32 i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Luck luck = {mixed(seed * 0xd1342543de82ef95ull + i)};
  Seen p = {0, 0};
  for (int tries = 0; tries < 64; tries++) {
    Seen from = luck.below(2) ? walkers[luck.below(walking)] : starts[luck.below(count)];
    if (sampled(*o, from, luck, &p)) break;
  }
  out[i] = p;
  values[i] = value_of(*o, p);
}

// Which of 243 patterns each of twelve lines shows: rows, columns, the rising diagonal, the falling one. The
// board is turned to the image that stands for all (or by chance).
__global__ void patterns_kernel(const Seen* all, int* out, u32 n, bool is_least, u64 seed) {
  u32 i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Seen p = is_least ? least(all[i]) : image_of(all[i], mixed(seed + i) & 7);
  for (int line = 0; line < 12; line++) {
    int pattern = 0, power = 1;
    for (int k = 0; k < 5; k++, power *= 3) {
      int cell = line < 5 ? 5 * line + k : line < 10 ? 5 * k + line - 5 : line == 10 ? 6 * k : 4 + 4 * k;
      pattern += power * (int)((p.me >> cell & 1) + 2 * (p.them >> cell & 1));
    }
    out[12 * (size_t)i + line] = 243 * line + pattern;
  }
}

extern "C" {

int solve_board(const char* counts) {
  double t = now();
  solver.tables.make();
  for (int n = CELLS; n >= 0; n--) solver.solve_level(n, [](int, int) {});
  finish();
  order.t = solver.tables.device;
  for (int a = 0; a <= CELLS; a++)
    for (int b = 0; a + b <= CELLS; b++) {
      order.values[a][b] = solver.classes[b][a].values;
      order.words[a][b] = solver.classes[b][a].words;
    }
  d_order = device_array<Order>(1);
  copy_in(d_order, &order, sizeof order);
  solver.write_counts(counts);
  printf("solved in %.1f s\n", now() - t);
  fflush(stdout);
  return 0;
}

void walk(Seen* d_walkers, u32 n, const Seen* d_starts, u32 count, u64 seed) {
  walk_kernel<<<(n + 127) / 128, 128>>>(d_order, d_walkers, n, d_starts, count, seed);
  CHECKED(cudaGetLastError());
}

void sample_positions(const Seen* d_walkers, u32 walking, const Seen* d_starts, u32 count, Seen* d_out, unsigned char* d_values, u32 n, u64 seed) {
  sample_kernel<<<(n + 127) / 128, 128>>>(d_order, d_walkers, walking, d_starts, count, d_out, d_values, n, seed);
  CHECKED(cudaGetLastError());
}

void patterns(const Seen* d_all, int* d_out, u32 n, int is_least, u64 seed) {
  patterns_kernel<<<(n + 127) / 128, 128>>>(d_all, d_out, n, is_least != 0, seed);
  CHECKED(cudaGetLastError());
}

// The value of each position and of all its moves, from and to the host: 'w', 'd', 'l', '.'.
void judge_all(const u32* positions, char* out, u32 n) {
  std::vector<Sampled> all(n);
  for (u32 i = 0; i < n; i++) { all[i].mover = positions[2 * i]; all[i].opponent = positions[2 * i + 1]; }
  Sampled* d = to_device(all);
  judge_kernel<<<(n + 63) / 64, 64>>>(d_order, d, n);
  finish();
  copy_out(all.data(), d, n * sizeof(Sampled));
  device_free(d);
  for (u32 i = 0; i < n; i++) { out[(PUSHES + 1) * i] = all[i].value; memcpy(out + (PUSHES + 1) * i + 1, all[i].moves, PUSHES); }
}

}
