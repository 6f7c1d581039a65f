#include "CGtkTestShims.h"

#include <dlfcn.h>

// The functions of Xlib and GDK's X11 by their ABI, so that no header of theirs is needed.
typedef unsigned long (*RequestNumber)(void *);
typedef void (*SetAfterFunction)(void *, int (*)(void *));

static RequestNumber next_request, last_answered;
static int round_trips;

// Called by Xlib after each of its functions: what has its answer by then was waited for.
static int count_answered(void *display) {
    static unsigned long last;
    unsigned long asked = next_request(display) - 1;
    if (asked != last && last_answered(display) == asked) round_trips++;
    last = asked;
    return 0;
}

int test_round_trips(void) {
    void *xlib = dlopen("libX11.so.6", RTLD_NOW);
    void *(*display_of)(GdkDisplay *) = (void *(*)(GdkDisplay *))dlsym(RTLD_DEFAULT, "gdk_x11_display_get_xdisplay");
    GdkDisplay *display = gdk_display_get_default();
    if (xlib == NULL || display_of == NULL || strcmp(G_OBJECT_TYPE_NAME(display), "GdkX11Display") != 0) return -1;
    next_request = (RequestNumber)dlsym(xlib, "XNextRequest");
    last_answered = (RequestNumber)dlsym(xlib, "XLastKnownRequestProcessed");
    ((SetAfterFunction)dlsym(xlib, "XSetAfterFunction"))(display_of(display), count_answered);
    return round_trips;
}
