// The tables that ship: which candidates of the policy are bad, and which let a win slip.
//
// A filter over what is to be passed over, and one exact bit over that and over the filter's false
// alarms among what is chosen: a move is passed over if the filter and the bit both say so. Keys of a
// kind have filters of their own, as wide as is best for how many of that kind are passed over.
#pragma once
#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>
#include "closure.h"
#include "fuse.h"

struct Known {  // a set, exact for the keys that may be asked for
  Fuse filter, bit;
  bool has(u64 key) const { return bit.is_there() && (!filter.is_there() || filter.has(key)) && bit.value(key); }
};

typedef std::vector<Known> Kinds;
typedef std::vector<std::vector<u64>> Sorted;  // keys by kind

// Who has more marks tells much about who can win. Told apart by it, the larger table is a sixth smaller;
// the smaller one is small enough without.
constexpr int NO_LEADS = 1, LEADS = 5;

// Keys by kind: what was noted with them, how far ahead in marks the player is, and how many marks there are.
inline Sorted by_kind(const std::vector<u64>& keys, int notes, int leads, int shift) {
  Sorted sorted(notes * leads * (CELLS + 1));
  for (u64 key : keys) {
    u64 plain = key & ((1ull << NOTE) - 1), position = plain >> shift;
    int me = __builtin_popcountll(position >> CELLS), them = __builtin_popcountll(position & FULL), far = leads / 2;
    int lead = std::max(-far, std::min(far, me - them)) + far;
    sorted[((key >> NOTE) * leads + lead) * (CELLS + 1) + me + them].push_back(plain);
  }
  return sorted;
}

// How wide a filter makes filter and bit smallest together; 0: no filter.
inline u32 best_width(size_t keys, size_t others) {
  auto size = [=](u32 bits) { return (double)keys * (bits + 1) + (double)others / (1u << bits); };
  u32 best = 0;
  for (u32 bits = 1; bits <= 8; bits++) if (size(bits) < size(best)) best = bits;
  return best;
}

// Builds a set that has `keys` and none of `others`; says how many of both it answers wrongly.
inline size_t build(Known& known, std::vector<u64>& keys, const std::vector<u64>& others) {
  if (keys.empty()) return 0;
  std::sort(keys.begin(), keys.end());
  u32 bits = best_width(keys.size(), others.size());
  if (bits) known.filter.build(keys, {}, bits);
  std::vector<u64> asked = keys;
  for (u64 key : others) if (!bits || known.filter.has(key)) asked.push_back(key);
  std::sort(asked.begin() + keys.size(), asked.end());
  asked.erase(std::unique(asked.begin() + keys.size(), asked.end()), asked.end());
  std::vector<unsigned char> values(keys.size(), 1);
  values.resize(asked.size(), 0);
  known.bit.build(asked, values, 1);
  size_t wrong = 0;
  for (u64 key : others) wrong += known.has(key);
  for (u64 key : keys) wrong += !known.has(key);
  return wrong;
}

// Builds all kinds side by side, the largest first; says whether every answer is right.
inline bool build(Kinds& kinds, const char* name, Sorted keys, const Sorted& others) {
  double started = now();
  kinds.resize(keys.size());
  std::vector<size_t> order(keys.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return keys[a].size() + others[a].size() > keys[b].size() + others[b].size(); });
  std::atomic<size_t> next{0}, wrong{0};
  std::vector<std::thread> threads;
  for (u32 t = 0; t < std::max(1u, std::thread::hardware_concurrency()); t++)
    threads.emplace_back([&] { for (size_t i; (i = next++) < order.size();) wrong += build(kinds[order[i]], keys[order[i]], others[order[i]]); });
  for (auto& t : threads) t.join();
  size_t all = 0, rest = 0;
  for (auto& k : keys) all += k.size();
  for (auto& o : others) rest += o.size();
  printf("%s: %zu keys among %zu others, %zu wrong, %.1f s\n", name, all, rest, wrong.load(), now() - started);
  fflush(stdout);
  return wrong == 0;
}

// "QLUBQX03" without leads and "QLUBQX04" with them, number of sets, side, permutation of the formation
// (32 bytes), sets, checksum.
inline void write_table(const std::vector<const Kinds*>& sets, int leads, const int* permutation, const char* path) {
  std::vector<unsigned char> out;
  for (char c : std::string(leads == NO_LEADS ? "QLUBQX03" : "QLUBQX04")) out.push_back(c);
  Fuse::put(out, sets.size(), 4); Fuse::put(out, SIDE, 4);
  for (int i = 0; i < 32; i++) out.push_back(i < CELLS ? permutation[i] : 0);
  for (const Kinds* set : sets) for (const Known& known : *set) { known.filter.write(out); known.bit.write(out); }
  u64 check = 0xcbf29ce484222325ull;
  for (unsigned char c : out) check = (check ^ c) * 0x100000001b3ull;
  Fuse::put(out, check, 8);
  FILE* f = fopen(path, "wb");
  if (!f || fwrite(out.data(), 1, out.size(), f) != out.size() || fclose(f)) { perror(path); exit(1); }
  printf("%zu bytes in %s\n", out.size(), path);
}
