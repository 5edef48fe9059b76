// The tables that ship: which candidates of the policy are bad, and which let a win slip.
//
// A filter over what is to be passed over, and one exact bit over that and over the filter's false
// alarms among what is chosen: a move is passed over if the filter and the bit both say so.
#pragma once
#include <algorithm>
#include <thread>
#include "closure.h"
#include "fuse.h"

struct Known {  // a set, exact for the keys that may be asked for
  Fuse filter, bit;
  bool has(u64 key) const { return filter.has(key) && bit.value(key); }
};

// Calls f(from, to, part) over parts of a range, side by side.
template <class F> void in_parts(size_t n, F f) {
  size_t parts = std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> threads;
  for (size_t p = 0; p < parts; p++) threads.emplace_back([=] { f(n * p / parts, n * (p + 1) / parts, p); });
  for (auto& t : threads) t.join();
}

// How wide a filter makes filter and bit smallest together.
inline u32 best_width(size_t keys, size_t others) {
  auto size = [=](u32 bits) { return (double)keys * (bits + 1) + (double)others / (1u << bits); };
  u32 best = 1;
  for (u32 bits = 2; bits <= 8; bits++) if (size(bits) < size(best)) best = bits;
  return best;
}

// Builds a set that has `keys` and none of `others`; says how many of both it answers wrongly.
inline size_t build(Known& known, const char* name, std::vector<u64> keys, const std::vector<u64>& others) {
  double started = now();
  u32 bits = best_width(keys.size(), others.size());
  std::sort(keys.begin(), keys.end());
  size_t stored = keys.size();
  known.filter.build(keys, {}, bits);
  std::vector<std::vector<u64>> alarms(1024);
  Known* out = &known;
  auto* alarms_ = &alarms;
  const u64* all = others.data();
  in_parts(others.size(), [=](size_t from, size_t to, size_t part) {
    for (size_t i = from; i < to; i++) if (out->filter.has(all[i])) (*alarms_)[part].push_back(all[i]);
  });
  std::vector<unsigned char> values(keys.size(), 1);
  for (auto& part : alarms) keys.insert(keys.end(), part.begin(), part.end());
  values.resize(keys.size(), 0);
  known.bit.build(keys, values, 1);
  std::vector<size_t> wrong(1024);
  size_t* wrong_ = wrong.data();
  in_parts(others.size(), [=](size_t from, size_t to, size_t part) {
    for (size_t i = from; i < to; i++) wrong_[part] += out->has(all[i]);
  });
  size_t sum = 0;
  for (size_t w : wrong) sum += w;
  for (size_t i = 0; i < stored; i++) sum += !known.has(keys[i]);
  printf("%s: %zu keys, %zu false alarms among %zu others, %zu wrong, %.1f s\n", name, stored, keys.size() - stored, others.size(), sum, now() - started);
  fflush(stdout);
  return sum;
}

// "QLUBQX02", moves of search, side, permutation of the formation (32 bytes), sets, checksum.
inline void write_table(const std::vector<const Known*>& sets, u32 search, const int* permutation, const char* path) {
  std::vector<unsigned char> out;
  for (char c : std::string("QLUBQX02")) out.push_back(c);
  Fuse::put(out, search, 4); Fuse::put(out, SIDE, 4);
  for (int i = 0; i < 32; i++) out.push_back(i < CELLS ? permutation[i] : 0);
  for (const Known* set : sets) { set->filter.write(out); set->bit.write(out); }
  u64 check = 0xcbf29ce484222325ull;
  for (unsigned char c : out) check = (check ^ c) * 0x100000001b3ull;
  Fuse::put(out, check, 8);
  FILE* f = fopen(path, "wb");
  if (!f || fwrite(out.data(), 1, out.size(), f) != out.size() || fclose(f)) { perror(path); exit(1); }
  printf("%zu bytes in %s\n", out.size(), path);
}
