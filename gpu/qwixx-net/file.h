// A net as a file, as crates/bots/src/net_file.rs and crates/bots/src/qwixx/dice/file.rs have it.
#pragma once
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "net.h"

constexpr float UNIT = 1.0f / 2048;

inline u64 checksum(const std::string& bytes) {
  u64 sum = 0xcbf29ce484222325ull;
  for (unsigned char byte : bytes) sum = (sum ^ byte) * 0x100000001b3ull;
  return sum;
}

inline std::string head(const Game& g) {
  const int count = g.layout.count;
  return std::string("QNET\2") + char(g.seats) + char(count & 255) + char(count >> 8);
}

// The weights of a file, and its own checksum by which it can be named.
inline std::vector<float> read_net(const Game& g, const char* path, u64* sum) {
  std::string file;
  if (FILE* in = fopen(path, "rb")) {
    for (int byte; (byte = fgetc(in)) != EOF;) file += char(byte);
    fclose(in);
  }
  const std::string begin = head(g);
  const size_t weights = g.weights(), least = begin.size() + 2 + 2 * weights + 8;
  if (file.size() < least || file.compare(0, begin.size(), begin)) {
    fprintf(stderr, "%s is no net of this sheet and number of seats\n", path);
    exit(2);
  }
  *sum = checksum(file);
  const unsigned char* from = (const unsigned char*)file.data() + file.size() - 8 - 2 * weights;
  std::vector<float> net(weights);
  for (size_t i = 0; i < weights; i++) net[i] = int16_t(from[2 * i] | from[2 * i + 1] << 8) * UNIT;
  return net;
}

inline void write_net(const Game& g, const char* path, const std::vector<float>& net, const std::string& origin) {
  std::string file = head(g);
  file += char(origin.size() & 255), file += char(origin.size() >> 8);
  file += origin;
  for (float weight : net) {
    int whole = lrintf(weight / UNIT);
    if (whole > 32767) whole = 32767;
    if (whole < -32768) whole = -32768;
    file += char(whole & 255), file += char(whole >> 8 & 255);
  }
  u64 sum = checksum(file);
  for (int i = 0; i < 8; i++) file += char(sum >> 8 * i & 255);
  FILE* out = fopen(path, "wb");
  if (!out || fwrite(file.data(), 1, file.size(), out) != file.size() || fclose(out)) {
    perror(path);
    exit(2);
  }
}
