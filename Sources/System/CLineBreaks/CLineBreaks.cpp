#include "CLineBreaks.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>

#include <cstring>

namespace {

/// Opening an iterator costs more than breaking a paragraph, so that each thread keeps one.
struct LineIterator {
    UBreakIterator *iterator = nullptr;
    UErrorCode status = U_ZERO_ERROR;

    LineIterator() { iterator = ubrk_open(UBRK_LINE, "en", nullptr, 0, &status); }
    ~LineIterator() {
        if (iterator) ubrk_close(iterator);
    }
    LineIterator(const LineIterator &) = delete;
    LineIterator &operator=(const LineIterator &) = delete;
};

}  // namespace

int32_t plumb_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks) {
    if (!text || !breaks || length <= 0) return 0;
    std::memset(breaks, 0, static_cast<size_t>(length));
    thread_local LineIterator line;
    if (!line.iterator) return line.status;

    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(line.iterator, reinterpret_cast<const UChar *>(text), length, &status);
    if (U_FAILURE(status)) return status;
    ubrk_first(line.iterator);
    for (int32_t at = ubrk_next(line.iterator); at != UBRK_DONE && at < length; at = ubrk_next(line.iterator)) {
        breaks[at] = 1;
    }

    // The iterator must not keep the caller's buffer.
    static const UChar none[1] = {0};
    ubrk_setText(line.iterator, none, 0, &status);
    return 0;
}

uint8_t plumb_line_break_class(uint32_t code_point) {
    return static_cast<uint8_t>(u_getIntPropertyValue(static_cast<UChar32>(code_point), UCHAR_LINE_BREAK));
}
