#include "CWOFF2.h"

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>
#include <woff2/encode.h>

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace {

/// Debian's encoder tells its sizes on standard error. With a descriptor table of its own, this thread alone can
/// point it elsewhere, and no other thread loses a message.
void silenceThisThread() {
    if (unshare(CLONE_FILES) != 0) return;
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

int32_t encode(const uint8_t *font, size_t length, int32_t quality, uint8_t **result, size_t *resultLength) {
    woff2::WOFF2Params parameters;
    parameters.brotli_quality = std::clamp<int32_t>(quality, 0, 11);
    size_t size = woff2::MaxWOFF2CompressedSize(font, length);
    // The encoder skips the padding between its parts, so what lies there must not depend on earlier allocations.
    auto *buffer = static_cast<uint8_t *>(std::calloc(size, 1));
    if (!buffer) return 2;
    try {
        if (woff2::ConvertTTFToWOFF2(font, length, buffer, &size, parameters)) {
            *result = buffer;
            *resultLength = size;
            return 0;
        }
    } catch (...) {
        std::free(buffer);
        return 2;
    }
    std::free(buffer);
    return 1;
}

}  // namespace

int32_t plumb_woff2_encode(
    const uint8_t *font, size_t length, int32_t quality, uint8_t **result, size_t *resultLength) {
    if (!font || length == 0 || !result || !resultLength) return 1;
    *result = nullptr;
    *resultLength = 0;
    int32_t status = 2;
    try {
        std::thread([&] {
            silenceThisThread();
            status = encode(font, length, quality, result, resultLength);
        }).join();
    } catch (...) {
        return 2;
    }
    return status;
}

void plumb_woff2_free(uint8_t *result) { std::free(result); }
