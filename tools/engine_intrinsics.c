/* The functions of the engine that are written in C as well: mypyc's C of them would check every number that it reads or
   writes, and make Python integers. Each does what the Python function of its name does, which runs interpreted; a test
   runs both. `engine_intrinsics.py` puts them into the C that mypyc has written. What stands before the first of them
   comes first there. */

#include <stdint.h>
#include <string.h>
#ifdef _MSC_VER
#include <intrin.h>
static inline int64_t members_of(uint64_t bits) { return (int64_t)__popcnt64(bits); }
static inline int64_t smallest_of(uint64_t bits) { unsigned long found; _BitScanForward64(&found, bits); return (int64_t)found; }
static inline int64_t largest_of(uint64_t bits) { unsigned long found; _BitScanReverse64(&found, bits); return (int64_t)found; }
#else
static inline int64_t members_of(uint64_t bits) { return __builtin_popcountll(bits); }
static inline int64_t smallest_of(uint64_t bits) { return __builtin_ctzll(bits); }
static inline int64_t largest_of(uint64_t bits) { return 63 - __builtin_clzll(bits); }
#endif

/* Whether `size` items from `first` on are all there. */
#define IS_WITHIN(first, size, vec) ((first) >= 0 && (size) >= 0 && (size) <= (vec).len && (first) <= (vec).len - (size))
#define OUT_OF_RANGE(error) do { PyErr_SetNone(PyExc_IndexError); return (error); } while (0)
/* How mypyc says that a function has failed: by these numbers, and PyErr_Occurred() then tells. */
#define NO_NUMBER (-113)
#define NOT_DONE 2
/* A set of actions takes two words, of which `Choices` has room for this many. */
#define SET 2
#define ROOM 128

int64_t CPyDef_bits___lowest(int64_t cpy_r_bits) {
    return smallest_of((uint64_t)cpy_r_bits);
}

int64_t CPyDef_bits___count(int64_t cpy_r_bits) {
    return members_of((uint64_t)cpy_r_bits);
}

char CPyDef_core___encoding___copy_row(VecI16 cpy_r_source, int64_t cpy_r_start, VecI16 cpy_r_target, int64_t cpy_r_at, int64_t cpy_r_size) {
    if (unlikely(!IS_WITHIN(cpy_r_start, cpy_r_size, cpy_r_source) || !IS_WITHIN(cpy_r_at, cpy_r_size, cpy_r_target))) OUT_OF_RANGE(NOT_DONE);
    memmove(cpy_r_target.items + cpy_r_at, cpy_r_source.items + cpy_r_start, (size_t)cpy_r_size * sizeof(int16_t));
    return 1;
}

char CPyDef_frames___lower(VecI64 cpy_r_frame, int64_t cpy_r_base, int64_t cpy_r_step, int64_t cpy_r_seat) {
    if (unlikely(!IS_WITHIN(cpy_r_base, 6, cpy_r_frame))) OUT_OF_RANGE(NOT_DONE);
    int64_t *top = cpy_r_frame.items, *below = top + cpy_r_base;
    memcpy(below + 2, top, 4 * sizeof(int64_t));
    below[0] = cpy_r_step;
    below[1] = cpy_r_seat;
    memset(top, 0, 4 * sizeof(int64_t));
    return 1;
}

char CPyDef_frames___lift(VecI64 cpy_r_frame, int64_t cpy_r_base) {
    if (unlikely(!IS_WITHIN(cpy_r_base, 6, cpy_r_frame))) OUT_OF_RANGE(NOT_DONE);
    memcpy(cpy_r_frame.items, cpy_r_frame.items + cpy_r_base + 2, 4 * sizeof(int64_t));
    return 1;
}

int64_t CPyDef_choices___write_actions(VecI64 cpy_r_words, int64_t cpy_r_size, VecI64 cpy_r_out) {
    int64_t n = 0;
    if (unlikely(!IS_WITHIN(0, cpy_r_size, cpy_r_words))) OUT_OF_RANGE(NO_NUMBER);
    for (int64_t at = 0; at < cpy_r_size; at += SET) {
        int64_t first = cpy_r_words.items[at];
        uint64_t bits = (uint64_t)cpy_r_words.items[at + 1];
        if (unlikely(!IS_WITHIN(n, members_of(bits), cpy_r_out))) OUT_OF_RANGE(NO_NUMBER);
        for (; bits != 0; bits &= bits - 1) cpy_r_out.items[n++] = first + smallest_of(bits);
    }
    return n;
}

int64_t CPyDef_choices___mark_actions(VecI64 cpy_r_words, int64_t cpy_r_size, VecU8 cpy_r_masks, VecI32 cpy_r_listed, int64_t cpy_r_start, int64_t cpy_r_before) {
    if (unlikely(!IS_WITHIN(0, cpy_r_size, cpy_r_words) || !IS_WITHIN(cpy_r_start, cpy_r_before, cpy_r_listed) || !IS_WITHIN(cpy_r_start, 0, cpy_r_masks))) OUT_OF_RANGE(NO_NUMBER);
    int64_t width = cpy_r_masks.len - cpy_r_start, room = cpy_r_listed.len - cpy_r_start, n = 0;
    uint8_t *masks = cpy_r_masks.items + cpy_r_start;
    int32_t *listed = cpy_r_listed.items + cpy_r_start;
    for (int64_t at = 0; at < cpy_r_before; at++) {
        if (unlikely((uint64_t)(int64_t)listed[at] >= (uint64_t)width)) OUT_OF_RANGE(NO_NUMBER);
        masks[listed[at]] = 0;
    }
    for (int64_t at = 0; at < cpy_r_size; at += SET) {
        int64_t first = cpy_r_words.items[at];
        uint64_t bits = (uint64_t)cpy_r_words.items[at + 1];
        if (bits == 0) continue;
        if (unlikely(first < 0 || first + largest_of(bits) >= width || n + members_of(bits) > room)) OUT_OF_RANGE(NO_NUMBER);
        for (; bits != 0; bits &= bits - 1) {
            int64_t action = first + smallest_of(bits);
            masks[action] = 1;
            listed[n++] = (int32_t)action;
        }
    }
    return n;
}

PyObject *CPyDef_choices___list_actions(VecI64 cpy_r_words, int64_t cpy_r_size, PyObject *cpy_r_objects) {
    int64_t many = 0, n = 0;
    if (unlikely(!IS_WITHIN(0, cpy_r_size, cpy_r_words))) OUT_OF_RANGE(NULL);
    for (int64_t at = 0; at < cpy_r_size; at += SET) {
        uint64_t bits = (uint64_t)cpy_r_words.items[at + 1];
        int64_t first = cpy_r_words.items[at];
        if (unlikely(first < 0 || (bits != 0 && first + largest_of(bits) >= PyList_GET_SIZE(cpy_r_objects)))) OUT_OF_RANGE(NULL);
        many += members_of(bits);
    }
    PyObject *found = PyList_New(many);
    if (unlikely(found == NULL)) return NULL;
    for (int64_t at = 0; at < cpy_r_size; at += SET) {
        int64_t first = cpy_r_words.items[at];
        for (uint64_t bits = (uint64_t)cpy_r_words.items[at + 1]; bits != 0; bits &= bits - 1) {
            PyObject *number = PyList_GET_ITEM(cpy_r_objects, first + smallest_of(bits));
            Py_INCREF(number);
            PyList_SET_ITEM(found, n++, number);
        }
    }
    return found;
}

int64_t CPyDef_habits___by_readiness(VecI64 cpy_r_words, int64_t cpy_r_size, VecU8 cpy_r_owner, VecFloat cpy_r_readiness, int64_t cpy_r_base, double cpy_r_chance) {
    double weights[ROOM / SET], total = 0.0;
    if (unlikely(!IS_WITHIN(0, cpy_r_size, cpy_r_words) || cpy_r_size > ROOM)) OUT_OF_RANGE(NO_NUMBER);
    for (int64_t at = 0; at < cpy_r_size; at += SET) {
        int64_t first = cpy_r_words.items[at];
        if (unlikely(!IS_WITHIN(first, 1, cpy_r_owner))) OUT_OF_RANGE(NO_NUMBER);
        int64_t row = cpy_r_base + cpy_r_owner.items[first];
        if (unlikely(!IS_WITHIN(row, 1, cpy_r_readiness))) OUT_OF_RANGE(NO_NUMBER);
        double weight = cpy_r_readiness.items[row] * (double)members_of((uint64_t)cpy_r_words.items[at + 1]);
        weights[at / SET] = weight;
        total += weight;
    }
    double mark = cpy_r_chance * total;
    int64_t at = 0;
    for (; at < cpy_r_size - SET; at += SET) {
        mark -= weights[at / SET];
        if (mark < 0.0) break;
    }
    return at;
}

char CPyDef_judge___add_inputs(VecI64 cpy_r_inputs, int64_t cpy_r_n, VecI64 cpy_r_weights, VecI64 cpy_r_sums, int64_t cpy_r_first, int64_t cpy_r_words) {
    if (unlikely(!IS_WITHIN(0, cpy_r_n, cpy_r_inputs) || !IS_WITHIN(cpy_r_first, cpy_r_words, cpy_r_sums))) OUT_OF_RANGE(NOT_DONE);
    if (unlikely(!IS_WITHIN(0, cpy_r_n * cpy_r_words, cpy_r_weights))) OUT_OF_RANGE(NOT_DONE);
    uint64_t *sums = (uint64_t *)cpy_r_sums.items + cpy_r_first;
    for (int64_t i = 0; i < cpy_r_n; i++) {
        uint64_t x = (uint64_t)cpy_r_inputs.items[i];
        if (x == 0) continue;
        const uint64_t *weights = (const uint64_t *)cpy_r_weights.items + 4 * i;
        for (int64_t word = 0; word + 4 <= cpy_r_words; word += 4, weights += 4 * cpy_r_n) {
            sums[word] += x * weights[0];
            sums[word + 1] += x * weights[1];
            sums[word + 2] += x * weights[2];
            sums[word + 3] += x * weights[3];
        }
    }
    return 1;
}

char CPyDef_core___encoding___write_code(int64_t cpy_r_code, int64_t cpy_r_cards, VecI16 cpy_r_out, int64_t cpy_r_first) {
    uint64_t cards = (uint64_t)cpy_r_cards;
    if (cards == 0) return 1;
    if (unlikely(!IS_WITHIN(cpy_r_first, largest_of(cards) + 1, cpy_r_out))) OUT_OF_RANGE(NOT_DONE);
    for (int16_t *out = cpy_r_out.items + cpy_r_first; cards != 0; cards &= cards - 1) out[smallest_of(cards)] = (int16_t)cpy_r_code;
    return 1;
}

char CPyDef_core___encoding___write_flags(int64_t cpy_r_flags, VecI16 cpy_r_out, int64_t cpy_r_first, VecI64 cpy_r_seen, int64_t cpy_r_at) {
    if (unlikely(!IS_WITHIN(cpy_r_at, 1, cpy_r_seen))) OUT_OF_RANGE(NOT_DONE);
    uint64_t flags = (uint64_t)cpy_r_flags, changed = flags ^ (uint64_t)cpy_r_seen.items[cpy_r_at];
    if (changed == 0) return 1;
    if (unlikely(!IS_WITHIN(cpy_r_first, largest_of(changed) + 1, cpy_r_out))) OUT_OF_RANGE(NOT_DONE);
    cpy_r_seen.items[cpy_r_at] = cpy_r_flags;
    for (int16_t *out = cpy_r_out.items + cpy_r_first; changed != 0; changed &= changed - 1) {
        int64_t index = smallest_of(changed);
        out[index] = (int16_t)((flags >> index) & 1);
    }
    return 1;
}

char CPyDef_judge___light_units(VecI64 cpy_r_sums, VecI64 cpy_r_more, int64_t cpy_r_first, int64_t cpy_r_words, int64_t cpy_r_shift, VecI64 cpy_r_units) {
    if (unlikely(!IS_WITHIN(0, cpy_r_words, cpy_r_sums) || !IS_WITHIN(cpy_r_first, cpy_r_words, cpy_r_more))) OUT_OF_RANGE(NOT_DONE);
    if (unlikely(!IS_WITHIN(0, 3 * cpy_r_words, cpy_r_units) || cpy_r_words % 4 != 0)) OUT_OF_RANGE(NOT_DONE);
    const int64_t half = 0x80000, lane = 0xFFFFF, full = 256, *more = cpy_r_more.items + cpy_r_first;
    for (int64_t word = 0; word < cpy_r_words; word++) {
        int64_t whole = cpy_r_sums.items[word] + more[word] + 0x800008000080000;
        int64_t *unit = cpy_r_units.items + word / 4 * 12 + word % 4;
        for (int64_t place = 0; place < 3; place++) {
            int64_t total = (place < 2 ? (whole >> (20 * place)) & lane : whole >> 40) - half;
            total = total < 0 ? 0 : total >> cpy_r_shift;
            unit[4 * place] = total < full ? total : full;
        }
    }
    return 1;
}

int64_t CPyDef_judge___same_from(VecFloat cpy_r_found, VecFloat cpy_r_before, int64_t cpy_r_at, int64_t cpy_r_i, int64_t cpy_r_end, VecI64 cpy_r_changes) {
    int64_t i = cpy_r_i;
    if (unlikely(i < 0 || !IS_WITHIN(cpy_r_at, cpy_r_end, cpy_r_found) || !IS_WITHIN(cpy_r_at, cpy_r_end, cpy_r_before) || !IS_WITHIN(0, cpy_r_end, cpy_r_changes))) OUT_OF_RANGE(NO_NUMBER);
    for (; i < cpy_r_end && cpy_r_found.items[cpy_r_at + i] == cpy_r_before.items[cpy_r_at + i]; i++) cpy_r_changes.items[i] = 0;
    return i;
}

char CPyDef_evaluation___clear_features(VecFloat cpy_r_found, int64_t cpy_r_end) {
    if (unlikely(!IS_WITHIN(0, cpy_r_end, cpy_r_found))) OUT_OF_RANGE(NOT_DONE);
    memset(cpy_r_found.items, 0, (size_t)cpy_r_end * sizeof(double));
    return 1;
}
