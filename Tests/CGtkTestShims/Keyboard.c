#include "CGtkTestShims.h"
#include <dlfcn.h>

// The functions of Xlib, XTest and GDK's X11 by their ABI, so that no header of theirs is needed.
typedef void *(*OpenDisplay)(const char *);
typedef unsigned char (*KeyCode)(void *, unsigned long);
typedef unsigned long (*KeySymbol)(void *, unsigned char, int, int);
typedef int (*Key)(void *, unsigned, int, unsigned long);
typedef int (*Focus)(void *, unsigned long, int, unsigned long);
typedef int (*Sync)(void *, int);
typedef unsigned long (*WindowOf)(GdkSurface *);

gboolean test_strike_key(GdkSurface *surface, guint key, GdkModifierType modifiers, gboolean down, gboolean up) {
    static void *display = NULL;
    void *xlib = dlopen("libX11.so.6", RTLD_NOW), *xtest = dlopen("libXtst.so.6", RTLD_NOW);
    WindowOf window = (WindowOf)dlsym(RTLD_DEFAULT, "gdk_x11_surface_get_xid");
    if (xlib == NULL || xtest == NULL || window == NULL) return FALSE;
    if (display == NULL) display = ((OpenDisplay)dlsym(xlib, "XOpenDisplay"))(NULL);
    if (display == NULL) return FALSE;
    KeyCode code = (KeyCode)dlsym(xlib, "XKeysymToKeycode");
    KeySymbol symbol = (KeySymbol)dlsym(xlib, "XkbKeycodeToKeysym");
    Key strike = (Key)dlsym(xtest, "XTestFakeKeyEvent");
    unsigned char struck = code(display, key);
    if (struck == 0) return FALSE;
    // A window manager would give the window the keyboard; 2 is RevertToParent.
    ((Focus)dlsym(xlib, "XSetInputFocus"))(display, window(surface), 2, 0);
    gboolean shift = (modifiers & GDK_SHIFT_MASK) != 0
        || (symbol(display, struck, 0, 0) != key && symbol(display, struck, 0, 1) == key);
    unsigned held[3] = {
        (modifiers & GDK_CONTROL_MASK) ? code(display, GDK_KEY_Control_L) : 0,
        (modifiers & GDK_ALT_MASK) ? code(display, GDK_KEY_Alt_L) : 0, shift ? code(display, GDK_KEY_Shift_L) : 0,
    };
    for (int i = 0; i < 3; i++) if (held[i]) strike(display, held[i], TRUE, 0);
    if (down) strike(display, struck, TRUE, 0);
    if (up) strike(display, struck, FALSE, 0);
    for (int i = 2; i >= 0; i--) if (held[i]) strike(display, held[i], FALSE, 0);
    ((Sync)dlsym(xlib, "XSync"))(display, FALSE);
    // What the server has told GDK until now lies in GDK's queue then.
    gdk_display_sync(gdk_surface_get_display(surface));
    return TRUE;
}
