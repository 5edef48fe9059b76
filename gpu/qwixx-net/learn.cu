// Trains a net for Qwixx by play against itself, as `qwixx_train` of crates/lab does and a hundred times as fast:
// one thread plays one game, and what games come by is learnt from a thousand at a time.
//
//   learn EDITION SEATS FROM OUT [GAMES [SEED [FIRST_RATE LAST_RATE]]]
#include <chrono>
#include <cstring>

#include "editions.h"
#include "file.h"
#include "play.h"

constexpr int THREADS = 64, AT_ONCE = 33792, PARTS = 32, PART = AT_ONCE / PARTS;
constexpr float LAMBDA = 0.8f;
constexpr u32 STRAYS = 40;
// Adam, with steps as large as if each were of so many games.
constexpr float GAMES_A_STEP = 64;

__constant__ Game GAME;
__constant__ u8 ORDERS[8][ROWS];

static void must(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  exit(1);
}

__device__ Luck luck_of(u64 seed, u64 game) {
  Luck luck{seed * 0x9e3779b97f4a7c15ull ^ game * 0xd1342543de82ef95ull};
  luck.below(2);
  return luck;
}

__global__ void __launch_bounds__(THREADS) play_all(const float* net, u64 seed, u64 first, Seen* seen, Played* played) {
  const int game = blockIdx.x * THREADS + threadIdx.x;
  if (game >= AT_ONCE) return;
  const float* const nets[2] = {net, net};
  played[game] = play(GAME, nets, 0, STRAYS, luck_of(seed, first + game), seen + (size_t)game * TURNS);
}

// Each deal is played twice, with seats exchanged.
__global__ void __launch_bounds__(THREADS) match_all(const float* ours, const float* theirs, u64 seed, float* share) {
  const int game = blockIdx.x * THREADS + threadIdx.x;
  if (game >= AT_ONCE) return;
  const float* const nets[2] = {ours, theirs};
  float sum = 0;
  for (int turned = 0; turned < 2; turned++) {
    Played played = play(GAME, nets, turned, 0, luck_of(seed, game), nullptr);
    for (int seat = 0; seat < GAME.seats; seat++) sum += (seat + turned) % 2 ? 0 : played.shares[seat];
  }
  share[game] = sum / 2;
}

// A warp pulls what was said of one seat in one game towards what came later, from the last table to the first;
// each lane has two units of the hidden layer.
__global__ void learn(const float* w, const Seen* seen, const Played* played, int from, u64 seed, int orders,
                      float* pulls, double* squares) {
  const int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  const Game& g = GAME;
  const int game = from + warp / g.seats, seat = warp % g.seats;
  if (warp / g.seats >= PART) return;
  const Net net{g, w};
  const float2 out = ((const float2*)net.out())[lane];
  float target = played[game].shares[seat];
  // What was seen is as true of the sheet with its rows exchanged.
  const u8* order = ORDERS[luck_of(~seed, game).below(orders)];
  float2 pull_out{0, 0};
  float pull_bias = 0, errors = 0;
  for (int turn = played[game].turns; turn-- > 0;) {
    const Seen& now = seen[(size_t)game * TURNS + turn];
    const int distance = (seat + g.seats - now.active) % g.seats;
    int rows[SEATS * FACTS], n = 0;
    for (int block = 0; block < g.seats; block++) {
      const Facts& facts = now.facts[(seat + block) % g.seats];
      for (int i = 0; i < g.layout.length; i++) {
        int fact = facts.index[i];
        if (i < ROWS) fact += (order[i] - i) * g.layout.row;
        rows[n++] = block * g.layout.count + fact;
      }
    }
    float2 sum = ((const float2*)net.distance(distance))[lane];
    for (int i = 0; i < n; i++) {
      float2 more = ((const float2*)(w + rows[i] * HIDDEN))[lane];
      sum.x += more.x, sum.y += more.y;
    }
    float logit = fmaxf(sum.x, 0) * out.x + fmaxf(sum.y, 0) * out.y;
    for (int step = 16; step; step /= 2) logit += __shfl_xor_sync(~0u, logit, step);
    const float chance = sigmoid(logit + net.bias());
    if (now.strayed) {
      target = chance;
      continue;
    }
    const float error = target - chance;
    const float2 back{sum.x > 0 ? error * out.x : 0, sum.y > 0 ? error * out.y : 0};
    pull_out.x += error * fmaxf(sum.x, 0), pull_out.y += error * fmaxf(sum.y, 0);
    pull_bias += error, errors += error * error;
    for (int i = 0; i <= n; i++) {
      const int row = i < n ? rows[i] : g.seats * g.layout.count + distance;
      atomicAdd(pulls + row * HIDDEN + 2 * lane, back.x);
      atomicAdd(pulls + row * HIDDEN + 2 * lane + 1, back.y);
    }
    target = (1 - LAMBDA) * chance + LAMBDA * target;
  }
  float* to = pulls + (g.rows() - 1) * HIDDEN + 2 * lane;
  atomicAdd(to, pull_out.x), atomicAdd(to + 1, pull_out.y);
  if (lane == 0) atomicAdd(pulls + g.rows() * HIDDEN, pull_bias), atomicAdd(squares, (double)errors / played[game].turns);
}

__global__ void step(float* w, float* mean, float* square, float* pulls, float size, float scale) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= GAME.weights()) return;
  const float pull = pulls[i] * (GAMES_A_STEP / PART);
  pulls[i] = 0;
  mean[i] += 0.1f * (pull - mean[i]);
  square[i] += 0.001f * (pull * pull - square[i]);
  w[i] += size * mean[i] / (sqrtf(square[i] * scale) + 1e-3f);
}

template <class T>
static T* room(size_t n) {
  T* p;
  must(cudaMalloc(&p, n * sizeof(T)), "memory");
  must(cudaMemset(p, 0, n * sizeof(T)), "memory");
  return p;
}

// The ways to exchange rows that change nothing.
static int symmetries(const char* name, u8 orders[8][ROWS]) {
  const u8 straight[4][ROWS] = {{0, 1, 2, 3}, {1, 0, 2, 3}, {0, 1, 3, 2}, {1, 0, 3, 2}};
  int n = !strcmp(name, "classic") ? 8 : !strcmp(name, "longo") ? 4 : 1;
  for (int i = 0; i < n; i++)
    for (int row = 0; row < ROWS; row++) orders[i][row] = i < 4 ? straight[i][row] : (straight[i - 4][row] + 2) % 4;
  return n;
}

static void compare(const float* ours, const float* theirs, u64 seed) {
  static float* share = room<float>(AT_ONCE);
  match_all<<<AT_ONCE / THREADS, THREADS>>>(ours, theirs, seed, share);
  std::vector<float> shares(AT_ONCE);
  must(cudaMemcpy(shares.data(), share, AT_ONCE * sizeof(float), cudaMemcpyDeviceToHost), "match");
  double mean = 0, square = 0;
  for (float one : shares) mean += one;
  mean /= AT_ONCE;
  for (float one : shares) square += (one - mean) * (one - mean);
  printf("against the first net %.2f ± %.2f %% of %d deals\n", 100 * mean, 196 * sqrt(square) / AT_ONCE, AT_ONCE);
}

int main(int words, char** word) {
  if (words < 5) return fprintf(stderr, "learn EDITION SEATS FROM OUT [GAMES [SEED [FIRST_RATE LAST_RATE]]]\n"), 2;
  static Game game;
  game.e = edition(word[1]), game.layout.set(game.e), game.seats = atoi(word[2]);
  if (game.seats < 2 || game.seats > SEATS) return fprintf(stderr, "two to five play\n"), 2;
  const u64 games = words > 5 ? atoll(word[5]) : 10'000'000, seed = words > 6 ? atoll(word[6]) : 1;
  const double rates[2] = {words > 7 ? atof(word[7]) : 0.002, words > 8 ? atof(word[8]) : 0.0001};
  u64 parent;
  std::vector<float> net = read_net(game, word[3], &parent);
  must(cudaMemcpyToSymbol(GAME, &game, sizeof game), "the sheet");
  u8 orders[8][ROWS];
  const int ways = symmetries(word[1], orders);
  must(cudaMemcpyToSymbol(ORDERS, orders, sizeof orders), "the rows");

  const int weights = game.weights();
  float *w = room<float>(weights), *first = room<float>(weights);
  float *mean = room<float>(weights), *square = room<float>(weights), *pulls = room<float>(weights);
  for (float* to : {w, first}) must(cudaMemcpy(to, net.data(), weights * sizeof(float), cudaMemcpyHostToDevice), "the net");
  Seen* seen = room<Seen>((size_t)AT_ONCE * TURNS);
  Played* played = room<Played>(AT_ONCE);
  double* squares = room<double>(1);

  const u64 batches = (games + AT_ONCE - 1) / AT_ONCE, steps = batches * PARTS;
  const auto begun = std::chrono::steady_clock::now();
  for (u64 batch = 0, taken = 0; batch < batches; batch++) {
    play_all<<<AT_ONCE / THREADS, THREADS>>>(w, seed, batch * AT_ONCE, seen, played);
    for (int part = 0; part < PARTS; part++) {
      const double rate = rates[0] * pow(rates[1] / rates[0], double(taken) / steps);
      taken++;
      learn<<<(PART * game.seats * 32 + 127) / 128, 128>>>(w, seen, played, part * PART, seed + batch, ways, pulls, squares);
      const float size = rate / (1 - pow(0.9, taken)), scale = 1 / (1 - pow(0.999, taken));
      step<<<(weights + 255) / 256, 256>>>(w, mean, square, pulls, size, scale);
    }
    const u64 each = batches / 10 ? batches / 10 : 1;
    if ((batch + 1) % each && batch + 1 < batches) continue;
    double error;
    must(cudaMemcpy(&error, squares, sizeof error, cudaMemcpyDeviceToHost), "learning");
    must(cudaMemset(squares, 0, sizeof error), "learning");
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    const u64 since = (batch % each + 1) * AT_ONCE * game.seats;
    printf("%llu games, %.0f a second, rms error %.4f; ", (unsigned long long)(batch + 1) * AT_ONCE,
           (batch + 1) * AT_ONCE / seconds, sqrt(error / since));
    compare(w, first, ~seed);
    fflush(stdout);
  }
  must(cudaMemcpy(net.data(), w, weights * sizeof(float), cudaMemcpyDeviceToHost), "the net");
  const char* slash = strrchr(word[3], '/');
  char origin[400];
  snprintf(origin, sizeof origin, "program gpu/qwixx-net\nseed %llu\ngames %llu\nparent %s %016llx\n",
           (unsigned long long)seed, (unsigned long long)(batches * AT_ONCE), slash ? slash + 1 : word[3],
           (unsigned long long)parent);
  write_net(game, word[4], net, origin);
}
