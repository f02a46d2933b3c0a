/* The functions of the engine that are written in C as well: mypyc's C of them would check every number that it reads or
   writes, and make Python integers. Each does what the Python function of its name does, which runs interpreted; a test
   runs both. `engine_intrinsics.py` puts them into the C that mypyc has written. What stands before the first of them
   comes first there. */

#include <math.h>
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
/* Where there is no node, as in `tree.py`. */
#define NOTHING (-1)
#define TREE(name, object) const concilium___bots___tree___TreeObject *name = (const concilium___bots___tree___TreeObject *)(object)
/* A set of actions takes two words, of which `Choices` has room for this many. */
#define SET 2
#define ROOM 128
/* The judge's inputs come in pairs of a number and a value. */
#define PAIR 2

int64_t CPyDef_bits___lowest(int64_t cpy_r_bits) {
    return smallest_of((uint64_t)cpy_r_bits);
}

int64_t CPyDef_bits___count(int64_t cpy_r_bits) {
    return members_of((uint64_t)cpy_r_bits);
}

char CPyDef_bits___clear(VecI64 cpy_r_row, int64_t cpy_r_first, int64_t cpy_r_size) {
    if (unlikely(!IS_WITHIN(cpy_r_first, cpy_r_size, cpy_r_row))) OUT_OF_RANGE(NOT_DONE);
    for (int64_t *at = cpy_r_row.items + cpy_r_first, *end = at + cpy_r_size; at < end; at++) *at = 0;
    return 1;
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

double CPyDef_evaluation___tenths(int64_t cpy_r_number) {
    return (double)cpy_r_number * 0.1;
}

char CPyDef_evaluation___clear_features(VecFloat cpy_r_found, int64_t cpy_r_end) {
    if (unlikely(!IS_WITHIN(0, cpy_r_end, cpy_r_found))) OUT_OF_RANGE(NOT_DONE);
    memset(cpy_r_found.items, 0, (size_t)cpy_r_end * sizeof(double));
    return 1;
}

char CPyDef_children___mark_children(PyObject *cpy_r_tree, int64_t cpy_r_node, int64_t cpy_r_first, VecI64 cpy_r_child_of, char cpy_r_is_noted) {
    TREE(tree, cpy_r_tree);
    uint64_t room = (uint64_t)tree->_capacity;
    if (unlikely((uint64_t)cpy_r_node >= room)) OUT_OF_RANGE(NOT_DONE);
    for (int64_t child = tree->_child.items[cpy_r_node]; child != NOTHING; child = tree->_sibling.items[child]) {
        if (unlikely((uint64_t)child >= room)) OUT_OF_RANGE(NOT_DONE);
        uint64_t action = (uint64_t)(tree->_key.items[child] - cpy_r_first);
        if (action < (uint64_t)cpy_r_child_of.len) cpy_r_child_of.items[action] = cpy_r_is_noted ? child : NOTHING;
    }
    return 1;
}

double CPyDef_tree___Tree___mean(PyObject *cpy_r_self, int64_t cpy_r_node, double cpy_r_faith) {
    TREE(tree, cpy_r_self);
    if (unlikely((uint64_t)cpy_r_node >= (uint64_t)tree->_capacity)) OUT_OF_RANGE(NO_NUMBER);
    double total = tree->_total.items[cpy_r_node], seen = tree->_seen.items[cpy_r_node];
    int64_t visits = tree->_visits.items[cpy_r_node];
    if (cpy_r_faith > 0.0 && seen >= 0.0) return (total + cpy_r_faith * seen) / ((double)visits + cpy_r_faith);
    return total / (double)(visits > 1 ? visits : 1);
}

int64_t CPyDef_children___choose(PyObject *cpy_r_tree, int64_t cpy_r_node, VecI64 cpy_r_offers, int64_t cpy_r_n, VecI64 cpy_r_child_of, PyObject *cpy_r_habits, int64_t cpy_r_base, double cpy_r_even, double cpy_r_curiosity, double cpy_r_faith) {
    TREE(tree, cpy_r_tree);
    VecU8 owner = ((concilium___bots___habits___HabitsObject *)cpy_r_habits)->_owner;
    VecFloat readiness = ((concilium___bots___habits___HabitsObject *)cpy_r_habits)->_readiness;
    uint64_t room = (uint64_t)tree->_capacity;
    double total = 0.0, tried_total = 0.0, lowest = 1.0, highest = 0.0;
    int64_t tried = 0;
    if (unlikely((uint64_t)cpy_r_node >= room || !IS_WITHIN(0, cpy_r_n, cpy_r_offers))) OUT_OF_RANGE(NO_NUMBER);
    for (int64_t i = 0; i < cpy_r_n; i++) {
        int64_t action = cpy_r_offers.items[i];
        if (unlikely(!IS_WITHIN(action, 1, cpy_r_child_of) || !IS_WITHIN(action, 1, owner))) OUT_OF_RANGE(NO_NUMBER);
        int64_t child = cpy_r_child_of.items[action];
        if (child == NOTHING) {
            int64_t habit = cpy_r_base + owner.items[action];
            if (unlikely(!IS_WITHIN(habit, 1, readiness))) OUT_OF_RANGE(NO_NUMBER);
            total += cpy_r_even > 0.0 ? cpy_r_even : readiness.items[habit];
            continue;
        }
        if (unlikely((uint64_t)child >= room)) OUT_OF_RANGE(NO_NUMBER);
        total += tree->_prior.items[child];
        if (tree->_visits.items[child] > 0) {
            double mean = CPyDef_tree___Tree___mean(cpy_r_tree, child, cpy_r_faith);
            tried_total += tree->_total.items[child];
            tried += tree->_visits.items[child];
            lowest = mean < lowest ? mean : lowest;
            highest = mean > highest ? mean : highest;
        }
    }
    double guess = tried > 0 ? tried_total / (double)tried : 0.5, spread = highest - lowest;
    double scale = cpy_r_curiosity / (total > 0.000001 ? total : 0.000001) * ((spread > 0.0 ? spread : 0.0) + 0.004);
    double root = sqrt((double)(tree->_visits.items[cpy_r_node] + 1)), most = -1.0;
    int64_t best = 0;
    for (int64_t i = 0; i < cpy_r_n; i++) {
        int64_t action = cpy_r_offers.items[i], child = cpy_r_child_of.items[action];
        double value;
        if (child == NOTHING) {
            value = guess + scale * (cpy_r_even > 0.0 ? cpy_r_even : readiness.items[cpy_r_base + owner.items[action]]) * root;
        } else {
            int64_t visits = tree->_visits.items[child], offered = ++tree->_offered.items[child];
            int is_seen = visits > 0 || (cpy_r_faith > 0.0 && tree->_seen.items[child] >= 0.0);
            double mean = is_seen ? CPyDef_tree___Tree___mean(cpy_r_tree, child, cpy_r_faith) : guess;
            value = mean + scale * tree->_prior.items[child] * sqrt((double)offered) / (double)(visits + 1);
        }
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}

char CPyDef_judge___add_pairs(VecI64 cpy_r_pairs, int64_t cpy_r_size, VecI64 cpy_r_weights, int64_t cpy_r_inputs, VecI64 cpy_r_sums, int64_t cpy_r_first, int64_t cpy_r_words) {
    if (unlikely(!IS_WITHIN(0, cpy_r_size, cpy_r_pairs) || !IS_WITHIN(cpy_r_first, cpy_r_words, cpy_r_sums))) OUT_OF_RANGE(NOT_DONE);
    if (unlikely(!IS_WITHIN(0, cpy_r_inputs * cpy_r_words, cpy_r_weights) || cpy_r_words % 4 != 0)) OUT_OF_RANGE(NOT_DONE);
    const int64_t *pairs = cpy_r_pairs.items;
    for (int64_t at = 0; at < cpy_r_size; at += PAIR) {
        if (unlikely((uint64_t)pairs[at] >= (uint64_t)cpy_r_inputs)) OUT_OF_RANGE(NOT_DONE);
    }
    uint64_t *sums = (uint64_t *)cpy_r_sums.items + cpy_r_first, *end = sums + cpy_r_words;
    const uint64_t *block = (const uint64_t *)cpy_r_weights.items;
    for (; sums < end; sums += 4, block += 4 * cpy_r_inputs) {
        uint64_t a = sums[0], b = sums[1], c = sums[2], d = sums[3];
        for (int64_t at = 0; at < cpy_r_size; at += PAIR) {
            const uint64_t *weights = block + 4 * pairs[at], x = (uint64_t)pairs[at + 1];
            a += x * weights[0];
            b += x * weights[1];
            c += x * weights[2];
            d += x * weights[3];
        }
        sums[0] = a;
        sums[1] = b;
        sums[2] = c;
        sums[3] = d;
    }
    return 1;
}

int64_t CPyDef_judge___note_changes(VecFloat cpy_r_found, VecFloat cpy_r_before, VecFloat cpy_r_scale, int64_t cpy_r_at, VecI64 cpy_r_seen, VecI64 cpy_r_total, VecI64 cpy_r_changes) {
    int64_t n = cpy_r_total.len;
    if (unlikely(!IS_WITHIN(cpy_r_at, n, cpy_r_found) || !IS_WITHIN(cpy_r_at, n, cpy_r_before) || !IS_WITHIN(cpy_r_at, n, cpy_r_seen))) OUT_OF_RANGE(NO_NUMBER);
    if (unlikely(!IS_WITHIN(0, n, cpy_r_scale) || !IS_WITHIN(0, PAIR * n, cpy_r_changes))) OUT_OF_RANGE(NO_NUMBER);
    const double *found = cpy_r_found.items + cpy_r_at, *scale = cpy_r_scale.items, most = 191.0, rounding = 1024.0;
    double *before = cpy_r_before.items + cpy_r_at;
    int64_t *seen = cpy_r_seen.items + cpy_r_at, *total = cpy_r_total.items, *pair = cpy_r_changes.items;
    for (int64_t i = 0; i < n; i++) {
        double value = found[i];
        if (value == before[i]) continue;
        before[i] = value;
        value *= scale[i];
        if (unlikely(value != value)) {
            PyErr_SetString(PyExc_ValueError, "cannot convert float NaN to integer");
            return NO_NUMBER;
        }
        value = value > most ? most : value < -most ? -most : value;
        /* Moved into the positive, since cutting off the fraction rounds towards zero. */
        int64_t now = (int64_t)(value + rounding + 0.5) - (int64_t)rounding, change = now - seen[i];
        seen[i] = now;
        total[i] += change;
        pair[0] = i;
        pair[1] = change;
        pair += change != 0 ? PAIR : 0;
    }
    return pair - cpy_r_changes.items;
}

int64_t CPyDef_judge___note_means(VecI64 cpy_r_total, int64_t cpy_r_share, VecI64 cpy_r_means, VecI64 cpy_r_changes) {
    int64_t n = cpy_r_total.len, *pair = cpy_r_changes.items;
    if (unlikely(!IS_WITHIN(0, n, cpy_r_means) || !IS_WITHIN(0, PAIR * n, cpy_r_changes))) OUT_OF_RANGE(NO_NUMBER);
    for (int64_t i = 0; i < n; i++) {
        int64_t mean = (cpy_r_total.items[i] * cpy_r_share) >> 16, change = mean - cpy_r_means.items[i];
        if (change == 0) continue;
        cpy_r_means.items[i] = mean;
        pair[0] = i;
        pair[1] = change;
        pair += PAIR;
    }
    return pair - cpy_r_changes.items;
}

double CPyDef_judge___Judge___prospects(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    const concilium___core___judge___JudgeObject *judge = (const concilium___core___judge___JudgeObject *)cpy_r_self;
    const concilium___core___judge___LayerObject *own = (const concilium___core___judge___LayerObject *)judge->_own;
    const concilium___core___judge___LayerObject *second = (const concilium___core___judge___LayerObject *)judge->_second;
    int64_t words = own->_words, first = cpy_r_seat * words, row = second->_row, units = second->_units;
    if (unlikely(!IS_WITHIN(first, words, judge->_sums) || !IS_WITHIN(0, words, judge->_table_sums) || !IS_WITHIN(0, row, judge->_lit))) OUT_OF_RANGE(NO_NUMBER);
    if (unlikely(words % 4 != 0 || 3 * words > row || units % 12 != 0)) OUT_OF_RANGE(NO_NUMBER);
    if (unlikely(!IS_WITHIN(0, units * row, second->_plain) || !IS_WITHIN(0, units / 3, second->_bias) || !IS_WITHIN(0, units, judge->_last))) OUT_OF_RANGE(NO_NUMBER);
    const int64_t *shared = judge->_table_sums.items, *sums = judge->_sums.items + first, *bias = second->_bias.items;
    const int64_t halves = 0x800008000080000;
    const int32_t half = 0x80000, lane = 0xFFFFF, full = 256;
    const int shift = (int)own->_shift, next_shift = (int)second->_shift;
    int16_t *lit = judge->_lit.items;
    for (int64_t block = 0; block < words; block += 4, lit += 12) {
        int32_t totals[12];
        for (int k = 0; k < 4; k++) {
            int64_t whole = shared[block + k] + sums[block + k] + halves;
            totals[k] = (int32_t)(whole & lane);
            totals[k + 4] = (int32_t)(whole >> 20 & lane);
            totals[k + 8] = (int32_t)(whole >> 40 & lane);
        }
        for (int k = 0; k < 12; k++) {
            int32_t total = totals[k] - half;
            total = (total > 0 ? total : 0) >> shift;
            lit[k] = (int16_t)(total < full ? total : full);
        }
    }
    const int16_t *weights = second->_plain.items;
    double value = 0.0;
    lit = judge->_lit.items;
    for (int64_t unit = 0; unit < units; unit++, weights += row) {
        int32_t total = (int32_t)((bias[unit / 12 * 4 + unit % 4] + halves) >> (unit % 12 / 4 * 20) & lane) - half;
        for (int64_t i = 0; i < (row & ~(int64_t)7); i++) total += (int32_t)lit[i] * weights[i];
        total = (total > 0 ? total : 0) >> next_shift;
        value += (double)(total < full ? total : full) * judge->_last.items[unit];
    }
    return value;
}
