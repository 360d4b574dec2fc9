/* What the network says of positions, as `fatsi.engine.network` works it out with numpy, only faster.

Two things make the difference. Most inputs of a position are zero, and so are most units after a layer: only the others
are multiplied. And only the legal actions are scored, six of some four hundred.

Weights have 16 bits, the upper half of a float, so that all of them fit into the second-level cache. A word of 32 bits
holds two of them: the lower one is shifted up, and the upper one is used as it is, its rounding made up for the bits of
the lower one. Widths are multiples of 32; Python pads them with zeros, packs them the weights (`pack`), and hands over rows of inputs with the actions to score (`judge`). */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LANES 16
#define MOST_UNITS 4096
#define SPILL LANES /* a vector of results may be written whole, beyond those that count */
#define NAME "fatsi.engine.forward.network"

typedef float Floats __attribute__((vector_size(4 * LANES), may_alias));
typedef uint32_t Words __attribute__((vector_size(4 * LANES), may_alias));

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#include <immintrin.h>
#define HAS_VECTORS_OF_16 __builtin_cpu_supports("avx512f")
#define FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
#define INLINE static inline __attribute__((always_inline))

/* The layers, in the order in which Python packs them. */
enum { SPACE, BOARD, TILE, FACED, UNITS, REST, SECOND, POLICY, TILE_HIDDEN, TILE_CONTEXT, TILE_SCORES,
       SPACE_HIDDEN, SPACE_CONTEXT, SPACE_SCORES, VALUE, LAYERS };

/* Where things are in a row of inputs, in the order in which Python packs them. */
enum { SIZE, PER_SEAT, SEATS_SIZE, PER_SPACE, TILES_AT, PER_TILE, REST_AT, AT_TILE, COLUMNS, PLACES };

typedef struct {
    int inputs, outputs;
    uint32_t *weights; /* a row of outputs for each input; of POLICY, the scores and VALUE a row of inputs for each output */
    float *bias;       /* zeros where a layer has none */
} Layer;

typedef struct {
    Layer layers[LAYERS];
    int at[PLACES];
    int32_t facing[12];
    float *scales;      /* of the inputs */
    int32_t *tile_of, *tile_kind, *space_of, *space_kind; /* of each column; -1 where it names none */
} Network;

/* Inputs that are not zero: which, and how much. */
typedef struct {
    int count;
    int32_t index[MOST_UNITS + SPILL];
    float value[MOST_UNITS + SPILL];
} Sparse;

INLINE void add(Sparse *s, int index, float value) {
    s->index[s->count] = index;
    s->value[s->count++] = value;
}

/* Take the bytes that are not zero from a row. */
INLINE void gather_bytes(Sparse *s, const uint8_t *row, const float *scales, int from, int count, int index) {
    int k = 0;
    for (; k + 8 <= count; k += 8) {
        uint64_t eight;
        memcpy(&eight, row + from + k, 8);
        while (eight) {
            int n = __builtin_ctzll(eight) >> 3;
            add(s, index + k + n, row[from + k + n] * scales[from + k + n]);
            eight &= ~((uint64_t)0xFF << (8 * n));
        }
    }
    for (; k < count; k++)
        if (row[from + k]) add(s, index + k, row[from + k] * scales[from + k]);
}

/* Take the numbers that are not zero from a vector whose length is a multiple of 16. */
static void gather_one_by_one(Sparse *s, const float *x, int count, int index) {
    for (int k = 0; k < count; k++) {
        s->index[s->count] = index + k;
        s->value[s->count] = x[k];
        s->count += x[k] != 0.0f;
    }
}

static void (*gather_floats)(Sparse *s, const float *x, int count, int index) = gather_one_by_one;

#ifdef HAS_VECTORS_OF_16
__attribute__((target("avx512f"))) static void gather_sixteen(Sparse *s, const float *x, int count, int index) {
    int found = s->count;
    __m512i at = _mm512_add_epi32(_mm512_set1_epi32(index),
                                  _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
    for (int k = 0; k < count; k += LANES) {
        __m512 some = _mm512_loadu_ps(x + k);
        __mmask16 is_there = _mm512_cmp_ps_mask(some, _mm512_setzero_ps(), _CMP_NEQ_OQ);
        _mm512_storeu_ps(s->value + found, _mm512_maskz_compress_ps(is_there, some));
        _mm512_storeu_si512(s->index + found, _mm512_maskz_compress_epi32(is_there, at));
        found += __builtin_popcount(is_there);
        at = _mm512_add_epi32(at, _mm512_set1_epi32(LANES));
    }
    s->count = found;
}
#endif

/* Add what a layer makes of sparse inputs to `out`; a constant number of sums stays in registers. */
INLINE void add_block(const Layer *layer, const Sparse *s, float *out, int at, const int pairs) {
    Floats sum[16];
    for (int j = 0; j < 2 * pairs; j++) sum[j] = (Floats){0};
    const uint32_t *weights = layer->weights + at / 2;
    for (int k = 0; k < s->count; k++) {
        const Words *row = (const Words *)(weights + (size_t)s->index[k] * (layer->outputs / 2));
        float value = s->value[k];
        for (int j = 0; j < pairs; j++) {
            sum[2 * j] += value * (Floats)(row[j] << 16);
            sum[2 * j + 1] += value * (Floats)row[j];
        }
    }
    Floats *to = (Floats *)(out + at);
    for (int j = 0; j < 2 * pairs; j++) to[j] += sum[j];
}

INLINE void add_layer(const Layer *layer, const Sparse *s, float *out) {
    int at = 0;
    for (; at + 16 * LANES <= layer->outputs; at += 16 * LANES) add_block(layer, s, out, at, 8);
    for (; at + 4 * LANES <= layer->outputs; at += 4 * LANES) add_block(layer, s, out, at, 2);
    for (; at < layer->outputs; at += 2 * LANES) add_block(layer, s, out, at, 1);
}

INLINE void relu(float *x, int count) {
    for (int k = 0; k < count; k++) x[k] = x[k] > 0 ? x[k] : 0;
}

/* One output of a layer whose weights lie in a row for each output. */
INLINE float dot(const Layer *layer, int output, const float *x) {
    const Words *row = (const Words *)(layer->weights + (size_t)output * (layer->inputs / 2));
    const Floats *in = (const Floats *)x;
    Floats one = {0}, other = {0};
    for (int j = 0; j < layer->inputs / (2 * LANES); j++) {
        one += in[2 * j] * (Floats)(row[j] << 16);
        other += in[2 * j + 1] * (Floats)row[j];
    }
    one += other;
    float total = 0;
    for (int n = 0; n < LANES; n++) total += one[n];
    return total + layer->bias[output];
}

/* The hidden layer of the score of a tile or space. */
INLINE void hide(const Layer *hidden, const float *context, const float *unit, float *out) {
    Sparse s;
    s.count = 0;
    gather_floats(&s, unit, hidden->inputs, 0);
    memcpy(out, context, hidden->outputs * sizeof(float));
    add_layer(hidden, &s, out);
    relu(out, hidden->outputs);
}

FOR_EACH_PROCESSOR
static void judge_rows(const Network *net, const uint8_t *rows, const int32_t *columns, const int32_t *starts, int count,
                       float *logits, float *values) {
    const Layer *layers = net->layers;
    const int *at = net->at;
    const int spaces_wide = layers[SPACE].outputs, tiles_wide = layers[TILE].outputs;
    const int hidden = layers[UNITS].outputs, second = layers[SECOND].outputs;
    const int by_tile = layers[TILE_HIDDEN].outputs, by_space = layers[SPACE_HIDDEN].outputs;
    float units[MOST_UNITS] __attribute__((aligned(64)));
    float joined[1024] __attribute__((aligned(64))), last[1024] __attribute__((aligned(64)));
    float boards[4 * 256] __attribute__((aligned(64)));
    float tile_context[256] __attribute__((aligned(64))), space_context[256] __attribute__((aligned(64)));
    float tile_hidden[9 * 256] __attribute__((aligned(64))), space_hidden[12 * 256] __attribute__((aligned(64)));
    Sparse s;
    for (int r = 0; r < count; r++) {
        const uint8_t *row = rows + (size_t)r * at[SIZE];
        float *spaces = units, *tiles = units + 12 * spaces_wide, *here = tiles + 9 * tiles_wide;
        memset(boards, 0, sizeof(float) * 4 * spaces_wide);
        for (int seat = 0; seat < 4; seat++) {
            s.count = 0;
            gather_bytes(&s, row, net->scales, seat * at[PER_SEAT], at[PER_SEAT], 0);
            add_layer(&layers[BOARD], &s, boards + seat * spaces_wide);
        }
        for (int tile = 0; tile < 9; tile++) {
            float *out = tiles + tile * tiles_wide;
            memcpy(out, layers[TILE].bias, tiles_wide * sizeof(float));
            s.count = 0;
            gather_bytes(&s, row, net->scales, at[TILES_AT] + tile * at[PER_TILE], at[PER_TILE], 0);
            for (int seat = 0; seat < 4; seat++)
                if (row[seat * at[PER_SEAT] + at[AT_TILE] + tile]) add(&s, at[PER_TILE] + seat, 1.0f);
            add_layer(&layers[TILE], &s, out);
        }
        for (int space = 0; space < 12; space++) {
            float *out = spaces + space * spaces_wide;
            const float *board = boards + space / 3 * spaces_wide;
            for (int k = 0; k < spaces_wide; k++) out[k] = layers[SPACE].bias[k] + board[k];
            s.count = 0;
            gather_bytes(&s, row, net->scales, at[SEATS_SIZE] + space * at[PER_SPACE], at[PER_SPACE], 0);
            add_layer(&layers[SPACE], &s, out);
            relu(out, spaces_wide);
            s.count = 0;
            gather_floats(&s, out, spaces_wide, 0);
            add_layer(&layers[FACED], &s, tiles + net->facing[space] * tiles_wide);
        }
        relu(tiles, 9 * tiles_wide);
        memset(here, 0, tiles_wide * sizeof(float));
        for (int tile = 0; tile < 9; tile++)
            if (row[at[AT_TILE] + tile]) memcpy(here, tiles + tile * tiles_wide, tiles_wide * sizeof(float));
        memcpy(joined, layers[UNITS].bias, hidden * sizeof(float));
        s.count = 0;
        gather_floats(&s, units, layers[UNITS].inputs, 0);
        add_layer(&layers[UNITS], &s, joined);
        s.count = 0;
        gather_bytes(&s, row, net->scales, 0, at[SEATS_SIZE], 0);
        gather_bytes(&s, row, net->scales, at[REST_AT], at[SIZE] - at[REST_AT], at[SEATS_SIZE]);
        add_layer(&layers[REST], &s, joined);
        relu(joined, hidden);
        memcpy(last, layers[SECOND].bias, second * sizeof(float));
        s.count = 0;
        gather_floats(&s, joined, hidden, 0);
        add_layer(&layers[SECOND], &s, last);
        relu(last, second);
        for (int k = 0; k < 2; k++) values[2 * r + k] = 1 / (1 + expf(-dot(&layers[VALUE], k, last)));
        s.count = 0;
        gather_floats(&s, last, second, 0);
        unsigned tiles_known = 0, spaces_known = 0;
        int has_tile_context = 0, has_space_context = 0;
        for (int k = starts[r]; k < starts[r + 1]; k++) {
            int column = columns[k];
            float logit = dot(&layers[POLICY], column, last);
            int tile = net->tile_of[column], space = net->space_of[column];
            if (tile >= 0) {
                if (!has_tile_context) {
                    memcpy(tile_context, layers[TILE_HIDDEN].bias, by_tile * sizeof(float));
                    add_layer(&layers[TILE_CONTEXT], &s, tile_context);
                    has_tile_context = 1;
                }
                if (!(tiles_known >> tile & 1))
                    hide(&layers[TILE_HIDDEN], tile_context, tiles + tile * tiles_wide, tile_hidden + tile * by_tile);
                tiles_known |= 1u << tile;
                logit += dot(&layers[TILE_SCORES], net->tile_kind[column], tile_hidden + tile * by_tile);
            }
            if (space >= 0) {
                if (!has_space_context) {
                    memcpy(space_context, layers[SPACE_HIDDEN].bias, by_space * sizeof(float));
                    add_layer(&layers[SPACE_CONTEXT], &s, space_context);
                    has_space_context = 1;
                }
                if (!(spaces_known >> space & 1))
                    hide(&layers[SPACE_HIDDEN], space_context, spaces + space * spaces_wide,
                         space_hidden + space * by_space);
                spaces_known |= 1u << space;
                logit += dot(&layers[SPACE_SCORES], net->space_kind[column], space_hidden + space * by_space);
            }
            logits[k] = logit;
        }
    }
}

static void free_network(Network *net) {
    for (int k = 0; k < LAYERS; k++) {
        free(net->layers[k].weights);
        free(net->layers[k].bias);
    }
    free(net->scales);
    free(net->tile_of);
    free(net->tile_kind);
    free(net->space_of);
    free(net->space_kind);
    free(net);
}

static void destroy(PyObject *capsule) {
    Network *net = PyCapsule_GetPointer(capsule, NAME);
    if (net) free_network(net);
}

/* Copy the bytes of an object that has exactly so many; they may be read a vector beyond their end. */
static void *copy_of(PyObject *object, size_t size) {
    Py_buffer view;
    if (PyObject_GetBuffer(object, &view, PyBUF_SIMPLE) < 0) return NULL;
    void *copy = NULL;
    if ((size_t)view.len != size)
        PyErr_Format(PyExc_ValueError, "%zu bytes are needed, not %zd", size, view.len);
    else if (!(copy = aligned_alloc(64, (size + 127) / 64 * 64)))
        PyErr_NoMemory();
    else
        memcpy(copy, view.buf, size);
    PyBuffer_Release(&view);
    return copy;
}

static int take_layer(Layer *layer, PyObject *packed) {
    PyObject *weights, *bias;
    if (!PyArg_ParseTuple(packed, "iiOO", &layer->inputs, &layer->outputs, &weights, &bias)) return -1;
    if (layer->inputs > MOST_UNITS || layer->outputs > 1024) {
        PyErr_SetString(PyExc_ValueError, "a layer is too large");
        return -1;
    }
    layer->weights = copy_of(weights, sizeof(uint16_t) * layer->inputs * layer->outputs);
    if (!layer->weights) return -1;
    layer->bias = copy_of(bias, sizeof(float) * layer->outputs);
    return layer->bias ? 0 : -1;
}

PyDoc_STRVAR(pack_doc, "pack(places, layers, facing, scales, tile_of, tile_kind, space_of, space_kind)\n\n"
                       "Return a network for `judge`.");

static PyObject *pack(PyObject *self, PyObject *args) {
    PyObject *places, *layers, *facing, *scales, *tables[4];
    if (!PyArg_ParseTuple(args, "O!O!OOOOOO", &PyTuple_Type, &places, &PyTuple_Type, &layers, &facing, &scales,
                          &tables[0], &tables[1], &tables[2], &tables[3]))
        return NULL;
    if (PyTuple_GET_SIZE(places) != PLACES || PyTuple_GET_SIZE(layers) != LAYERS)
        return PyErr_Format(PyExc_ValueError, "%d places and %d layers are needed", PLACES, LAYERS);
    Network *net = calloc(1, sizeof(Network));
    if (!net) return PyErr_NoMemory();
    for (int k = 0; k < PLACES; k++) {
        net->at[k] = (int)PyLong_AsLong(PyTuple_GET_ITEM(places, k));
        if (PyErr_Occurred()) goto failed;
    }
    for (int k = 0; k < LAYERS; k++)
        if (take_layer(&net->layers[k], PyTuple_GET_ITEM(layers, k)) < 0) goto failed;
    int32_t *faced = copy_of(facing, sizeof(net->facing));
    if (!faced) goto failed;
    memcpy(net->facing, faced, sizeof(net->facing));
    free(faced);
    int32_t **targets[4] = {&net->tile_of, &net->tile_kind, &net->space_of, &net->space_kind};
    for (int k = 0; k < 4; k++)
        if (!(*targets[k] = copy_of(tables[k], sizeof(int32_t) * net->at[COLUMNS]))) goto failed;
    if (!(net->scales = copy_of(scales, sizeof(float) * net->at[SIZE]))) goto failed;
    return PyCapsule_New(net, NAME, destroy);
failed:
    free_network(net);
    return NULL;
}

/* Whether the columns of so many rows are within the buffers and within the network. */
static int are_columns_right(const Network *net, const Py_buffer *columns, const Py_buffer *starts, int rows,
                             const Py_buffer *logits) {
    const int32_t *column = columns->buf, *start = starts->buf;
    if ((size_t)starts->len < (rows + 1) * sizeof(int32_t) || start[0]) return 0;
    for (int r = 0; r < rows; r++)
        if (start[r] > start[r + 1]) return 0;
    size_t size = start[rows] * sizeof(int32_t);
    if ((size_t)columns->len < size || (size_t)logits->len < size) return 0;
    for (int k = 0; k < start[rows]; k++)
        if (column[k] < 0 || column[k] >= net->at[COLUMNS]) return 0;
    return 1;
}

PyDoc_STRVAR(judge_doc, "judge(network, inputs, columns, starts, rows, logits, values)\n\n"
                        "Write the logits of the columns and two values of so many rows.");

static PyObject *judge(PyObject *self, PyObject *args) {
    PyObject *capsule;
    Py_buffer inputs, columns, starts, logits, values;
    int rows;
    if (!PyArg_ParseTuple(args, "Oy*y*y*iw*w*", &capsule, &inputs, &columns, &starts, &rows, &logits, &values))
        return NULL;
    Network *net = PyCapsule_GetPointer(capsule, NAME);
    if (net) {
        if (rows < 0 || (size_t)inputs.len < (size_t)rows * net->at[SIZE] ||
            (size_t)values.len < rows * 2 * sizeof(float) || !are_columns_right(net, &columns, &starts, rows, &logits)) {
            PyErr_SetString(PyExc_ValueError, "the buffers do not fit so many rows");
        } else {
            Py_BEGIN_ALLOW_THREADS
            judge_rows(net, inputs.buf, columns.buf, starts.buf, rows, logits.buf, values.buf);
            Py_END_ALLOW_THREADS
        }
    }
    PyBuffer_Release(&inputs);
    PyBuffer_Release(&columns);
    PyBuffer_Release(&starts);
    PyBuffer_Release(&logits);
    PyBuffer_Release(&values);
    if (PyErr_Occurred()) return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"pack", pack, METH_VARARGS, pack_doc}, {"judge", judge, METH_VARARGS, judge_doc}, {NULL, NULL, 0, NULL}};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "forward", "The network in C.", -1, methods,
                                    NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_forward(void) {
#ifdef HAS_VECTORS_OF_16
    if (HAS_VECTORS_OF_16) gather_floats = gather_sixteen;
#endif
    return PyModule_Create(&module);
}
