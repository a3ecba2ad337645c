#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Compresses an OpenType font to WOFF2 with Brotli `quality` 0…11; nothing is printed.
///
/// On success returns 0 and gives a buffer that the caller frees with `plumb_woff2_free`. Otherwise returns 1 (not a
/// font that WOFF2 can hold) or 2 (out of memory or of threads) and gives no buffer.
int32_t plumb_woff2_encode(
    const uint8_t *font, size_t length, int32_t quality, uint8_t **result, size_t *resultLength);

/// Frees what `plumb_woff2_encode` gave; null is allowed.
void plumb_woff2_free(uint8_t *result);

#ifdef __cplusplus
}
#endif
