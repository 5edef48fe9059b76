// Memory of the device, and of the host where there is no device: the same program is then tested
// on a CPU.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#ifdef __CUDACC__
#define CHECKED(call) do { cudaError_t e_ = (call); if (e_ != cudaSuccess) { \
  fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(e_)); exit(1); } } while (0)
inline void* device_bytes(size_t n) { void* p = nullptr; CHECKED(cudaMalloc(&p, n ? n : 1)); return p; }
inline void device_free(void* p) { CHECKED(cudaFree(p)); }
inline void device_zero(void* p, size_t n) { CHECKED(cudaMemset(p, 0, n)); }
inline void copy_in(void* d, const void* h, size_t n) { CHECKED(cudaMemcpy(d, h, n, cudaMemcpyHostToDevice)); }
inline void copy_out(void* h, const void* d, size_t n) { CHECKED(cudaMemcpy(h, d, n, cudaMemcpyDeviceToHost)); }
inline void finish() { CHECKED(cudaGetLastError()); CHECKED(cudaDeviceSynchronize()); }
inline size_t device_used() { size_t f, t; CHECKED(cudaMemGetInfo(&f, &t)); return t - f; }
#else
inline void* device_bytes(size_t n) { return malloc(n ? n : 1); }
inline void device_free(void* p) { free(p); }
inline void device_zero(void* p, size_t n) { memset(p, 0, n); }
inline void copy_in(void* d, const void* h, size_t n) { memcpy(d, h, n); }
inline void copy_out(void* h, const void* d, size_t n) { memcpy(h, d, n); }
inline void finish() {}
inline size_t device_used() { return 0; }
#endif

template <class T> T* device_array(size_t n) { return (T*)device_bytes(n * sizeof(T)); }
template <class T> T* to_device(const std::vector<T>& v) {
  T* d = device_array<T>(v.size());
  copy_in(d, v.data(), v.size() * sizeof(T));
  return d;
}
