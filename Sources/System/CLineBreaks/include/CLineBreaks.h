#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Finds where UAX #14 lets a line begin, as ICU tailors it for English.
///
/// Writes `length` bytes: 1 where a line may begin at that UTF-16 offset, else 0; offset 0 is always 0. The caller
/// owns both buffers. Each thread keeps one break iterator, freed with the thread. Returns 0, or ICU's error code.
int32_t plumb_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks);

/// The class that UAX #14 gives to a code point, numbered as `ULineBreak`.
uint8_t plumb_line_break_class(uint32_t code_point);

#ifdef __cplusplus
}
#endif
