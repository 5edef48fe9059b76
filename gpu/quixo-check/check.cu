// Checks the never-losing player of Quixo from its shipped table, sharing no code with the solver.
//   nvcc -O3 -std=c++17 -arch=sm_90 check.cu -o check   (or: g++ -x c++ -O2 -std=c++17 check.cu)
//   ./check TABLE [VALUES]
// Plays the player as it ships (order of moves, short search, table) against every reply, first and
// second, and stops at nothing. It must never be left without a move, never see a line against it
// and, where VALUES has the class files of the exact solution, never choose a lost position. A table
// that keeps wins must moreover never choose a drawn position where it has won, and every win must
// come to an end. When its own cube is moved the player may take a later move than the first, so that no
// position comes again: all that it may take are followed. Only on the way of a win that it keeps it
// never does: that way comes to an end, and what comes to an end does not come again.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#ifdef __CUDACC__
#define BOTH __host__ __device__
#define OK(x) do { auto e = (x); if (e) { printf("device: %s\n", cudaGetErrorString(e)); exit(3); } } while (0)
static void* get(size_t n) { void* p; OK(cudaMalloc(&p, n)); OK(cudaMemset(p, 0, n)); return p; }
static void put(void* d, const void* s, size_t n) { OK(cudaMemcpy(d, s, n, cudaMemcpyHostToDevice)); }
static void fetch(void* d, const void* s, size_t n) { OK(cudaMemcpy(d, s, n, cudaMemcpyDeviceToHost)); }
#else
#define BOTH
static void* get(size_t n) { return calloc(n, 1); }
static void put(void* d, const void* s, size_t n) { memcpy(d, s, n); }
static void fetch(void* d, const void* s, size_t n) { memcpy(d, s, n); }
#endif
#ifndef SIDE
#define SIDE 5
#endif

typedef unsigned long long Word;
typedef unsigned Mask;
enum { TO_DECIDE, TO_ANSWER, STUCK, LINES, AT_ONCE, LOST_BY_VALUE, LOOKED_UP, WINS, SLIPPED, ENDED, BY_SEARCH, CLAIMED, COUNTS };
constexpr Mask each(int step) { Mask m = 0; for (int i = 0; i < SIDE; i++) m |= 1u << step * i; return m; }
constexpr Mask EACH_ROW = each(SIDE), EACH_COLUMN = each(1);
enum { N = SIDE, SQUARES = N * N, WAYS = 12 * N - 16 };

// A path, from where a cube is taken to where it comes in; found by walking square by square.
struct Way {
  Mask from, to, rest, behind;  // the first square, the last, those off the path, those whose cubes move
  int by;                       // how far each cube on the path moves
};

struct Rules {
  Way way[WAYS];
  int turn[8][SQUARES];
  Mask turned_row[8][N][1 << N];
  unsigned choose[SQUARES + 2][SQUARES + 2];
};

static Rules rules() {
  Rules r = {};
  int ways = 0;
  for (int x = 0; x < N; x++)
    for (int y = 0; y < N; y++) {
      bool edge_x = x == 0 || x == N - 1, edge_y = y == 0 || y == N - 1;
      // Sideways if the row can be closed again there, then up and down.
      for (int axis = 0; axis < 2; axis++)
        for (int to = 0; to < N; to += N - 1) {
          int from = axis ? y : x;
          if (from == to || !(edge_x || edge_y)) continue;
          Way& way = r.way[ways++];
          int step = axis ? N : 1, square = x + N * y;
          if (to < from) step = -step;
          way.from = 1u << square;
          way.by = -step;
          way.rest = (1u << SQUARES) - 1 - way.from;
          for (int at = from; at != to; at += to > from ? 1 : -1) {
            square += step;
            way.behind |= 1u << square;
          }
          way.rest &= ~way.behind;
          way.to = 1u << square;
        }
    }
  if (ways != WAYS) { printf("ways %d\n", ways); exit(3); }
  for (int s = 0; s < 8; s++)
    for (int x = 0; x < N; x++)
      for (int y = 0; y < N; y++) {
        int u = s & 1 ? N - 1 - x : x, v = s & 2 ? N - 1 - y : y;
        r.turn[s][x + N * y] = s & 4 ? v + N * u : u + N * v;
      }
  for (int s = 0; s < 8; s++)
    for (int y = 0; y < N; y++)
      for (Mask row = 0; row < 1u << N; row++)
        for (int x = 0; x < N; x++) if (row >> x & 1) r.turned_row[s][y][row] |= 1u << r.turn[s][x + N * y];
  for (int n = 0; n < SQUARES + 2; n++)
    for (int k = 0; k < SQUARES + 2; k++) r.choose[n][k] = k == 0 ? 1 : n == 0 ? 0 : r.choose[n - 1][k - 1] + r.choose[n - 1][k];
  return r;
}

struct Seen {  // a set of numbers; 0 stands for an empty place, so numbers are kept one higher
  Word *places, size;
  // Where a number is kept; sets `fresh` if it was not there before.
  BOTH Word insert(Word n, bool* fresh) {
    n++;
    for (Word at = start(n);; at = at + 1 == size ? 0 : at + 1) {
#ifdef __CUDA_ARCH__
      Word was = atomicCAS(places + at, 0ull, n);
#else
      Word was = places[at];
      if (!was) places[at] = n;
#endif
      *fresh = !was;
      if (!was || was == n) return at;
    }
  }
  BOTH Word find(Word n) const {  // a number that is there
    n++;
    Word at = start(n);
    while (places[at] != n) at = at + 1 == size ? 0 : at + 1;
    return at;
  }
  BOTH Word start(Word n) const { return (n * 0x9e3779b97f4a7c15ull >> 20) % size; }
};

struct Part { Word seed; unsigned segment, segments, bits; const unsigned char* data; };
enum { MARKS = SQUARES + 1, GRIPS = 3, EDGE = 4 * N - 4, SEEN = GRIPS * (EDGE + 1), SURPLUS = 2, WIDEST = 8, EMPTY = 255 };
struct Shelf {  // a set: how wide the sieve of a drawer is, the sieves by marks and width, and exact bits by marks
  const unsigned char* width;
  Part sieve[MARKS][WIDEST + 1], bit[MARKS];
};

struct World {
  Rules r;
  Mask ordered_row[8][N][1 << N];      // rows, turned and with the squares numbered as the order has them
  Shelf bad, slips;
  bool keeps;                          // whether wins are kept
  bool threatens;                      // whether threats come first, of moves with neutral cubes
  int threatens_ahead;                 // with own cubes: if it has so many marks more, 0 for never
  int among, among_from, among_ahead;  // with own cubes: among how many moves it chooses, from how many marks on, up to how many more
  const Mask* least[SQUARES + 1];      // masks that are the least of their images, by count
  unsigned least_count[SQUARES + 1];
  const Word* values[SQUARES + 1][SQUARES + 1];
  bool exact;
  Seen decisions, chosen;
  Word *to_decide, *to_answer, *counts, room;
  // Won decisions: where each is kept and what it chooses; which reply to look at next; ended decisions.
  Word *win_place, *win_choice;
  unsigned char *win_way, *ended;

  BOTH static void add(Word* n) {
#ifdef __CUDA_ARCH__
    atomicAdd(n, 1ull);
#else
    ++*n;
#endif
  }
  BOTH static Word ticket(Word* n) {
#ifdef __CUDA_ARCH__
    return atomicAdd(n, 1ull);
#else
    return (*n)++;
#endif
  }
  BOTH static int size(Mask m) { int n = 0; for (; m; m &= m - 1) n++; return n; }
  // Whether a row, a column or a diagonal lacks at most so many (0 or 1) of these cubes. All rows are
  // looked at together, square by square, and so are all columns.
  BOTH static bool nearly_lined(Mask m, int lacking) {
    Mask gaps = ~m, rows = 0, rows_twice = 0, columns = 0, columns_twice = 0, first = 0, second = 0;
#pragma unroll
    for (int i = 0; i < N; i++) {
      Mask in_rows = gaps >> i & EACH_ROW, in_columns = gaps >> N * i & EACH_COLUMN;
      rows_twice |= rows & in_rows; rows |= in_rows;
      columns_twice |= columns & in_columns; columns |= in_columns;
      first |= gaps & 1u << (N + 1) * i; second |= gaps & 1u << (N - 1) * (i + 1);
    }
    if (lacking == 0) return rows != EACH_ROW || columns != EACH_COLUMN || !first || !second;
    return rows_twice != EACH_ROW || columns_twice != EACH_COLUMN || !(first & (first - 1)) || !(second & (second - 1));
  }
  BOTH static bool lined(Mask m) { return nearly_lined(m, 0); }
  BOTH Mask turned(Mask m, int s) const {
    Mask out = 0;
    for (int y = 0; y < N; y++) out |= r.turned_row[s][y][m >> N * y & ((1 << N) - 1)];
    return out;
  }
  // The cubes of `m` after the push; `in` says whether the pushed cube is one of them.
  BOTH Mask pushed(Mask m, int way, bool in) const {
    const Way& w = r.way[way];
    Mask moved = m & w.behind;
    moved = w.by > 0 ? moved << w.by : moved >> -w.by;
    return (m & w.rest) | moved | (in ? w.to : 0);
  }
  BOTH bool may(Mask other, int way) const { return !(other & r.way[way].from); }

  BOTH bool ends(Mask mover, Mask other, int w) const { return may(other, w) && lined(pushed(mover, w, true)) && !lined(pushed(other, w, false)); }
  // Whether a move makes a line and gives none. A move brings one cube to a row that it crosses, and
  // its own row keeps all cubes but one: so a row must have lacked one at most. `guess`: a move to try first.
  BOTH bool can_end(Mask mover, Mask other, int* guess = nullptr) const {
    if (!nearly_lined(mover, 1)) return false;
    if (guess && ends(mover, other, *guess)) return true;
    for (int w = 0; w < WAYS; w++)
      if (ends(mover, other, w)) { if (guess) *guess = w; return true; }
    return false;
  }
  BOTH bool is_caught(Mask mover, Mask other) const {
    if (can_end(mover, other)) return false;
    int guess = 0;
    for (int w = 0; w < WAYS; w++) {
      if (!may(other, w)) continue;
      Mask o = pushed(other, w, false);
      if (!lined(o) && !can_end(o, pushed(mover, w, true), &guess)) return false;
    }
    return true;
  }
  BOTH bool search_finds_win(Mask mover, Mask other, int moves) const {
    if (can_end(mover, other)) return true;
    if (moves < 3) return false;
    for (int w = 0; w < WAYS; w++) {
      if (!may(other, w)) continue;
      Mask o = pushed(other, w, false), m = pushed(mover, w, true);
      if (!lined(o) && !lined(m) && is_caught(o, m)) return true;
    }
    return false;
  }

  // How firmly a move holds the other: 0 if all replies but four or fewer lose at once, 1 if it at
  // least threatens a line, 2 if not even that.
  BOTH Word grip(Mask me, Mask them) const {
    int guess = 0, fine = 0;
    if (!can_end(me, them, &guess)) return 2;
    for (int w = 0; w < WAYS; w++) {
      if (!may(me, w)) continue;
      Mask m = pushed(me, w, false), o = pushed(them, w, true);
      if (!lined(m) && (lined(o) || !can_end(m, o, &guess)) && ++fine > 4) return 1;
    }
    return 0;
  }

  // Whether a move takes nearly all replies away, and the rest let me win within three moves.
  BOTH bool can_force(Mask me, Mask them) const {
    for (int w = 0; w < WAYS; w++) {
      if (!may(them, w)) continue;
      Mask m = pushed(me, w, true), o = pushed(them, w, false);
      if (lined(m) || lined(o) || grip(m, o) != 0 || can_end(o, m)) continue;
      int answer = 0;
      for (; answer < WAYS; answer++) {
        if (!may(m, answer)) continue;
        Mask left = pushed(m, answer, false);
        if (!lined(left) && !search_finds_win(left, pushed(o, answer, true), 3)) break;
      }
      if (answer == WAYS) return true;
    }
    return false;
  }

  BOTH Word least_of(Mask me, Mask them) const {
    Word best = ~0ull;
    for (int s = 0; s < 8; s++) {
      Word n = (Word)turned(me, s) << SQUARES | turned(them, s);
      if (n < best) best = n;
    }
    return best;
  }
  BOTH Mask formation(Mask me) const {
    Mask best = ~0u;
    for (int s = 0; s < 8; s++) {
      Mask n = 0;
      for (int y = 0; y < N; y++) n |= ordered_row[s][y][me >> N * y & ((1 << N) - 1)];
      if (n < best) best = n;
    }
    return best;
  }

  BOTH static Word stirred(Word k) {
    k = (k ^ k >> 33) * 0xff51afd7ed558ccdull;
    k = (k ^ k >> 33) * 0xc4ceb9fe1a85ec53ull;
    return k ^ k >> 33;
  }
  BOTH static unsigned cell(const Part& p, Word at) {
    unsigned v = 0;
    for (unsigned i = 0; i < p.bits; i++) { Word b = at * p.bits + i; v |= (p.data[b / 8] >> b % 8 & 1u) << i; }
    return v;
  }
  BOTH static unsigned summed(const Part& p, Word h) {
    Word range = (Word)p.segments * p.segment;
    // The high word of h * range, by halves.
    Word low = (h & 0xffffffffull) * range, high = (h >> 32) * range + (low >> 32);
    Word at = high >> 32, within = stirred(h), mask = p.segment - 1;
    unsigned sum = cell(p, at);
    sum ^= cell(p, (at += p.segment) ^ (within & mask));
    sum ^= cell(p, (at += p.segment) ^ (within >> 18 & mask));
    return sum ^ cell(p, (at + p.segment) ^ (within >> 36 & mask));
  }
  BOTH static bool flagged(const Shelf& shelf, int drawer, Word code) {
    int width = shelf.width[drawer], marks = drawer % MARKS;
    if (width == EMPTY) return false;
    if (width) {
      const Part& sieve = shelf.sieve[marks][width];
      Word h = stirred(code + sieve.seed);
      if (summed(sieve, h) != ((unsigned)(h ^ h >> 32) & ((1u << width) - 1))) return false;
    }
    return summed(shelf.bit[marks], stirred(code + shelf.bit[marks].seed)) == 1;
  }

  // What is seen of a move: its grip, and the neutral cubes of the edge after it.
  BOTH static int seen(Word grip, Mask m, Mask o) {
    int bare = 0;
    for (int i = 0; i < SQUARES; i++) {
      bool edge = i < N || i >= SQUARES - N || i % N == 0 || i % N == N - 1;
      if (edge && !((m | o) >> i & 1)) bare++;
    }
    return grip * (EDGE + 1) + bare;
  }
  // Which drawer of a shelf a position is asked for in.
  BOTH static int drawer(int seen, Mask me, Mask them) {
    int a = size(me), b = size(them), more = a - b;
    more = more < -SURPLUS ? -SURPLUS : more > SURPLUS ? SURPLUS : more;
    return (seen * (2 * SURPLUS + 1) + SURPLUS + more) * MARKS + a + b;
  }

  // 0 drawn, 1 won, 2 lost for the mover.
  BOTH int value(Mask mover, Mask other) const {
    Mask least_other = ~0u, image = 0;
    for (int s = 0; s < 8; s++) {
      Mask t = turned(other, s);
      if (t < least_other) { least_other = t; image = turned(mover, s); }
    }
    int a = size(mover), b = size(other);
    unsigned low = 0, high = least_count[b];
    while (low + 1 < high) { unsigned mid = (low + high) / 2; if (least[b][mid] <= least_other) low = mid; else high = mid; }
    unsigned rank = 0, free = 0, k = 0;
    for (int i = 0; i < SQUARES; i++) {
      if (least_other >> i & 1) continue;
      if (image >> i & 1) rank += r.choose[free][++k];
      free++;
    }
    Word words = (r.choose[SQUARES - b][a] + 31) / 32;
    Word word = values[a][b][low * words + rank / 32];
    return (word >> rank % 32 & 1) | (word >> (32 + rank % 32) & 1) << 1;
  }

  BOTH void decide(Word code) {
    Mask me = code >> SQUARES, them = code & ((1u << SQUARES) - 1);
    bool fresh, at_once = can_end(me, them);
    if (at_once || (keeps && (search_finds_win(me, them, 3) || can_force(me, them)))) {
      add(counts + (at_once ? AT_ONCE : BY_SEARCH));
      if (exact && !at_once && value(me, them) != 1) add(counts + CLAIMED);
      if (keeps) ended[decisions.insert(code, &fresh)] = 1;
      return;
    }
    Word keys[WAYS], codes[WAYS], grips[WAYS];
    int ahead = size(me) - size(them);
    int n = 0, number = -1, taken = 0;
    bool slipped = false;
    for (int w = 0; w < WAYS; w++) {
      if (!may(them, w)) continue;
      Mask o = pushed(them, w, false), m = pushed(me, w, true);
      if (lined(o)) continue;
      Word own = (me & r.way[w].from) != 0;
      grips[n] = grip(m, o);
      bool firmest = own ? threatens_ahead > 0 && ahead >= threatens_ahead : threatens;
      keys[n] = own << 40 | (firmest ? grips[n] : 0) << 32 | formation(m);
      codes[n++] = least_of(m, o);
    }
    // Takes candidates in order: by key, then by code. Those with the same code count once.
    Word last = ~0ull;
    for (int tries = n; tries > 0; tries--) {
      int best = -1;
      for (int i = 0; i < n; i++)
        if (keys[i] != ~0ull && (best < 0 || keys[i] < keys[best] || (keys[i] == keys[best] && codes[i] < codes[best]))) best = i;
      Word c = codes[best], own = keys[best] >> 40;
      keys[best] = ~0ull;
      if (c == last) continue;
      last = c;
      number++;
      Mask m = c >> SQUARES, o = c & ((1u << SQUARES) - 1);
      int sight = seen(grips[best], m, o);
      if (flagged(bad, drawer(sight, m, o), c) || can_end(o, m)) continue;
      if (keeps && flagged(slips, drawer((slipped * 2 + own) * SEEN + sight, me, them), code << 6 | number)) { slipped = true; continue; }
      taken++;
      if (exact) judge(code, me, them, c, value(o, m));
      chosen.insert(c, &fresh);
      if (fresh) { Word at = ticket(counts + TO_ANSWER); if (at < room) to_answer[at] = c; }
      bool again = own && size(me) + size(them) >= among_from && ahead <= among_ahead && !(keeps && value(me, them) == 1);
      if (!again || taken == among) return;
    }
    if (!taken) add(counts + STUCK);
  }

  // A choice must not be lost; where there is a win to keep it must be won, and comes to the list.
  BOTH void judge(Word code, Mask me, Mask them, Word choice, int for_them) {
    bool fresh;
    add(counts + LOOKED_UP);
    if (for_them == 1) add(counts + LOST_BY_VALUE);
    if (!keeps || value(me, them) != 1) return;
    if (for_them != 2) { add(counts + SLIPPED); return; }
    Word at = ticket(counts + WINS);
    if (at >= room) return;
    win_place[at] = decisions.insert(code, &fresh);
    win_choice[at] = choice;
  }

  BOTH void answer(Word code) {
    Mask me = code >> SQUARES, them = code & ((1u << SQUARES) - 1);
    for (int w = 0; w < WAYS; w++) {
      if (!may(me, w)) continue;
      Mask m = pushed(me, w, false), o = pushed(them, w, true);
      if (lined(m)) continue;
      if (lined(o)) { add(counts + LINES); continue; }
      bool fresh;
      Word c = least_of(m, o);
      decisions.insert(c, &fresh);
      if (fresh) { Word at = ticket(counts + TO_DECIDE); if (at < room) to_decide[at] = c; }
    }
  }

  // A win ends once all replies lead to decisions that do.
  BOTH void follow_win(Word i) {
    if (win_way[i] == WAYS) return;
    Mask me = win_choice[i] >> SQUARES, them = win_choice[i] & ((1u << SQUARES) - 1);
    for (; win_way[i] < WAYS; win_way[i]++) {
      int w = win_way[i];
      if (!may(me, w)) continue;
      Mask m = pushed(me, w, false), o = pushed(them, w, true);
      if (!lined(m) && !ended[decisions.find(least_of(m, o))]) return;
    }
    ended[win_place[i]] = 1;
    add(counts + ENDED);
  }
};

#ifdef __CUDACC__
__global__ void decide_all(World* w, Word n) { for (Word i = blockIdx.x * (Word)blockDim.x + threadIdx.x; i < n; i += (Word)gridDim.x * blockDim.x) w->decide(w->to_decide[i]); }
__global__ void answer_all(World* w, Word from, Word to) { for (Word i = from + blockIdx.x * (Word)blockDim.x + threadIdx.x; i < to; i += (Word)gridDim.x * blockDim.x) w->answer(w->to_answer[i]); }
__global__ void follow_all(World* w, Word n) { for (Word i = blockIdx.x * (Word)blockDim.x + threadIdx.x; i < n; i += (Word)gridDim.x * blockDim.x) w->follow_win(i); }
__global__ void find_least(World* w, unsigned char* is) {
  for (Word m = blockIdx.x * (Word)blockDim.x + threadIdx.x; m < 1ull << SQUARES; m += (Word)gridDim.x * blockDim.x) {
    is[m] = 1;
    for (int s = 1; s < 8; s++) if (w->turned(m, s) < m) is[m] = 0;
  }
}
#endif

struct File { const unsigned char* data; size_t size; const unsigned char& operator[](size_t i) const { return data[i]; } };
static File opened(const std::string& path) {
  int f = open(path.c_str(), O_RDONLY);
  struct stat about;
  void* data = f < 0 || fstat(f, &about) ? MAP_FAILED : mmap(nullptr, about.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, f, 0);
  if (data == MAP_FAILED) { perror(path.c_str()); exit(2); }
  close(f);
  return {(const unsigned char*)data, (size_t)about.st_size};
}

static Part part(const File& file, size_t& at) {
  Part p = {};
  if (at < file.size && !file[at]) { at++; return p; }
  if (at + 10 > file.size) { printf("the table ends too soon\n"); exit(2); }
  unsigned turn;
  p.bits = file[at];
  p.segment = 1u << file[at + 1];
  memcpy(&p.segments, &file[at + 2], 4); memcpy(&turn, &file[at + 6], 4);
  p.seed = World::stirred(turn);
  size_t bytes = ((size_t)(p.segments + 3) * p.segment * p.bits + 7) / 8;
  if (at + 10 + bytes > file.size) { printf("the table ends too soon\n"); exit(2); }
  void* d = get(bytes + 1);
  put(d, &file[at + 10], bytes);
  p.data = (const unsigned char*)d;
  at += 10 + bytes;
  return p;
}

static Shelf shelf(const File& file, size_t& at, int sights) {
  Shelf s = {};
  size_t drawers = (size_t)sights * (2 * SURPLUS + 1) * MARKS;
  if (at + drawers > file.size) { printf("the table ends too soon\n"); exit(2); }
  void* d = get(drawers);
  put(d, &file[at], drawers);
  s.width = (const unsigned char*)d;
  const unsigned char* width = &file[at];
  at += drawers;
  for (int marks = 0; marks < MARKS; marks++) {
    for (int wide = 1; wide <= WIDEST; wide++) s.sieve[marks][wide] = part(file, at);
    s.bit[marks] = part(file, at);
  }
  // What a drawer refers to must be there.
  for (size_t i = 0; i < drawers; i++) {
    if (width[i] == EMPTY) continue;
    bool there = width[i] <= WIDEST && s.bit[i % MARKS].bits == 1 && (!width[i] || s.sieve[i % MARKS][width[i]].bits == width[i]);
    if (!there) { printf("a part of the table is missing\n"); exit(2); }
  }
  return s;
}

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  static World w = {};
  w.r = rules();
  File table = opened(argv[1]);
  unsigned sets, side;
  memcpy(&sets, &table[8], 4); memcpy(&side, &table[12], 4);
  Word sum = 0xcbf29ce484222325ull, said;
  for (size_t i = 0; i + 8 < table.size; i++) sum = (sum ^ table[i]) * 0x100000001b3ull;
  memcpy(&said, &table[table.size - 8], 8);
  if (memcmp(table.data, "QLUBQX05", 8) || side != N || sum != said) { printf("not a table of this board\n"); return 2; }
  w.threatens = table[41]; w.among = table[42]; w.among_from = table[43]; w.threatens_ahead = table[44]; w.among_ahead = (signed char)table[45];
  for (int s = 0; s < 8; s++)
    for (int y = 0; y < N; y++)
      for (Mask row = 0; row < 1u << N; row++)
        for (int i = 0; i < SQUARES; i++) if (w.r.turned_row[s][y][row] >> i & 1) w.ordered_row[s][y][row] |= 1u << table[16 + i];
  size_t at = 48;
  w.keeps = sets == 2;
  w.bad = shelf(table, at, SEEN);
  if (w.keeps) w.slips = shelf(table, at, 4 * SEEN);
  if (at + 8 != table.size) { printf("there is more in the table than sets\n"); return 2; }
  if (w.keeps && argc < 3) { printf("whether wins are kept is seen from the exact values only\n"); return 2; }
  w.room = N == 5 ? 600000000 : 1 << 24;
  w.decisions = {(Word*)get(w.room * 2 * 8), w.room * 2};
  w.chosen = {(Word*)get(w.room * 8), w.room};
  w.to_decide = (Word*)get(w.room * 8);
  w.to_answer = (Word*)get(w.room * 8);
  w.counts = (Word*)get(COUNTS * sizeof(Word));
  if (w.keeps) {
    w.win_place = (Word*)get(w.room * 8);
    w.win_choice = (Word*)get(w.room * 8);
    w.win_way = (unsigned char*)get(w.room);
    w.ended = (unsigned char*)get(w.room * 2);
  }
#ifdef __CUDACC__
  World* d = (World*)get(sizeof w);
#endif
  if (argc > 2) {
    w.exact = true;
    std::vector<unsigned char> is(1ull << SQUARES);
#ifdef __CUDACC__
    put(d, &w, sizeof w);
    unsigned char* flags = (unsigned char*)get(is.size());
    find_least<<<4096, 256>>>(d, flags);
    OK(cudaDeviceSynchronize());
    fetch(is.data(), flags, is.size());
#else
    for (Mask m = 0; m < is.size(); m++) { is[m] = 1; for (int s = 1; s < 8; s++) if (w.turned(m, s) < m) is[m] = 0; }
#endif
    std::vector<std::vector<Mask>> least(SQUARES + 1);
    for (Mask m = 0; m < is.size(); m++) if (is[m]) least[World::size(m)].push_back(m);
    for (int k = 0; k <= SQUARES; k++) {
      void* p = get(least[k].size() * 4);
      put(p, least[k].data(), least[k].size() * 4);
      w.least[k] = (const Mask*)p;
      w.least_count[k] = least[k].size();
    }
    for (int a = 0; a <= SQUARES; a++)
      for (int b = 0; a + b <= SQUARES; b++) {
        File file = opened(std::string(argv[2]) + "/" + std::to_string(a) + "-" + std::to_string(b) + ".qxv");
        Word words = (Word)least[b].size() * ((w.r.choose[SQUARES - b][a] + 31) / 32);
        if (memcmp(file.data, "QLUBQXV1", 8) || file.size != 40 + words * 8) { printf("class %d,%d is not what it should be\n", a, b); return 2; }
        void* p = get(words * 8);
        put(p, &file[40], words * 8);
        munmap((void*)file.data, file.size);
        w.values[a][b] = (const Word*)p;
      }
  }
  // The empty board: mine to move, and (on the whole board) theirs.
  Word one = 1, none = 0, counts[COUNTS] = {}, asked = 1, all = 0, from = 0, to = 0;
  if (N == 5) put(w.counts + TO_ANSWER, &one, 8);
#ifdef __CUDACC__
  put(d, &w, sizeof w);
#endif
  while (true) {
    all += asked;
#ifdef __CUDACC__
    decide_all<<<4096, 128>>>(d, asked);
    OK(cudaDeviceSynchronize());
#else
    for (Word i = 0; i < asked; i++) w.decide(w.to_decide[i]);
#endif
    fetch(counts, w.counts, sizeof counts);
    from = to; to = counts[TO_ANSWER];
    if (to > w.room || counts[WINS] > w.room || from == to) break;
    put(w.counts, &none, 8);
#ifdef __CUDACC__
    answer_all<<<4096, 128>>>(d, from, to);
    OK(cudaDeviceSynchronize());
#else
    for (Word i = from; i < to; i++) w.answer(w.to_answer[i]);
#endif
    fetch(counts, w.counts, sizeof counts);
    asked = counts[TO_DECIDE];
    if (asked > w.room) break;
    fprintf(stderr, "%llu chosen, %llu decisions\n", to, all + asked);
  }
  bool room = to <= w.room && asked <= w.room && counts[WINS] <= w.room;
  Word rounds = 0;
  for (Word before = ~0ull; room && counts[ENDED] != before; rounds++) {
    before = counts[ENDED];
#ifdef __CUDACC__
    follow_all<<<4096, 128>>>(d, counts[WINS]);
    OK(cudaDeviceSynchronize());
#else
    for (Word i = 0; i < counts[WINS]; i++) w.follow_win(i);
#endif
    fetch(counts, w.counts, sizeof counts);
  }
  bool sound = room && !counts[STUCK] && !counts[LINES] && !counts[LOST_BY_VALUE] && !counts[SLIPPED] && !counts[CLAIMED] && counts[ENDED] == counts[WINS];
  printf("%s: %llu decisions, %llu chosen, %llu won at once; without a move %llu, lines against %llu, lost by value %llu of %llu looked up\n",
         !sound ? "BROKEN" : w.keeps ? "NEVER LOSES, NEVER LETS A WIN SLIP" : "NEVER LOSES", all, to, counts[AT_ONCE], counts[STUCK], counts[LINES], counts[LOST_BY_VALUE], counts[LOOKED_UP]);
  if (w.keeps)
    printf("won by search %llu, not so by value %llu; wins to keep %llu, let slip %llu, ended %llu after %llu rounds\n", counts[BY_SEARCH], counts[CLAIMED], counts[WINS], counts[SLIPPED], counts[ENDED], rounds);
  return sound ? 0 : 1;
}
