// Binary fuse filters (Graf and Lemire 2022) over 64-bit keys: four places a key, whose sum without
// carry is either a fingerprint of the key or a value that was given with it. One without segments
// knows nothing.
#pragma once
#include <cmath>
#include <cstdio>
#include <vector>
#include "board.h"

struct Fuse {
  u64 seed = 0;
  u32 turn = 0, segment = 0, segments = 0, bits = 0;  // turn: which seed was the first that did
  std::vector<unsigned char> cells;  // one a place while building and asking

  bool is_there() const { return segments > 0; }
  size_t places() const { return (size_t)(segments + 3) * segment; }
  u64 hash(u64 key) const { return mixed(key + seed); }
  void find(u64 h, u32* at) const {
    u32 first = (u32)((unsigned __int128)h * ((u64)segments * segment) >> 64);
    u64 within = mixed(h);
    at[0] = first;
    for (u32 i = 1; i < 4; i++, within >>= 18) at[i] = (first + i * segment) ^ (u32)(within & (segment - 1));
  }
  u32 print_of(u64 h) const { return (u32)(h ^ h >> 32) & ((1u << bits) - 1); }
  u32 sum(u64 h) const { u32 at[4]; find(h, at); return cells[at[0]] ^ cells[at[1]] ^ cells[at[2]] ^ cells[at[3]]; }
  bool has(u64 key) const { u64 h = hash(key); return sum(h) == print_of(h); }
  u32 value(u64 key) const { return sum(hash(key)); }

  // Builds from distinct keys; `values` is empty for a filter.
  void build(const std::vector<u64>& keys, const std::vector<unsigned char>& values, u32 bits_) {
    bits = bits_;
    size_t n = keys.size();
    double log_n = std::log((double)(n < 2 ? 2 : n));
    int power = (int)std::floor(log_n / std::log(2.91) - 0.5);
    segment = 1u << (power > 18 ? 18 : power < 1 ? 1 : power);
    size_t places_ = (size_t)(n * std::fmax(1.075, 0.77 + 0.305 * std::log(6e5) / log_n));
    size_t all = (places_ + segment - 1) / segment;
    segments = all > 4 ? (u32)all - 3 : 1;
    for (turn = 1;; turn++) {
      seed = mixed(turn);
      if (try_build(keys, values)) return;
      if (turn % 20 == 0) segments++;
    }
  }

  bool try_build(const std::vector<u64>& keys, const std::vector<unsigned char>& values) {
    std::vector<u32> count(places()), which(places());
    for (u32 k = 0; k < keys.size(); k++) {
      u32 at[4]; find(hash(keys[k]), at);
      for (u32 p : at) { count[p]++; which[p] ^= k; }
    }
    std::vector<u32> alone, order, place;
    for (u32 p = 0; p < places(); p++) if (count[p] == 1) alone.push_back(p);
    while (!alone.empty()) {
      u32 p = alone.back(); alone.pop_back();
      if (count[p] != 1) continue;
      u32 k = which[p], at[4];
      order.push_back(k); place.push_back(p);
      find(hash(keys[k]), at);
      for (u32 q : at) { which[q] ^= k; if (--count[q] == 1) alone.push_back(q); }
    }
    if (order.size() != keys.size()) return false;
    cells.assign(places(), 0);
    for (size_t i = order.size(); i-- > 0;) {
      u64 h = hash(keys[order[i]]);
      u32 want = values.empty() ? print_of(h) : values[order[i]];
      cells[place[i]] = 0;
      cells[place[i]] = sum(h) ^ want;
    }
    return true;
  }

  void write(std::vector<unsigned char>& out) const {
    put(out, is_there() ? bits : 0, 1);
    if (!is_there()) return;
    put(out, __builtin_ctz(segment), 1); put(out, segments, 4); put(out, turn, 4);
    size_t start = out.size();
    out.resize(start + (places() * bits + 7) / 8);
    for (size_t p = 0; p < places(); p++)
      for (u32 b = 0; b < bits; b++)
        if (cells[p] >> b & 1) out[start + (p * bits + b) / 8] |= 1 << ((p * bits + b) & 7);
  }
  static void put(std::vector<unsigned char>& out, u64 n, int bytes) {
    for (int i = 0; i < bytes; i++) out.push_back(n >> (8 * i));
  }
};
