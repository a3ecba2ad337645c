// Unicode's large tables, which stand in a module of their own: most lessons compare and change no text that needs them. The linker has
// `__wrap_` functions called in place of the library's.
#include <stdint.h>

#define FROM_TABLES(name) __attribute__((import_module("u"), import_name("_swift_stdlib_" #name)))

FROM_TABLES(getBinaryProperties) uint64_t tablesGetBinaryProperties(uint32_t scalar);
FROM_TABLES(getComposition) uint32_t tablesGetComposition(uint32_t first, uint32_t second);
FROM_TABLES(getDecompositionEntry) uint32_t tablesGetDecompositionEntry(uint32_t scalar);
FROM_TABLES(getMapping) int32_t tablesGetMapping(uint32_t scalar, uint8_t mapping);
FROM_TABLES(getNumericType) uint8_t tablesGetNumericType(uint32_t scalar);
FROM_TABLES(getSpecialMapping) const uint8_t *tablesGetSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length);

uint64_t __wrap__swift_stdlib_getBinaryProperties(uint32_t scalar) { return tablesGetBinaryProperties(scalar); }

uint32_t __wrap__swift_stdlib_getComposition(uint32_t first, uint32_t second) { return tablesGetComposition(first, second); }

uint32_t __wrap__swift_stdlib_getDecompositionEntry(uint32_t scalar) { return tablesGetDecompositionEntry(scalar); }

int32_t __wrap__swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) { return tablesGetMapping(scalar, mapping); }

uint8_t __wrap__swift_stdlib_getNumericType(uint32_t scalar) { return tablesGetNumericType(scalar); }

const uint8_t *__wrap__swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length) {
    return tablesGetSpecialMapping(scalar, mapping, length);
}
