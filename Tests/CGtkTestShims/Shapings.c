// For RTLD_NEXT.
#define _GNU_SOURCE
#include "CGtkTestShims.h"

#include <dlfcn.h>
#include <hb.h>

static gint shapings;

// Stands before HarfBuzz's own, which Pango calls for each piece of text.
void hb_shape(hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int feature_count) {
    static void (*shape)(hb_font_t *, hb_buffer_t *, const hb_feature_t *, unsigned int);
    if (shape == NULL) shape = dlsym(RTLD_NEXT, "hb_shape");
    g_atomic_int_inc(&shapings);
    shape(font, buffer, features, feature_count);
}

int test_shapings(void) { return g_atomic_int_get(&shapings); }
