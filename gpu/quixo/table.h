// The table that ships: which candidates of the policy are bad.
//
// A filter over the bad positions, and one exact bit over those and over the filter's false alarms
// among the chosen ones: bad means that the filter and the bit both say so.
#pragma once
#include <algorithm>
#include <thread>
#include "closure.h"
#include "fuse.h"

struct Table {
  Fuse filter, bit;
  bool bad(u64 code) const { return filter.has(code) && bit.value(code); }
};

// Calls f(from, to, part) over parts of a range, side by side.
template <class F> void in_parts(size_t n, F f) {
  size_t parts = std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> threads;
  for (size_t p = 0; p < parts; p++) threads.emplace_back([=] { f(n * p / parts, n * (p + 1) / parts, p); });
  for (auto& t : threads) t.join();
}

// Builds from the bad positions that `known` does not mark; says how many keys it answers wrongly.
inline size_t build_table(Table& table, const std::vector<u64>& bad, const std::vector<u64>& chosen, u64 known, u32 bits) {
  std::vector<u64> keys;
  for (u64 x : bad) if (!(x & known)) keys.push_back(x & ~(SEARCH_KNOWS | ONE_MOVE_KNOWS));
  std::sort(keys.begin(), keys.end());
  size_t stored = keys.size();
  table.filter.build(keys, {}, bits);
  std::vector<std::vector<u64>> alarms(1024);
  Table* out = &table;
  auto* alarms_ = &alarms;
  const u64* all = chosen.data();
  in_parts(chosen.size(), [=](size_t from, size_t to, size_t part) {
    for (size_t i = from; i < to; i++) if (out->filter.has(all[i])) (*alarms_)[part].push_back(all[i]);
  });
  std::vector<unsigned char> values(keys.size(), 1);
  for (auto& part : alarms) keys.insert(keys.end(), part.begin(), part.end());
  values.resize(keys.size(), 0);
  table.bit.build(keys, values, 1);
  std::vector<size_t> wrong(1024);
  size_t* wrong_ = wrong.data();
  in_parts(chosen.size(), [=](size_t from, size_t to, size_t part) {
    for (size_t i = from; i < to; i++) wrong_[part] += out->bad(all[i]);
  });
  size_t sum = 0;
  for (size_t w : wrong) sum += w;
  for (size_t i = 0; i < stored; i++) sum += !table.bad(keys[i]);
  printf("table: %zu bad, %zu false alarms, %zu chosen, %zu wrong\n", stored, keys.size() - stored, chosen.size(), sum);
  return sum;
}

// "QLUBQX01", moves of search, permutation of the formation (32 bytes), filter, bit, checksum.
inline void write_table(const Table& table, u32 search, const int* permutation, const char* path) {
  std::vector<unsigned char> out;
  for (char c : std::string("QLUBQX01")) out.push_back(c);
  Fuse::put(out, search, 4); Fuse::put(out, SIDE, 4);
  for (int i = 0; i < 32; i++) out.push_back(i < CELLS ? permutation[i] : 0);
  table.filter.write(out);
  table.bit.write(out);
  u64 check = 0xcbf29ce484222325ull;
  for (unsigned char c : out) check = (check ^ c) * 0x100000001b3ull;
  Fuse::put(out, check, 8);
  FILE* f = fopen(path, "wb");
  if (!f || fwrite(out.data(), 1, out.size(), f) != out.size() || fclose(f)) { perror(path); exit(1); }
  printf("table: %zu bytes in %s\n", out.size(), path);
}
