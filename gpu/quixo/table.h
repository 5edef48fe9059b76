// The tables that ship: which candidates of the policy are bad, and which let a win slip.
//
// A filter over what is to be passed over, and one exact bit over that and over the filter's false
// alarms among what is chosen: a move is passed over if the filter and the bit both say so. Keys fall
// into kinds by what the player sees when it asks, and how wide the filter of a kind is depends on how
// many of that kind are passed over. Kinds with as many marks and as wide a filter share it.
#pragma once
#include <algorithm>
#include <atomic>
#include <functional>
#include <numeric>
#include <thread>
#include "closure.h"
#include "fuse.h"

// Who has more marks, and by how many up to two, tells much about who can win.
constexpr int LEADS = 5, MARKS = CELLS + 1, WIDEST = 8, NOTHING = 255;

typedef std::vector<std::vector<u64>> Sorted;  // keys by kind

// Keys by kind: what was noted with them, how far ahead in marks the player is, and how many marks there are.
inline Sorted by_kind(const std::vector<u64>& keys, int notes, int shift) {
  Sorted sorted(notes * LEADS * MARKS);
  for (u64 key : keys) {
    u64 plain = key & ((1ull << NOTE) - 1), position = plain >> shift;
    int me = __builtin_popcountll(position >> CELLS), them = __builtin_popcountll(position & FULL), far = LEADS / 2;
    int lead = std::max(-far, std::min(far, me - them)) + far;
    sorted[((key >> NOTE) * LEADS + lead) * MARKS + me + them].push_back(plain);
  }
  return sorted;
}

// How wide a filter makes filter and bit smallest together; 0: no filter.
inline u32 best_width(size_t keys, size_t others) {
  auto size = [=](u32 bits) { return (double)keys * (bits + 1) + (double)others / (1u << bits); };
  u32 best = 0;
  for (u32 bits = 1; bits <= WIDEST; bits++) if (size(bits) < size(best)) best = bits;
  return best;
}

// Does jobs side by side.
inline void side_by_side(size_t jobs, const std::function<void(size_t)>& job) {
  std::atomic<size_t> next{0};
  std::vector<std::thread> threads;
  for (u32 t = 0; t < std::max(1u, std::thread::hardware_concurrency()); t++)
    threads.emplace_back([&] { for (size_t i; (i = next++) < jobs;) job(i); });
  for (auto& t : threads) t.join();
}

struct Known {  // a set, exact for the keys that may be asked for
  std::vector<unsigned char> width;  // by kind: how wide its filter is, 0 for none, NOTHING where the kind has no keys
  Fuse filter[MARKS][WIDEST + 1], exact[MARKS];

  bool passes(size_t kind, u64 key) const { return width[kind] != NOTHING && (!width[kind] || filter[kind % MARKS][width[kind]].has(key)); }
  bool has(size_t kind, u64 key) const { return passes(kind, key) && exact[kind % MARKS].value(key); }

  // Builds a set that has `keys` and none of `others`; says whether every answer is right.
  bool build(const char* name, const Sorted& keys, const Sorted& others) {
    double started = now();
    size_t kinds = keys.size();
    for (size_t k = 0; k < kinds; k++) width.push_back(keys[k].empty() ? NOTHING : best_width(keys[k].size(), others[k].size()));
    side_by_side(MARKS * WIDEST, [&](size_t job) {
      size_t marks = MARKS - 1 - job / WIDEST;
      u32 bits = job % WIDEST + 1;
      std::vector<u64> all;
      for (size_t k = marks; k < kinds; k += MARKS) if (width[k] == bits) all.insert(all.end(), keys[k].begin(), keys[k].end());
      std::sort(all.begin(), all.end());
      if (!all.empty()) filter[marks][bits].build(all, {}, bits);
    });
    std::atomic<size_t> wrong{0};
    side_by_side(MARKS, [&](size_t job) {
      size_t marks = MARKS - 1 - job, members = 0;
      std::vector<u64> asked;
      for (size_t k = marks; k < kinds; k += MARKS) asked.insert(asked.end(), keys[k].begin(), keys[k].end());
      if (asked.empty()) return;
      std::sort(asked.begin(), asked.end());
      members = asked.size();
      for (size_t k = marks; k < kinds; k += MARKS)
        for (u64 key : others[k]) if (passes(k, key)) asked.push_back(key);
      std::sort(asked.begin() + members, asked.end());
      asked.erase(std::unique(asked.begin() + members, asked.end()), asked.end());
      std::vector<unsigned char> values(members, 1);
      values.resize(asked.size(), 0);
      exact[marks].build(asked, values, 1);
      for (size_t k = marks; k < kinds; k += MARKS) {
        for (u64 key : others[k]) wrong += has(k, key);
        for (u64 key : keys[k]) wrong += !has(k, key);
      }
    });
    size_t all = 0, rest = 0;
    for (auto& k : keys) all += k.size();
    for (auto& o : others) rest += o.size();
    printf("%s: %zu keys among %zu others, %zu wrong, %.1f s\n", name, all, rest, wrong.load(), now() - started);
    fflush(stdout);
    return wrong == 0;
  }

  void write(std::vector<unsigned char>& out) const {
    out.insert(out.end(), width.begin(), width.end());
    for (int marks = 0; marks < MARKS; marks++) {
      for (int bits = 1; bits <= WIDEST; bits++) filter[marks][bits].write(out);
      exact[marks].write(out);
    }
  }
};

// "QLUBQX05", number of sets, side, permutation of the formation and style (32 bytes), sets, checksum.
inline void write_table(const std::vector<const Known*>& sets, const Style& style, const int* permutation, const char* path) {
  std::vector<unsigned char> out;
  for (char c : std::string("QLUBQX05")) out.push_back(c);
  Fuse::put(out, sets.size(), 4); Fuse::put(out, SIDE, 4);
  for (int i = 0; i < 25; i++) out.push_back(i < CELLS ? permutation[i] : 0);
  for (int part : {(int)style.threats, (int)style.vary, (int)style.vary_from, (int)style.own_threats, (int)style.vary_lead, 0, 0}) out.push_back(part);
  for (const Known* set : sets) set->write(out);
  u64 check = 0xcbf29ce484222325ull;
  for (unsigned char c : out) check = (check ^ c) * 0x100000001b3ull;
  Fuse::put(out, check, 8);
  FILE* f = fopen(path, "wb");
  if (!f || fwrite(out.data(), 1, out.size(), f) != out.size() || fclose(f)) { perror(path); exit(1); }
  printf("%zu bytes in %s\n", out.size(), path);
}
