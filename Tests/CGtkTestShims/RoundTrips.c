// For RTLD_NEXT.
#define _GNU_SOURCE
#include "CGtkTestShims.h"

#include <dlfcn.h>

static gint round_trips;

// Stands before Xlib's own, in which every question to the X server waits for its answer; by its ABI, so that no header of
// Xlib's is needed.
int _XReply(void *display, void *reply, int extra, int discards);
int _XReply(void *display, void *reply, int extra, int discards) {
    static int (*wait)(void *, void *, int, int);
    if (wait == NULL) wait = dlsym(RTLD_NEXT, "_XReply");
    g_atomic_int_inc(&round_trips);
    return wait(display, reply, extra, discards);
}

int test_round_trips(void) {
    const char *type = G_OBJECT_TYPE_NAME(gdk_display_get_default());
    return strcmp(type, "GdkX11Display") == 0 ? g_atomic_int_get(&round_trips) : -1;
}
